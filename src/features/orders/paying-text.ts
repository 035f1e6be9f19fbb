/** The e-mail 'how to pay', by the method that was chosen. */
import { emailWords } from '../emails/email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { agencyNames, type BankAccount, type CashAgency } from '../settings/settings.ts';
import { checksInWords } from '../catalogue/checks-in-words.ts';
import { groupIban, groupRib, ibanOf } from '../../platform/money/rib.ts';
import { whatsappLink } from '../../platform/people/whatsapp-link.ts';
import type { EmailText } from '../emails/email.ts';
import { type Message, message, ownOrderPath } from '../messages/message.ts';
import {
  type Block,
  button,
  type EmailContext,
  type Fact,
  facts,
  link,
  orderUrl,
  paragraph,
  payUntil,
  steps,
} from '../emails/email-content.ts';

const amountOf = ({ order }: EmailContext): string => formatMad(order.amountCentimes, order.locale);

const next = (context: EmailContext, items: readonly string[]): Block[] => {
  const { order, settings } = context;
  const { frame, howToPay, refunds } = emailWords[order.locale];
  const promise = checksInWords(settings.transferChecks, refunds.checks, order.locale);
  return [...steps(frame.nextTitle, items), paragraph(howToPay.promise(promise), true)];
};

function byBank(context: EmailContext, { accountName, bank, rib, swift }: BankAccount): EmailText {
  const { order } = context;
  const { bank: words } = emailWords[order.locale].howToPay;
  const amount = amountOf(context);
  const rows: Fact[] = [
    { label: words.accountName, value: accountName },
    { label: words.bankName, value: bank },
    { label: words.rib, value: groupRib(rib), ltr: true },
    { label: words.iban, value: groupIban(ibanOf(rib)), ltr: true },
    ...(swift === '' ? [] : [{ label: words.swift, value: swift, ltr: true }]),
    { label: words.amount, value: amount },
    { label: words.reference, value: order.number, ltr: true },
  ];
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount, order.number),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(amount)),
      facts(rows),
      button(words.button, orderUrl(context, '/bank-transfer')),
      ...next(context, words.next),
    ],
  };
}

function byCash(context: EmailContext, agency: CashAgency): EmailText {
  const { order } = context;
  const { cash: words } = emailWords[order.locale].howToPay;
  const { beneficiary, city, phone } = agency;
  const amount = amountOf(context);
  const agencies = agencyNames(agency, order.locale);
  const rows: Fact[] = [
    { label: words.beneficiary, value: beneficiary },
    { label: words.city, value: city },
    { label: words.phone, value: phone, ltr: true },
    { label: words.amount, value: amount },
  ];
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount, agencies),
    heading: words.heading(agencies),
    blocks: [
      paragraph(words.intro(amount, agencies)),
      facts(rows),
      button(words.button, orderUrl(context, '/cash')),
      ...next(context, words.next),
      paragraph(words.secret),
    ],
  };
}

function byCard(context: EmailContext): EmailText {
  const { order } = context;
  const { card: words } = emailWords[order.locale].howToPay;
  const amount = amountOf(context);
  return {
    subject: words.subject(order.number),
    preview: words.preview(amount),
    heading: words.heading,
    blocks: [paragraph(words.intro(amount)), button(words.button, orderUrl(context, '/card'))],
  };
}

function anotherWay(context: EmailContext): EmailText {
  const { order, settings } = context;
  const { other: words } = emailWords[order.locale].howToPay;
  return {
    subject: words.subject(order.number),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(amountOf(context))),
      link(
        words.whatsapp,
        whatsappLink(settings.whatsapp, words.whatsappText(order.number, order.description)),
      ),
      // Before a method is chosen there is no such page.
      button(words.button, orderUrl(context, order.paymentOption === null ? '' : '/other')),
    ],
  };
}

/** By the chosen method; a method that cannot be used now, or none yet, gets the general e-mail: reply, and we find a way. */
function byMethod(context: EmailContext): EmailText {
  const { order, settings } = context;
  const { bankTransfer, cashAgency } = settings;
  if (order.paymentOption === 'Card') return byCard(context);
  if (order.paymentOption === 'Bank Transfer' && bankTransfer) return byBank(context, bankTransfer);
  if (order.paymentOption === 'WafaCash / Cash Plus' && cashAgency) return byCash(context, cashAgency);
  return anotherWay(context);
}

/** To a phone only what one needs at the bank's or the agency's counter; a card is paid on our page. */
export function payingMessage(context: EmailContext): Message | null {
  const { order, settings } = context;
  const { number, locale, paymentOption } = order;
  const { bankTransfer, cashAgency } = settings;
  const [amount, until, path] = [amountOf(context), payUntil(context), ownOrderPath(number)];
  if (paymentOption === 'Bank Transfer' && bankTransfer) {
    const { accountName, rib } = bankTransfer;
    return message('derb_pay_by_transfer', [number, amount, accountName, groupRib(rib), until], path);
  }
  if (paymentOption !== 'WafaCash / Cash Plus' || !cashAgency) return null;
  const { beneficiary, city, phone } = cashAgency;
  const agencies = agencyNames(cashAgency, locale);
  return message(
    'derb_pay_in_cash',
    [number, amount, agencies, beneficiary, `${city}, ${phone}`, until],
    path,
  );
}

export function payingText(context: EmailContext): EmailText {
  const { howToPay } = emailWords[context.order.locale];
  const paying = byMethod(context);
  const until = paragraph(howToPay.until(payUntil(context)), true);
  return { ...paying, blocks: [...paying.blocks, until] };
}
