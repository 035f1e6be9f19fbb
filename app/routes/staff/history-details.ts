/** What a line of an order's history adds, in words: a member of staff reads no names of fields. */
import { formatMad } from '../../../domain/money/money.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Words } from '../../../content/words.ts';
import { sizeInWords } from '../checkout/size-in-words.ts';
import { gatewayName } from './gateway-name.ts';

const look = (table: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(table, name) ? (table[name] ?? name) : name;

function valueInWords(name: string, value: string, say: Words, locale: Locale): string {
  const words = say.staff.order;
  switch (name) {
    case 'option':
      return look(say.order.methods, value);
    case 'cardType':
      return look(words.cardTypes, value);
    case 'gateway':
      return gatewayName(value, say.staff.notifications);
    case 'outcome':
      return look(words.attemptStates, value);
    case 'reason':
      if (value === 'made-at-gateway') return say.staffRefunds.refund.madeAtGateway;
      return look(say.staff.notifications.reasons, value);
    case 'amountCentimes':
      return formatMad(Number(value), locale);
    case 'fields': {
      const fields = { name: words.name, email: words.email, phone: words.phone };
      return value
        .split(', ')
        .map((field) => look(fields, field))
        .join(' · ');
    }
    case 'paidBy':
      return look(say.staffTransfers.record.ways, value);
    case 'claimed':
      return say.order.methods[value === 'bank' ? 'Bank Transfer' : 'WafaCash / Cash Plus'];
    case 'kind':
      return look(say.staffTransfers.receipts.kinds, value);
    case 'bytes':
      return sizeInWords(Number(value), say.transfer.receipt);
    case 'way':
      return look(say.staffRefunds.ways, value);
    case 'problem':
      return look(say.staffRefunds.refund.problems, value);
    case 'from':
    case 'to':
      return formatMoment(new Date(value), locale);
    case 'goodwill':
    case 'surplus':
    case 'oversold':
      return words.yes;
    default:
      return value;
  }
}

export const historyDetails = (
  detail: Readonly<Record<string, string>> | null,
  say: Words,
  locale: Locale,
): { label: string; value: string }[] =>
  Object.entries(detail ?? {}).map(([name, value]) => ({
    label: look(say.staff.order.details, name),
    value: valueInWords(name, value, say, locale),
  }));
