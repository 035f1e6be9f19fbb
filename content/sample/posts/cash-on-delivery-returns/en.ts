import type { PostWords } from '../../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Cash on delivery: how to lose less on parcels that come back',
  description:
    'What a refused parcel really costs, worked out for a hundred orders, and six habits that mean fewer of them come back.',
  body: `
In Morocco many buyers want to pay when the parcel is in their hands. That is understandable: they have been disappointed before. For you it means that a “yes” on WhatsApp is not a sale yet. A sale is a parcel accepted at the door.

Returns cannot be avoided altogether. But they can be counted, and what you can count you can reduce.

## What a parcel costs when it comes back

Take a product that you buy for 80 MAD and sell for 180 MAD, delivery included. The prices below are examples: put your own delivery company’s in their place.

- Delivery: 35 MAD, whether she takes it or not
- The return: 15 MAD
- Packaging: 5 MAD, and it usually comes back torn
- One returned piece in five cannot be sold again

It looks like 55 MAD for a parcel that came back. It is more: your money was tied up in it for two weeks, and you answered eleven messages.

## A hundred parcels, twice

Suppose you send 100 parcels. In one case 75 are accepted, in the other 85. Here is the calculation, in MAD:

|  | 75 accepted | 85 accepted |
| --- | --- | --- |
| Revenue (180 each) | 13 500 | 15 300 |
| Products sold (80 each) | 6 000 | 6 800 |
| Delivery (35 each) | 3 500 | 3 500 |
| Returns (15 each) | 375 | 225 |
| Packaging (5 each) | 500 | 500 |
| Damaged items (80 each) | 400 | 240 |
| **Profit** | **2 725** | **4 035** |

Ten more parcels accepted, and your profit grows by nearly half. No advert is as good as that. This is why returns deserve your attention before anything else.

## Six habits for fewer returns

### Confirm by voice, on the same day

Call before you pack, and call from a number she can call back. Say the product, the colour, the full price at the door and the day. Then ask her to repeat the address. Someone who ordered at night out of boredom will tell you now, and not at the door.

### Write the price at the door into the message

> Salam Samira, it is confirmed: one black handbag, **180 MAD, delivery included, nothing more to pay**. The parcel leaves tomorrow and should reach you on Thursday or Friday. If anything changes, write to me here before 10 tomorrow.

Many parcels are refused over a surprise of ten dirhams.

### Show it as it is

If the bag is small, show it next to a phone. If the blue is darker than it looks in the sun, say so. A photo that is more beautiful than the product is asking for a return.

### Send quickly, or not at all

Excitement fades. What leaves the next morning is accepted more often than what leaves after five days. If you cannot send within two days, say so when you confirm and let her decide.

### Be reachable while the courier is on the road

Parcels come back because nobody picked up the phone. Ask for a second number. Write on the morning of delivery: “The courier comes today with your bag; please have 180 MAD ready.” If she is out, offer tomorrow instead of losing the order.

### Keep a quiet list

Note each order in a spreadsheet: town, product, confirmed by call or not, accepted or not, and *her words* for why not. After fifty orders, look at it. Perhaps one town sends back half: ask for a small payment in advance there. Perhaps one product always comes back: then the problem is the photo, or the product.

## Should you ask for part of the price in advance?

For something made to measure or with a name on it: yes, always, at least the cost of the material. For the rest, offer a choice instead of a rule:

- 180 MAD at the door
- 165 MAD if she pays in advance by transfer or at an agency

The 15 MAD costs you less than the risk you get rid of. And somebody who has bought from you twice will often be glad to pay in advance.

## When she wants to return it

People who buy online or by phone have rights. Under Moroccan law 31-08, for most of these purchases, a consumer may change her mind within seven days. There are exceptions; if you sell food, cosmetics or things made to measure, check with a lawyer or your town’s consumer association which of them apply to you.

Whatever the law requires, a clear sentence on your page saves you arguments:

> You may return the bag within 7 days, unused, in its packaging. You pay for the return; we refund the price of the bag within 5 days of receiving it.

## Choosing a delivery company

Do not ask only for the price of a parcel. Ask these questions and write the answers down:

1. What do I pay when it is refused, and after how many attempts?
2. On which day do I receive the money you have collected, and how?
3. What happens when a parcel is lost or broken, and up to what value?
4. May the customer open the parcel before she pays?
5. Who calls the customer, you or me?

Send ten parcels with one company and ten with another before you decide. A company that costs 4 MAD more and brings back three parcels fewer is the cheaper one; you can now work it out yourself.
`.trim(),
};
