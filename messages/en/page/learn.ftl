### Page: the lesson.

page-learn-lesson = Lesson
page-learn-title = Learn { $game }
page-learn-coach-coming = The coach is on the way…
page-learn-read = , read
page-learn-tasks = { $n ->
    [one] 1 task
   *[other] { $n } tasks
 }
page-learn-about = About { $n } minutes in all. Leave whenever you like; this browser remembers where you were.
page-learn-coach = The coach
page-learn-where = Chapter { $chapter } of { $chapters }, { $beat } of { $beats }
page-learn-more = More
page-learn-less = Less
page-learn-chapters = Chapters
page-learn-leave-lesson = Leave the lesson; you can pick it up again later
page-learn-leave-short = Leave; pick it up again later
page-learn-how-far = Progress in this chapter
page-learn-coach-says = What the coach says
page-learn-just-happened = What just happened
page-learn-before-that = Before that: { $n } more.
page-learn-the-rules = { $n ->
    [one] The rule:
   *[other] The rules:
 }
page-learn-do-this = Do this: <b>{ $words }</b>. You will also find it under your options.
page-learn-do-it-for-me = Do it for me
page-learn-back = Back
page-learn-set-up-real = Set up a real game
page-learn-show-me = Show me
page-learn-next = Next
