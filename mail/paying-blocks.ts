/** The letter 'how to pay', by the method that was chosen. */
import { letterWords } from '../content/emails/letter-words.ts';
import { formatMad } from '../domain/money/money.ts';
import { groupRib } from '../domain/money/rib.ts';
import { button, orderUrl, paragraph, payUntil, type LetterContext } from './letter-context.ts';
import type { Block, Fact } from './letter.ts';

type Paying = { subject: string; preview: string; heading: string; blocks: Block[] };

const amountOf = ({ order }: LetterContext): string => formatMad(order.amountCentimes, order.locale);

const next = (context: LetterContext, items: readonly string[]): Block[] => {
  const { order, settings } = context;
  const { frame, howToPay } = letterWords[order.locale];
  return [
    { kind: 'heading', text: frame.nextTitle },
    { kind: 'steps', items },
    paragraph(howToPay.promise(settings.transferCheckPromise[order.locale]), true),
  ];
};

function byBank(context: LetterContext): Paying {
  const { order, settings } = context;
  const { bank: words } = letterWords[order.locale].howToPay;
  const { accountName, bank, rib, swift } = settings.bankTransfer;
  const amount = amountOf(context);
  const rows: Fact[] = [
    { label: words.accountName, value: accountName },
    { label: words.bankName, value: bank },
    { label: words.rib, value: groupRib(rib), ltr: true },
    { label: words.swift, value: swift, ltr: true },
    { label: words.amount, value: amount },
    { label: words.reference, value: order.number, ltr: true },
  ];
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount, order.number),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(amount)),
      { kind: 'facts', rows },
      button(context, words.button, orderUrl(context, '/bank-transfer')),
      ...next(context, words.next),
    ],
  };
}

function byCash(context: LetterContext): Paying {
  const { order, settings } = context;
  const { cash: words } = letterWords[order.locale].howToPay;
  const { beneficiary, city, phone } = settings.cashAgency;
  const amount = amountOf(context);
  const rows: Fact[] = [
    { label: words.beneficiary, value: beneficiary },
    { label: words.city, value: city },
    { label: words.phone, value: phone, ltr: true },
    { label: words.amount, value: amount },
  ];
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(amount)),
      { kind: 'facts', rows },
      button(context, words.button, orderUrl(context, '/cash')),
      ...next(context, words.next),
    ],
  };
}

function byCard(context: LetterContext): Paying {
  const { order } = context;
  const { card: words } = letterWords[order.locale].howToPay;
  const amount = amountOf(context);
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount),
    heading: words.heading,
    blocks: [paragraph(words.intro(amount)), button(context, words.button, orderUrl(context, '/card'))],
  };
}

function anotherWay(context: LetterContext): Paying {
  const { order } = context;
  const { other: words } = letterWords[order.locale].howToPay;
  return {
    subject: words.subject(order.number),
    preview: words.preview,
    heading: words.heading,
    blocks: [paragraph(words.intro(amountOf(context))), button(context, words.button)],
  };
}

/** An order without a method yet gets the general letter: reply, and we find a way. */
export function payingBlocks(context: LetterContext): Paying {
  const { order } = context;
  const { howToPay } = letterWords[order.locale];
  const ways = {
    'Bank Transfer': byBank,
    'WafaCash / Cash Plus': byCash,
    Card: byCard,
    'Other Payment Methods': anotherWay,
  };
  const paying = ways[order.paymentOption ?? 'Other Payment Methods'](context);
  const until = paragraph(howToPay.until(payUntil(context)), true);
  return { ...paying, blocks: [...paying.blocks, until] };
}
