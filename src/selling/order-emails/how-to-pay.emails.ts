/** How an order is paid, by the method that was chosen: the instructions of its e-mail. */
import { emailWords } from '../../email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import {
  agencyNames,
  type BankAccount,
  type CashAgency,
  type MobileWallet,
} from '../../academy/settings/payees.ts';
import { checksInWords } from '../../platform/time/checks-in-words.ts';
import { groupIban, groupRib, ibanOf } from '../../platform/money/rib.ts';
import { planRows } from './plan-facts.service.ts';
import { shownNumber } from '../orders/order.ts';
import { itemRows, numberRow, orderRows } from './order-parts.emails.ts';
import { whatsappLink } from '../../platform/people/phone.ts';
import type { EmailText } from '../../academy/emails/email.ts';
import { type Message, message, ownOrderPath } from '../../academy/emails/message.ts';
import {
  amountBox,
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
  wordsFor,
} from '../../academy/emails/email-content.ts';

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
  const number = shownNumber(order.number);
  const rows: Fact[] = [
    { label: words.accountName, value: accountName },
    { label: words.bankName, value: bank },
    { label: words.rib, value: groupRib(rib), ltr: true },
    { label: words.iban, value: groupIban(ibanOf(rib)), ltr: true },
    ...(swift === '' ? [] : [{ label: words.swift, value: swift, ltr: true }]),
  ];
  return {
    subject: words.subject(order.description, amount),
    preview: words.preview(number),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description, amount)),
      amountBox(words.amount, amount),
      { kind: 'code', label: words.reference, code: number },
      facts(rows),
      button(words.button, orderUrl(context, '/bank-transfer')),
      ...next(context, words.next),
      facts([...itemRows(context), ...planRows(context)]),
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
  ];
  return {
    subject: words.subject(order.description, amount),
    preview: words.preview(agencies),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description, amount, agencies)),
      amountBox(words.amount, amount),
      facts(rows),
      paragraph(words.secret),
      button(words.button, orderUrl(context, '/cash')),
      ...next(context, words.next),
      facts([...itemRows(context), ...planRows(context), numberRow(context)]),
    ],
  };
}

function byWallet(context: EmailContext, { wallet, holder, phone }: MobileWallet): EmailText {
  const { order } = context;
  const { wallet: words } = emailWords[order.locale].howToPay;
  const amount = amountOf(context);
  const rows: Fact[] = [
    { label: words.phone, value: phone, ltr: true },
    { label: words.holder, value: holder },
    { label: words.wallet, value: wallet },
  ];
  return {
    subject: words.subject(order.description, amount),
    preview: words.preview(phone),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description, amount)),
      amountBox(words.amount, amount),
      facts(rows),
      button(words.button, orderUrl(context, '/wallet')),
      ...next(context, words.next),
      facts([...itemRows(context), ...planRows(context), numberRow(context)]),
    ],
  };
}

function anotherWay(context: EmailContext): EmailText {
  const { order, settings } = context;
  const { frame, howToPay } = wordsFor(context);
  const { other: words } = howToPay;
  return {
    subject: words.subject(order.description, amountOf(context)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      button(
        words.whatsapp,
        whatsappLink(settings.whatsapp, words.whatsappText(shownNumber(order.number), order.description)),
      ),
      facts(orderRows(context, frame.amount)),
      link(frame.openOrder, orderUrl(context, '/other')),
    ],
  };
}

/**
 * By the chosen method; one that cannot be used any more gets the general text: write to us, and we find a way. Null before one
 * is chosen, and for a card, which the bank's page explains.
 */
export function payingText(context: EmailContext): EmailText | null {
  const { order, settings } = context;
  const { bankTransfer, cashAgency, mobileWallet } = settings;
  const { paymentOption } = order;
  if (paymentOption === null || paymentOption === 'Card') return null;
  if (paymentOption === 'Bank Transfer' && bankTransfer) return byBank(context, bankTransfer);
  if (paymentOption === 'WafaCash / Cash Plus' && cashAgency) return byCash(context, cashAgency);
  if (paymentOption === 'Mobile Wallet' && mobileWallet) return byWallet(context, mobileWallet);
  return anotherWay(context);
}

/** To a phone only what one needs at the bank's or the agency's counter; a card is paid on our page. */
export function payingMessage(context: EmailContext): Message | null {
  const { order, settings } = context;
  const { number, locale, paymentOption } = order;
  const { bankTransfer, cashAgency } = settings;
  const [amount, until, path] = [amountOf(context), payUntil(context), ownOrderPath(number)];
  const shown = shownNumber(number);
  if (paymentOption === 'Bank Transfer' && bankTransfer) {
    const { accountName, rib } = bankTransfer;
    return message('derb_pay_by_transfer', [shown, amount, accountName, groupRib(rib), until], path);
  }
  if (paymentOption !== 'WafaCash / Cash Plus' || !cashAgency) return null;
  const { beneficiary, city, phone } = cashAgency;
  const agencies = agencyNames(cashAgency, locale);
  return message(
    'derb_pay_in_cash',
    [shown, amount, agencies, beneficiary, `${city}, ${phone}`, until],
    path,
  );
}
