### Lessons.

say-lesson-nothing-to-do = Die Regeln erlauben das, aber gerade ist nichts zu tun. Lies erst weiter.
