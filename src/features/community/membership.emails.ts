/** The e-mail to a new member: what is certain, and how the rest comes. */
import { grantsAccess } from '../orders/order.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import {
  type Block,
  button,
  type EmailContext,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  wordsFor,
} from '../emails/email-content.ts';

type Part = { subject: string; preview: string; heading: string; blocks: Block[] };

/** Null once the membership ended. `facts` are the rows of the order. */
export function membershipReady(context: EmailContext, facts: Block): Part | null {
  const { order } = context;
  if (!grantsAccess(order.status)) return null;
  const { frame, accessReady, membershipReady: words } = wordsFor(context);
  const { courseDays, paidBack } = promisesOf(context);
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      { kind: 'heading', text: frame.nextTitle },
      { kind: 'steps', items: words.next },
      button(context, words.button, `${context.publicOrigin}${pathIn(order.locale, '/clarity-login')}`),
      facts,
      paragraph(accessReady.receipt),
      { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
      ...ofMoney(context, paragraph(words.refund(courseDays, paidBack), true)),
      paragraph(frame.keepLink, true),
    ],
  };
}
