// Loads the page anew as soon as the author has saved; without a script the page does so every other second.
(() => {
  const bar = document.querySelector("[data-workshop]");
  const ask = async () => {
    try {
      const response = await fetch(bar.dataset.asks);
      if (response.ok && (await response.text()) !== bar.dataset.workshop) return location.reload();
    } catch {
      // The preview was closed; it may be opened again.
    }
    setTimeout(ask, 250);
  };
  setTimeout(ask, 250);
})();
