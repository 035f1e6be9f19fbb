import type { PostWords } from '../../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'What should your handmade product cost?',
  description:
    'A calculation you can do on the back of an envelope, with a cushion cover from first thread to final price in dirhams.',
  body: `
Ask ten women who sew, cook or paint how they set a price, and most will say: I looked at what the others charge. The trouble is that you see the others’ prices and not their costs. Perhaps they get the cloth from an aunt. Perhaps they lose money on every piece and have not noticed yet.

Your price starts at your own table. Take a sheet of paper; in half an hour you will know the number you must never go below.

## Count what goes into one piece

Take one product, the one you sell most. Write down everything that leaves the house with it:

- the material, including what ends as scraps
- the small things: thread, zip, label, glue
- the packaging, down to the sticker and the thank-you card

Do not guess. Weigh, measure, look for the receipt. If a metre of cloth costs 60 MAD and gives you two covers with some left over, each cover has used 30 MAD of cloth; the scraps are not free just because they are in a bag.

## Pay yourself by the hour

This is the line most people leave out, and the reason so many give up exhausted. Your hours are a cost, like thread.

Time yourself on three pieces, one after the other, and take the middle result. Count all of it: cutting, sewing, ironing, photos, answering messages, the trip to the post office divided by the parcels you carried.

Then choose what an hour is worth. A useful question: *what would I pay a neighbour who does this as well as I do?* Start there, and never at zero.

## Share out what you pay anyway

Some costs do not belong to one piece: the phone, electricity, repairs to the machine, the taxi to the wholesale market. Add up one ordinary month and divide by the number of pieces you really make in a month, not the number you dream of.

## Leave room for what goes wrong

One piece tears, one is a gift, one comes back from delivery with a stain. If it happens to you once in twenty, add 5 percent. If you do not know, keep a list for two months; until then, 5 percent is a safe start.

## The cushion cover, line by line

Here is the full calculation for an embroidered cushion cover:

| One piece | MAD |
| --- | --- |
| Cloth | 38 |
| Thread and zip | 12 |
| Bag, card, sticker | 7 |
| Work: 3 hours at 25 | 75 |
| Share of the month: 300 for 20 pieces | 15 |
| **Total** | **147** |
| **With 5 percent for losses** | **154** |

**154 MAD is the floor.** At that price you have been paid for your hours and the workshop has paid for itself. Nothing is left over for a better machine, a slow Ramadan or the next roll of cloth.

So you add a profit. A quarter of the cost is a common place to start: 154 MAD plus 38.50 MAD makes 192.50 MAD. Rounded to a price people can say: **195 MAD**.

## Now look at what others charge

Only now do you look at the market, and for a different reason. If covers like yours sell for 120 MAD, do not go down to 120. You have three honest options:

1. Make it in less time: cut ten at once, embroider a smaller motif, buy zips by the hundred.
2. Make it clearly different: natural dye, a name on request, a matching pair.
3. Make something else. A product that does not pay for your hours is a hobby, and a hobby can be lovely, as long as you call it one.

And if others charge 280 MAD for the same quality, you are too cheap. A low price does not only cost money; it makes people doubt the work.

## Shops and discounts

A boutique that resells your cover needs its own margin, often as much again as it pays you. If it pays you 195 MAD, it will charge around 300 to 390 MAD. Before you say yes, check two things: that your own online price is not lower than the shop’s, and that the order is large enough to save you time.

For discounts, keep one rule: never below the floor. With a price of 195 MAD and a floor of 154 MAD you have 41 MAD to play with. Ten percent for a friend who takes three? That is 175.50 MAD each: still fine. Twenty-five percent? That is 146.25 MAD: you would be paying her.

## Say the price without apologising

Write the sentence and practise it aloud: “The cover is 195 MAD, embroidered by hand, and it takes me three hours.” Then stop talking. If she finds it too much, you can offer something smaller. You do not owe her a lower price.

- Do the sheet once for each product.
- Do it again when a material goes up, and at least every six months.
- Keep the old sheets: they show you which product really earns you a living.

Once you have your price, the [Business Plan Template](/products/business-plan-template) in our shop takes it from there: you enter price, cost, pieces and what a month costs you in the sheet “My numbers”, and it works out what you have left each month.
`.trim(),
};
