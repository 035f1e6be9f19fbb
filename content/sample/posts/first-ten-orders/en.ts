import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'Your first ten orders, without paying for adverts',
  description:
    'Forty names, one message you can copy, three places in your neighbourhood: a plan of three weeks for the first ten orders.',
  body: `
Before you pay for a single advert, sell ten times by hand. Not to save money, although you will. You do it because ten people will tell you things no advert can: which photo made them write, which word they did not understand, what nearly stopped them.

Adverts make louder what is already there. If nobody around you wants the product at this price, strangers will not want it either, only you will have paid to find out.

## What you need before you begin

Less than you think:

- five pieces ready to hand over today, not “on order”
- three photographs in daylight: the whole thing, a detail, the thing in a hand
- a price you have calculated (here is [how](/blog/price-a-handmade-product))
- one way to pay on the spot, and one for a distance: cash on delivery or a transfer

No logo, no website, no page with three hundred followers. They come later, and they will be better because you will know who they are for.

## Week one: forty names

Take paper and write down forty people who know you by name. Cousins, the hairdresser, the pharmacist, former classmates, the mothers at the school gate, your landlady. Do not ask yourself yet who will buy. You are writing down who will answer.

Then mark the names with one of two letters: **B** for those who could buy for themselves, **T** for those who could tell somebody. Most will be T, and that is fine: your tenth customer is a person whom you do not know yet, and a T leads to her.

Write to eight of them a day. One by one, by name. A message sent to a list is read as one sent to a list.

> Salam Khadija, how is your mother after the operation? I have started making soap with argan oil, boxes of four for 90 MAD. I have five boxes ready this week. I thought of you because you once asked me what I use for my hands. Would you like to smell one? I pass by your street on Thursday. And if it is nothing for you, just tell me, it helps me too.

Look at what this message does. It begins with her and not with the soap. It says what, how much, how many, when. It gives a reason for writing to *her*. And it makes “no” easy, which is why people answer.

## Week two: three places

Now leave the telephone. Choose three places within walking distance where the women you think of sit and wait: a hairdresser, a hammam, a dressmaker, the waiting room of a physiotherapist.

Do not ask them to buy from you. Offer this:

1. You leave five boxes, with a small card that has the price and your number.
2. You come back in seven days, at an hour you name now.
3. Of each box sold she keeps 15 MAD. What is left, you take back.

She risks nothing, so she often says yes. Write the agreement in two lines, both of you take a photograph of it, and be there on the seventh day at that hour, even if she has sold nothing. Especially then: ask what people said when they picked it up and put it down again.

## Week three: those who bought

Your best seller is a woman who has used the soap for ten days. Write to her, and ask one question at a time.

> Salam Meryem, ten days with the soap now: what do you like, and what would you change? You may be honest, I will not be hurt.

If she is happy, ask for the second thing:

> May I show your words, without your name? And do you know one person whose skin is as dry as yours was? If you send her my number I add a small soap to your next box.

If she is not happy, thank her, make it good, and write her sentence down word for word. It is worth more to you than the 90 MAD.

## The sheet

Keep a list with six columns: name, when I wrote, what she said, what she bought, how she heard of me, when I write again. After three weeks read it from top to bottom.

An example of how the count may look:

| Where | Boxes sold |
| --- | --- |
| 40 messages, 22 answers | 6 |
| The hairdresser | 3 |
| The dressmaker | 1 |
| The hammam | 0 |
| **Together** | **10** |

But the sheet says something more: five of the ten were bought **as a gift**. So the next photograph is of a box with a ribbon, and the next message begins with “Do you need a small present?” No advert would have told you that.

## When it does not work

- Many answers, no orders: the price or the product is not clear. Ask the last three who said no.
- No answers: the message is about you. Write it again and begin with her.
- They buy once and never again: something disappoints after a week. Ask.
- You do not dare to send it: send the first one to somebody who loves you, today, before dinner.

Ten orders are not a business yet. They are a proof, and with a proof in your hand everything after it is easier: the page, the photographs, the first advert, the first wholesale talk. In our course we build the shop on exactly these ten.
`.trim(),
};
