/** E-mails about a course that is paid in parts. Null: the plan went on meanwhile, and the e-mail would be wrong. */
import { emailWords } from '../emails/email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import type { InstalmentEmailName } from '../orders/order-email.ts';
import { grantsAccess } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { emailTo } from '../orders/buyer.emails.ts';
import {
  button,
  orderUrl,
  paragraph,
  wordsFor,
  type EmailContext,
  type Fact,
  type Letter,
} from '../emails/email-content.ts';
import { type AboutPlan, day, money, type PlanFacts, planUrl } from './plan-facts.service.ts';
import { inBothLanguages, orderPart } from '../emails/staff-email.emails.ts';

type Next = NonNullable<PlanFacts['next']>;

/** The next part, as a list of facts. */
function nextRows(context: AboutPlan, next: Next): Fact[] {
  const { rows } = wordsFor(context).instalments;
  return [
    { label: rows.nextPart, value: rows.partOf(next.number, context.plan.of) },
    { label: wordsFor(context).frame.amount, value: money(context, next.amountCentimes) },
    { label: rows.due, value: day(context, next.dueOn) },
  ];
}

function paid(context: AboutPlan): Letter | null {
  const { order, plan } = context;
  if (!grantsAccess(order.status)) return null;
  const { frame, instalments: words } = wordsFor(context);
  const said = words.paid;
  const isLast = plan.leftCentimes === 0;
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.rows.part, value: words.rows.partOf(plan.number, plan.of) },
    { label: frame.paid, value: money(context, order.amountCentimes) },
    { label: words.rows.left, value: money(context, plan.leftAfterCentimes) },
  ];
  return emailTo(context, {
    subject: isLast ? said.subjectLast(plan.course) : said.subject(plan.number, plan.of, plan.course),
    preview: isLast ? said.previewLast : said.preview(money(context, plan.leftCentimes)),
    heading: isLast ? said.headingLast : said.heading,
    blocks: [
      paragraph(
        [
          said.intro(money(context, order.amountCentimes), plan.course),
          isLast ? said.last : plan.isPaused ? said.paused : said.open,
        ].join(' '),
      ),
      { kind: 'facts', rows },
      ...(plan.next === null ? [] : [{ kind: 'facts' as const, rows: nextRows(context, plan.next) }]),
      button(context, words.openPlan, planUrl(context)),
      paragraph(said.receipt),
      { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
    ],
  });
}

/** How the e-mail speaks of a date: before it, on it, after it. */
function reminderWords(
  context: AboutPlan,
  { dueOn }: Next,
): { subject: string; heading: string; text: string } {
  const { plan } = context;
  const said = wordsFor(context).instalments.reminder;
  const on = day(context, dueOn);
  if (plan.today < dueOn)
    return {
      subject: said.subjectBefore(on, plan.course),
      heading: said.headingBefore,
      text: said.before(on, plan.course),
    };
  if (plan.today === dueOn)
    return {
      subject: said.subjectToday(plan.course),
      heading: said.headingToday,
      text: said.today(plan.course),
    };
  return {
    subject: said.subjectAfter(on, plan.course),
    heading: said.headingAfter,
    text: said.after(on, plan.course),
  };
}

function reminder(context: AboutPlan): Letter | null {
  const { plan } = context;
  const { next } = plan;
  if (next === null || next.isChecked || plan.isPaused) return null;
  const { instalments: words } = wordsFor(context);
  const { subject, heading, text } = reminderWords(context, next);
  return emailTo(context, {
    subject,
    preview: words.reminder.preview(money(context, next.amountCentimes)),
    heading,
    blocks: [
      paragraph(text),
      { kind: 'facts', rows: nextRows(context, next) },
      button(context, words.pay, planUrl(context)),
      paragraph(words.reminder.until(day(context, next.lastDay))),
      paragraph(words.nothingByItself, true),
      paragraph(words.reminder.already, true),
      paragraph(words.reminder.trouble, true),
    ],
  });
}

function paused(context: AboutPlan): Letter | null {
  const { plan } = context;
  const { next } = plan;
  if (next === null || !plan.isPaused) return null;
  const { instalments: words } = wordsFor(context);
  return emailTo(context, {
    subject: words.paused.subject(plan.course),
    preview: words.paused.preview,
    heading: words.paused.heading,
    blocks: [
      paragraph(words.paused.intro(day(context, next.dueOn), plan.course)),
      paragraph(words.paused.kept),
      { kind: 'facts', rows: nextRows(context, next) },
      button(context, words.pay, planUrl(context)),
      paragraph(words.paused.trouble, true),
    ],
  });
}

function notNeededRows({ order, itemName }: EmailContext, locale: Locale): Fact[] {
  const { frame } = emailWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: frame.item[order.itemKind], value: itemName[locale] },
    { label: frame.paid, value: formatMad(order.amountCentimes, locale) },
  ];
}

/** Null once it is paid back. */
function notNeeded(context: EmailContext): Letter | null {
  const { order } = context;
  if (!grantsAccess(order.status)) return null;
  const { subject, preview } = emailWords.en.instalments.staff;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: emailWords[locale].instalments.staff,
      rows: notNeededRows(context, locale),
    }),
  );
}

const ofPlan =
  (letter: (about: AboutPlan) => Letter | null) =>
  (context: EmailContext): Letter | null => {
    const { plan } = context;
    return plan ? letter({ ...context, plan }) : null;
  };

export const instalmentEmails: Record<InstalmentEmailName, (context: EmailContext) => Letter | null> = {
  'instalment-paid': ofPlan(paid),
  'instalment-reminder': ofPlan(reminder),
  'instalment-paused': ofPlan(paused),
  'staff-part-not-needed': notNeeded,
};
