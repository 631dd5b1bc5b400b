"""The rules of a game as a leaflet: every number, choice and order asked of the rule set and its rulebook."""

from tutor.web.leaflet.leaflet import Crib, Leaflet, crib_of, leaflet_of

__all__ = ["Crib", "Leaflet", "crib_of", "leaflet_of"]
