import type { PostWords } from '../../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Auto-entrepreneur: what to know before you register',
  description:
    'What the status gives you, what it asks of you, what it costs in one example, and the questions to ask at the counter.',
  body: `
The first client who asks for an invoice usually comes sooner than you think. A hotel wants twenty tote bags, a brand abroad wants three videos, and the accountant on the other side writes: “Please send us your invoice with your ICE.” At that moment you need a legal status, and for one person starting alone, auto-entrepreneur is often the simplest.

This article explains it in plain words. It is not legal advice. Rules and amounts change with the yearly finance law, so wherever you read *check*, please check: on the official site [ae.gov.ma](https://ae.gov.ma), at a Barid Al-Maghrib agency that takes registrations, at the CNSS, or with an accountant.

## What it is

An auto-entrepreneur is one person who works for herself, without a company. You are entered in a national register and get a number (ICE) that goes on your invoices. You may work from home. You need no capital and no minimum turnover.

It suits you when:

- you sell things that you make, or goods that you resell, in small numbers
- you offer a service: sewing, teaching, design, filming, translating, hairdressing
- you work alone, or your family sometimes lends a hand

It does not suit you when you want to hire people or start something with a partner, or when your profession has its own professional order (doctors, lawyers, architects and others). Some activities are excluded: check whether yours is on the list.

## The two limits

The status is for small turnovers. As we write this, the yearly limits are:

- **500 000 MAD** for trade, crafts and industry
- **200 000 MAD** for services

Turnover means everything that comes in, before you have paid for cloth, delivery or adverts. If you sell for 30 000 MAD and the cloth cost you 18 000, your turnover is 30 000.

If you think you will go over a limit, talk to an accountant in good time about another legal form. It is good news, and you will see it coming a few months ahead.

## The tax, in one example

You pay a small percentage of what comes in, with no deductions. As we write: **0.5 percent** for trade, crafts and industry, **1 percent** for services. Check the current rates.

Take Nadia, a seamstress from Meknes who exists only in this article. She sews made-to-measure clothes, and her activity counts as a craft.

| Month | MAD |
| --- | --- |
| April | 4 200 |
| May | 6 800 |
| June | 5 000 |
| **Total** | **16 000** |
| **The tax, 0.5 percent** | **80** |

If she were a translator instead, which is a service, it would be 160 MAD.

Two things to know. First: she declares even when she earned nothing in a period. Forgotten declarations bring penalties, empty ones do not. Second: there is a special rule for services when a large part of your money comes from a single client. If you are going to work for one company all year, ask about it *before* you sign.

## Health insurance

Auto-entrepreneurs are covered by compulsory health insurance (AMO), run by the CNSS. You pay a contribution that depends on your turnover, and it is due even in quiet periods. Ask the CNSS how much it is for your bracket, when it starts, and what happens if you are already insured through a husband or wife or another job. Put the amount aside every month in its own envelope; then it never comes as a surprise.

## How you register

1. Choose your activity from the official list. You can usually name a main one and others alongside it. Use the words on the list, not your own.
2. Fill in the application on the official site.
3. Bring what you are asked for to the agency: at least your CIN and the form. Ask what else they need, and note the name of the person who told you.
4. Wait for the answer and keep the certificate, on paper and as a photograph in your e-mail.
5. Put the dates of your declarations in your phone, with a reminder a week before.

You do this yourself. Anybody who asks you for 500 MAD “to get the card quickly” is selling you something you do not need.

## Your first invoice

An invoice is a simple thing. It shows:

- your name, “auto-entrepreneur”, your address, your ICE
- the client’s name, address and ICE
- a number that continues without gaps: 2026-001, 2026-002
- the date, what you delivered, how many, the price, the total
- how it is to be paid, and by when

Auto-entrepreneurs do not add VAT as long as they stay within the status; a sentence saying so belongs on the invoice. Ask at the counter or ask an accountant for the current wording, and keep it in your template.

## An evening a month

Choose one evening, say the first Monday, and do four things: write down every payment received, file the invoices in one folder, put aside tax and insurance, look at what is still unpaid. With 16 000 MAD a quarter this takes forty minutes. For the first of them there is the [Finance Tracker](/products/finance-tracker) in our shop: one line for each amount, with its date, its purse and a category, and the file adds up the month.

## Should you register now?

Ask yourself three questions. Has anybody paid me more than twice? Do clients want invoices? Will I still be doing this in six months? If the answer is yes three times, register. If it is no three times, sell first and learn what sells; the counter will still be there.
`.trim(),
};
