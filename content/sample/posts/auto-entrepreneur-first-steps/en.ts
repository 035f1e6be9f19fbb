import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'Auto-entrepreneur: what to know before you register',
  description:
    'What the status gives you, what it asks of you, what it costs on an example, and the questions to put to the desk.',
  body: `
The first client who asks for an invoice usually comes sooner than you think. A hotel wants twenty tote bags, a brand abroad wants three videos, and the accountant on the other side writes: “Please send us your invoice with your ICE.” At that moment you need a status, and for one person who begins alone, the auto-entrepreneur status is often the simplest.

This article explains it in plain words. It is not legal advice. Rules and amounts change with the yearly finance law, so wherever you read *check*, please check: on the official site [ae.gov.ma](https://ae.gov.ma), at a Barid Al-Maghrib agency that takes registrations, at the CNSS, or with an accountant.

## What it is

The auto-entrepreneur is one person who works on her own account, without a company. You are entered in a national register and get a number (ICE) which you write on your invoices. You may work from home. You need no capital and no minimum turnover.

It suits you when:

- you sell things that you make, or goods that you resell, in small numbers
- you offer a service: sewing, teaching, design, filming, translating, hairdressing
- you work alone, or your family sometimes lends a hand

It does not suit you when you want to hire, to found something with a partner, or when your profession has an order of its own (physicians, lawyers, architects and others). Some activities are excluded: check whether yours is on the list.

## The two limits

The status is for small turnovers. As we write this, the yearly limits are:

- **500 000 MAD** for trade, crafts and industry
- **200 000 MAD** for services

Turnover means everything that comes in, before you have paid for cloth, delivery or adverts. If you sell for 30 000 MAD and the cloth cost you 18 000, your turnover is 30 000.

If you think you will pass a limit, talk to an accountant in good time about another form. That is good news, and it has a few months’ notice.

## The tax, on an example

You pay a small percentage of what comes in, and nothing is deducted. As we write: **0.5 percent** for trade, crafts and industry, **1 percent** for services. Check the current rates.

Take Nadia, a seamstress from Meknes who exists only in this article. She sews to measure and her activity counts as a craft.

| Month | MAD |
| --- | --- |
| April | 4 200 |
| May | 6 800 |
| June | 5 000 |
| **Together** | **16 000** |
| **The tax, 0.5 percent** | **80** |

If she translated instead, a service, it would be 160 MAD.

Two remarks. First: she declares even when a period was zero. Forgotten declarations bring penalties, empty ones do not. Second: there is a special rule for services when a large part of the money comes from one and the same client. If you would work for a single company all year, ask about it *before* you sign.

## Health insurance

Auto-entrepreneurs belong to compulsory health insurance (AMO), run by the CNSS. You pay a contribution that depends on your turnover, and it is due even in quiet periods. Ask at the CNSS for the amount of your bracket, from when it counts, and what happens if you are insured already through a husband or another job. Put the amount aside every month in an envelope of its own; then it never comes as a surprise.

## How you register

1. Choose your activity from the official list. You may usually name a main one and others beside it. Take the words of the list, not your own.
2. Fill in the application on the official site.
3. Bring what you are asked for to the agency: at least your CIN and the form. Ask there what else they need, and note the name of whoever told you.
4. Wait for the answer and keep the certificate, on paper and as a photograph in your e-mail.
5. Put the dates of your declarations in your telephone, with a reminder a week before.

You do this yourself. Whoever asks you for 500 MAD “to get the card quickly” is selling you something that you do not need to buy.

## Your first invoice

An invoice is a simple thing. It shows:

- your name, “auto-entrepreneur”, your address, your ICE
- the client’s name, address and ICE
- a number that continues without gaps: 2026-001, 2026-002
- the date, what you delivered, how many, the price, the total
- how and until when it is to be paid

Auto-entrepreneurs do not add VAT as long as they stay within the status; a sentence saying so belongs on the invoice. Ask the desk or an accountant for the current wording, and keep it in your template.

## An evening a month

Choose one evening, the first Monday for instance, and do four things: write down every payment received, file the invoices in one folder, put aside tax and insurance, look at what is still unpaid. With 16 000 MAD a quarter this takes forty minutes. For the first of them there is the [Finance Tracker](/products/finance-tracker) in our shop: one line for each amount, with its date, its purse and a category, and the file adds up the month.

## Should you register now?

Ask yourself three questions. Has anybody paid me more than twice? Do clients want invoices? Will I still be doing this in six months? With three times yes, register. With three times no, sell first and learn what you sell; the desk will still be there.
`.trim(),
};
