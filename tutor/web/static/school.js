// Makes the site instant; every form and link works without it.
(() => {
  const calm = () => document.documentElement.dataset.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const inLesson = (region) => region.closest(".lesson");
  const here = () => location.pathname + location.search;
  let shown = here(), since = performance.now();

  // The same address and the same page as without a script; only one region of it is put in place.
  async function swap(region, address, options, stay) {
    const turn = (region.turn = (region.turn || 0) + 1);
    region.ariaBusy = "true";
    const response = await fetch(address, options);
    if (response.status >= 500) throw new Error(response.status);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.querySelector("[data-region]");
    if (!next) throw new Error("no region");
    if (turn !== region.turn) return;
    const target = (stay && next.querySelector(stay)) || next.querySelector("[autofocus]") || next.querySelector("button.hit, input:not([type=hidden]), button, a");
    next.querySelectorAll("[autofocus]").forEach((one) => one.removeAttribute("autofocus"));
    region.replaceWith(next);
    if (!inLesson(next)) {
      document.title = page.title;
      // They lead to this address in another language, back to it, and report what it shows.
      for (const part of [".languages", ".prefs", ".foot"]) document.querySelector(part).replaceWith(page.querySelector(part));
      if (response.url !== location.href) history.pushState(1, "", response.url);
      shown = here();
    }
    prepare();
    since = performance.now();
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    pressAgain(next, region.pressed || []);
  }

  // Whoever taps faster than the pages come loses no tap: it counts on the region that comes.
  function remember(region, { name, value }) {
    (region.pressed ||= []).push(name ? `button[name="${name}"][value="${value}"]:enabled` : ".actions button:not([name])");
  }
  function pressAgain(region, [first, ...rest]) {
    const button = first && region.querySelector(first);
    if (first && !button) return pressAgain(region, rest);
    region.pressed = rest;
    button?.click();
  }

  addEventListener("submit", (event) => {
    const form = event.target, button = event.submitter;
    const region = form.closest("[data-region]");
    if (!region || !form.matches("[data-swap]")) return;
    if (button && region.ariaBusy) {
      event.preventDefault();
      return remember(region, button);
    }
    if (button?.name === "go") return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, button));
    const post = form.method === "post";
    // How long it took, and how far the learner's clock is from universal time: a day is the learner's day.
    if (post) [["ms", Math.round(performance.now() - since)], ["minutes", -new Date().getTimezoneOffset()]].forEach((pair) => fields.append(...pair));
    const stay = !button && `[name="${document.activeElement.name}"][value="${document.activeElement.value}"]`;
    const address = post ? form.action : `${form.action}?${fields}`;
    swap(region, address, post ? { method: "POST", body: fields } : {}, stay).catch(() => {
      if (button?.name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: button.name, value: button.value }));
      form.submit();
    });
  });

  addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]"), copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = copy.parentNode.querySelector("input");
      navigator.clipboard.writeText(field.value).then(() => (copy.textContent = copy.dataset.done), () => field.select());
    }
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Whoever turns pages, or opens and hides hands, finds the same button under the finger again.
    const stay = link.rel ? `[rel="${link.rel}"]` : link.id && `#${link.id}`;
    swap(link.closest("[data-region]"), link.href, {}, stay).catch(() => (location = link.href));
  });

  addEventListener("popstate", () => here() !== shown && location.reload());

  // Arrows move inside the cards, digits choose the first nine; only while the focus is among them.
  addEventListener("keydown", (event) => {
    const keys = event.target.closest?.("[data-keys]");
    if (!keys || event.ctrlKey || event.altKey || event.metaKey) return;
    const boxes = [...keys.querySelectorAll("input:not([type=hidden]), button.hit")];
    const step = event.target.type !== "radio" && { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = boxes.indexOf(event.target);
    const to = step ? boxes.at((at + step) % boxes.length) : boxes[/^[1-9]$/.test(event.key) ? event.key - 1 : -1];
    if (!to) return;
    event.preventDefault();
    to.focus();
    if (!step) to.click();
  });

  // The arrows turn the pages of a hand, as long as nothing that is focused needs them.
  addEventListener("keydown", (event) => {
    const rel = { ArrowRight: "next", ArrowLeft: "prev" }[event.key];
    if (!rel || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("[data-keys], input, select")) return;
    document.querySelector(`[data-steps] [rel="${rel}"]`)?.click();
  });

  function prepare() {
    for (const count of document.querySelectorAll("output[data-count]"))
      count.textContent = count.dataset.count.replace("#", count.closest("form").querySelectorAll(":checked").length);
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  }
  addEventListener("change", (event) => {
    prepare();
    if (event.target.closest("[data-auto]")) event.target.form.requestSubmit();
  });
  prepare();

  // The code of a learner comes behind the #, which no server sees.
  const code = document.querySelector("[data-from-link]");
  if (code && location.hash.length > 1) {
    code.value = location.hash.slice(1);
    history.replaceState(null, "", here());
  }
})();
