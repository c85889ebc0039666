"""Lessons: a guided game for one, written as data and played on the ordinary kernel."""

from bot.lessons.run import Astray, Run
from bot.lessons.script import Lesson, Step, has_lesson, lesson, taught

__all__ = ["Astray", "Lesson", "Run", "Step", "has_lesson", "lesson", "taught"]
