import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'Writing to a brand as a UGC creator: the message that gets an answer',
  description:
    'Whom to write to, a message to copy, how to name a price with a calculation behind it, and what to ask before you film.',
  body: `
A brand does not need your followers. It needs videos, all the time, and somebody who delivers them on Thursday when she said Thursday. That is what UGC is: you film, the brand publishes. So your first message has one task only: to show that you understood their product and that you can be relied upon.

Most messages that brands receive begin with “I love your products”. Yours will begin with something only you saw.

## Choose ten, not a hundred

Look for brands whose thing you have in your hand or could have by tomorrow. Small and middle-sized ones answer more often: a cosmetics workshop in Agadir, a tea brand, a shop for school bags, a guest house. For each, open a line in a sheet:

- What do they sell, and to whom?
- When did they last publish a video? What is missing in it?
- Who answers there: a name, an e-mail, or only the inbox?

If a brand publishes three good videos a week, it has somebody. If it shows the same white photograph since June, it needs you.

## Film one thing before you write

This is the step that separates you from the others. Take *their* product, or one very like it, and film fifteen seconds at your window. Not a finished advert; a taste. It costs you an hour. A brand that sees its own jar in your light understands more than from any portfolio.

No product at hand? Film something similar and say so honestly.

## The message

Write by e-mail when you find an address, else by the inbox. Keep it as short as this:

> Subject: A 15-second idea for your verbena tea
>
> Salam Ms Bennis,
>
> In your videos one sees the box very well, but never the moment when the water turns green. For me that is the reason to buy it, so I filmed it: [link].
>
> I make short product videos for brands, from home, with subtitles in Arabic or French. For you I would propose three videos of 20 seconds: the morning, the guest, the gift.
>
> Would it suit you if I send you the three ideas on one page, with the price? If somebody else decides on this, I am grateful for a name.
>
> Kind regards\\
> Yasmine, Tetouan\\
> [portfolio link] · [phone]

Read it again as if you were Ms Bennis. The first sentence is about her. The proof comes before the boast. There is *one* small question at the end, which can be answered with one word. And there is no price yet: she has not asked.

## A week of silence

Silence is not a no. It is Tuesday, and she has a delivery at the door. Write twice more, never a fourth time.

After four working days:

> Salam Ms Bennis, I am writing once more because of the green moment of your tea. Shall I send you the page with the three ideas?

After ten more:

> Salam Ms Bennis, I close my list for this month on Friday and did not want to do it without asking you. If it does not suit now, a short “later” is enough, and I write in February.

Then note the date and go on. With ten brands, two follow-ups each and a sheet, you always know what to do on Monday morning.

## A price you can explain

When she asks, answer the same day and with a number. Count like this, for one video of 20 seconds:

| One video of 20 seconds | MAD |
| --- | --- |
| Preparing and writing: 1 hour | 70 |
| Filming: 2 hours | 140 |
| Cutting and subtitles: 2 hours | 140 |
| Things to show (bread, flowers, a glass) | 40 |
| Data, telephone, applications | 30 |
| **Together** | **420** |

That makes **420 MAD** for a video which the brand shows on its own pages. If it also wants to use it in paid adverts, it earns more with it, and so do you: for instance 30 percent more for three months, 126 MAD. Together 546, said as 550 MAD.

Three videos together save you time, since the table is already set up. You may offer them for 1 150 instead of 1 260 MAD. That is a reason; “because you are nice” is none.

The numbers are an example. Put your hours and your hour’s price in place of ours, and raise it after every third client.

## “We send you the product for free”

Sometimes that is fair: for the very first piece in your portfolio, with a product you would have bought anyway. Decide beforehand how often you do it (twice is plenty) and say it kindly:

> Thank you for the offer. I am glad to take the product for filming. My work on a video costs 420 MAD; for a first test I can make you one shorter video of 10 seconds for 250 MAD.

## Before you film

Ask these six questions in writing, and film only when they are answered:

1. What shall somebody do after seeing the video?
2. What must be said, and what may not be?
3. How long, upright or wide, which language, subtitles?
4. Where will it be shown, for how long, and also as a paid advert?
5. How many corrections are included? (One round is usual; write it down.)
6. When is it due, when is it paid, and how much in advance? Half is a good habit.

And three limits that are yours alone: no health promises, no “I have used it for years” if you have not, no rights “for ever and everywhere” without a price of their own.

## Your Monday list

- Two new brands in the sheet
- One fifteen-second film
- Two first messages, two follow-ups
- One line in the diary: what did I learn from the answers?

Ten weeks of that are twenty brands you know. You will be surprised how few of them you had to persuade.
`.trim(),
};
