"""Kogge's own question shape: offers."""

from hanse.cli.play.shapes.kogge.offers import OfferShape
from hanse.core.questions.deal import Deal

SHAPES = {Deal: OfferShape()}
