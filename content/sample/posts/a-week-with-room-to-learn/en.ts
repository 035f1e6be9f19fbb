import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'A week with room to learn, beside a job, studies or children',
  description:
    'Count the hours you really have, choose three appointments with yourself, and keep the plan when the week falls apart.',
  body: `
“I would like to learn something, but I have no time” is nearly always true. You work, or study, or both; you cook, you bring, you fetch. A plan that forgets this ends on the second day, and then you believe that *you* were the problem.

So we do not begin with a plan. We begin with a sheet of paper and the question where the hours go.

## One evening: draw the week as it is

Seven columns, one for each day. Fill in only what cannot be moved:

- work or lectures, with the way there and back
- sleep, and please write in the real one
- children, cooking, the family, prayer
- the fixed things: hammam on Friday, market on Sunday, football practice

Now look at the white patches. Most people find many small ones and hardly any large one. That is the truth you may build on: you do not have an evening, you have islands.

Beside each island write with **f**, **m** or **t** what your head is like at that hour: fresh, medium, tired. An hour in which you are tired is not an hour for new things.

## Choose three islands

Not seven. Three appointments a week of thirty to forty-five minutes, and one short one of fifteen to look back. That is about two hours, and in three months more than twenty-five. In that time one can learn to set up a small shop or to hold a first conversation in English.

1. **A fresh one, for what is new.** A lesson, with a pencil.
2. **A medium one, for doing.** No lesson at all: film, sew the sample, write the text, calculate the price.
3. **A tired one, for repeating.** Read the notes, say the sentences aloud, tidy up the files.
4. **Fifteen minutes to look back.** What did I finish, what is next, what shall I leave out?

The second one is the most important, and the first that people drop. Watching lessons feels like progress. Making something *is* progress.

## An example: Hanane’s week

Hanane is invented, but you know her. She works in a call centre in Rabat from 9 to 18, comes home at 19, has a son of six. She wants to learn to make product videos.

Her islands: Tuesday and Thursday from 21:15, after the boy is asleep (tired). The lunch break from 13 to 14 (medium). Saturday morning, when her mother takes the boy to the market (fresh).

Her plan:

| When | What |
| --- | --- |
| Saturday 9:30–10:15 | A lesson, at the kitchen table (fresh, for what is new) |
| Wednesday 13:15–13:45 | Film two shots at the canteen window (medium, for doing) |
| Thursday 21:15–21:45 | Look at what was filmed, cut twenty seconds (tired, for repeating) |
| Sunday 18:00–18:15 | Look back, write next week’s title on a card on the fridge |

Altogether two hours and a quarter. She tells her mother and a colleague about it, because an appointment that two people know of is kept more often.

## Prepare the first two minutes

The hardest thing about studying is not the studying, it is beginning. So prepare the beginning the evening before:

- The lesson is downloaded on the home wifi, not on prepaid data.
- The notebook lies open, with the *one* question for tomorrow.
- The telephone is full, and notifications are off for 45 minutes.
- The notebook names the very first movement: “open lesson 4, minute 6”.

Whoever knows the first movement does not need willpower. She needs a chair.

## Say it at home

An hour that nobody knows about belongs to everybody. Say it once, in a quiet moment, kindly and with an end:

> From this Saturday I study from half past nine to a quarter past ten, until the end of February. In that time I would like not to be called, unless somebody is bleeding. At a quarter past ten I am back, and I make the msemen.

Laughing is allowed. And give something back: whoever takes the boy to the market gets an hour of her own from you.

## When the week falls apart

It will. Exams, a wedding in Khemisset, a fever. That is why the plan has three steps, and you decide on Sunday which week it is:

- **A whole week**: all four appointments.
- **A half week**: one lesson and the look back. Forty-five minutes.
- **A thin week**: five minutes a day. Open the notebook, read one page, close it.

A thin week counts. What does not count is making up for it. Never put a missed hour on top of the next one; that is how plans die. Cross it out, and go on with the one that comes.

During Ramadan, draw the sheet anew. The fresh hour then often lies after the sohour or two hours after the ftour, and three islands become two. That is not less discipline. It is another month.

## After four weeks

Take the four Sunday cards from the fridge and ask:

- What have I *finished*? Not watched: finished.
- Which appointment fell out most often? Move it, do not scold it.
- What did I learn that I have not used? Leave the next lesson until it is used.

Then choose again: the same three islands or others. And do something nice with somebody who took the boy to the market. You did this together.

If you would rather have your days on the phone, our [Productivity Tracker App](/products/productivity-tracker-app) holds three tasks a day, a timer for quiet time, and the week in seven doors.
`.trim(),
};
