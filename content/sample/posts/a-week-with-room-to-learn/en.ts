import type { PostWords } from '../../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'A week with room to learn, alongside a job, studies or children',
  description:
    'Count the hours you really have, choose three appointments with yourself, and keep the plan when the week falls apart.',
  body: `
“I would like to learn something, but I have no time” is nearly always true. You work, or study, or both; you cook, you drop off, you pick up. A plan that forgets this is over by the second day, and then you believe that *you* were the problem.

So we do not start with a plan. We start with a sheet of paper and one question: where do the hours go?

## One evening: draw the week as it is

Seven columns, one for each day. Fill in only what cannot be moved:

- work or lectures, with the journey there and back
- sleep, and please be honest about it
- children, cooking, the family, prayer
- fixed dates: hammam on Friday, market on Sunday, football practice

Now look at the white patches. Most people find many small ones and hardly any large ones. That is the truth to build on: you do not have an evening, you have islands.

Next to each island write **f**, **m** or **t** for what your head is like at that hour: fresh, medium or tired. An hour when you are tired is not an hour for new things.

## Choose three islands

Not seven. Three appointments a week of thirty to forty-five minutes, and one short one of fifteen to look back. That is about two hours, and in three months more than twenty-five. In that time you can learn to set up a small shop or hold a first conversation in English.

1. **A fresh one, for what is new.** A lesson, with a pencil.
2. **A medium one, for doing.** No lesson at all: film, sew the sample, write the text, calculate the price.
3. **A tired one, for repeating.** Read the notes, say the sentences aloud, tidy up the files.
4. **Fifteen minutes to look back.** What did I finish, what is next, what can I leave out?

The second one is the most important, and the first one people drop. Watching lessons feels like progress. Making something *is* progress.

## An example: Hanane’s week

Hanane is invented, but you know her. She works in a call centre in Rabat from 9:00 to 18:00, gets home at 19:00, and has a six-year-old son. She wants to learn to make product videos.

Her islands: Tuesday and Thursday from 21:15, after the boy is asleep (tired). The lunch break from 13 to 14 (medium). Saturday morning, when her mother takes the boy to the market (fresh).

Her plan:

| When | What |
| --- | --- |
| Saturday 9:30–10:15 | A lesson, at the kitchen table (fresh, for what is new) |
| Wednesday 13:15–13:45 | Film two shots at the canteen window (medium, for doing) |
| Thursday 21:15–21:45 | Look at what she filmed, edit twenty seconds (tired, for repeating) |
| Sunday 18:00–18:15 | Look back, write next week’s title on a card on the fridge |

Two and a quarter hours in all. She tells her mother and a colleague about it, because you are more likely to keep an appointment that two other people know about.

## Prepare the first two minutes

The hardest thing about studying is not the studying, it is getting started. So prepare the start the evening before:

- The lesson is downloaded on the home wifi, not on prepaid data.
- The notebook is open, with the *one* question for tomorrow.
- The phone is charged, and notifications are off for 45 minutes.
- The notebook names the very first move: “open lesson 4, minute 6”.

If you know the first move, you do not need willpower. You need a chair.

## Say it at home

An hour that nobody knows about belongs to everybody. Say it once, in a quiet moment, kindly and with an end date:

> From this Saturday I am studying from half past nine to a quarter past ten, until the end of February. Please do not call me in that time unless somebody is bleeding. At a quarter past ten I am back, and I will make the msemen.

They are allowed to laugh. And give something back: whoever takes the boy to the market gets an hour of her own from you.

## When the week falls apart

It will. Exams, a wedding in Khemisset, a fever. That is why the plan has three sizes, and you decide on Sunday which kind of week it is:

- **A whole week**: all four appointments.
- **A half week**: one lesson and the look back. Forty-five minutes.
- **A thin week**: five minutes a day. Open the notebook, read one page, close it.

A thin week counts. What does not count is making up for it. Never put a missed hour on top of the next one; that is how plans die. Cross it out and carry on with the next one.

During Ramadan, draw the sheet again. The fresh hour is then often after sohour or two hours after ftour, and three islands become two. That is not less discipline. It is a different month.

## After four weeks

Take the four Sunday cards from the fridge and ask:

- What have I *finished*? Not watched: finished.
- Which appointment did you miss most often? Move it; do not blame yourself for it.
- What did I learn that I have not used? Leave the next lesson until it is used.

Then choose again: the same three islands or others. And do something nice with the person who took the boy to the market. You did this together.

If you would rather have your days on your phone, our [Productivity Tracker App](/products/productivity-tracker-app) holds three tasks a day, a timer for quiet time, and the week in seven doors.
`.trim(),
};
