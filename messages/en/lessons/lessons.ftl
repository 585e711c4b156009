### Lessons.

say-lesson-nothing-to-do = The rules allow that, but there is nothing to do just now. Read on first.
