"""A hand to watch, for a template: the table at each step, what is told, and what may be asked there."""

from tutor.web.watching.view import View, view_of

__all__ = ["View", "view_of"]
