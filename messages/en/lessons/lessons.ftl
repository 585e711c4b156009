### Lessons.

say-lesson-nothing-to-do = The rules allow that, but just now there is nothing to do. Read on first.
