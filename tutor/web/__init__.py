"""The site: pages, forms and a JSON interface; what it says of the game, the content floor says."""

from tutor.web.app import create_app

__all__ = ["create_app"]
