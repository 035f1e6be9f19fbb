/** E-mails about a course that is paid in parts. Null: the plan went on meanwhile, and the e-mail would be wrong. */
import { emailWords } from '../../email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { grantsAccess } from '../orders/order.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import { defineEmail, type EmailText } from '../../academy/emails/email.ts';
import {
  button,
  type Fact,
  facts,
  link,
  orderUrl,
  paragraph,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { numberRow, staffText, toBuyer, toThoseWho } from './order-parts.emails.ts';
import { type Message, message, ownOrderPath } from '../../academy/emails/message.ts';
import { type AboutPlan, day, money, type PlanFacts, planUrl } from './plan-facts.service.ts';

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

function paid(context: AboutPlan): EmailText | null {
  const { order, plan } = context;
  if (!grantsAccess(order.status)) return null;
  const { frame, instalments: words } = wordsFor(context);
  const wording = words.paid;
  const isLast = plan.leftCentimes === 0;
  const rows: Fact[] = [
    { label: frame.item.course, value: plan.course },
    { label: words.rows.part, value: words.rows.partOf(plan.number, plan.of) },
    { label: frame.paid, value: money(context, order.amountCentimes) },
    { label: words.rows.left, value: money(context, plan.leftAfterCentimes) },
    numberRow(context),
  ];
  return {
    subject: isLast
      ? wording.subjectLast(plan.course)
      : wording.subject(plan.course, plan.number, plan.of, money(context, order.amountCentimes)),
    preview: isLast ? wording.previewLast : wording.preview(money(context, plan.leftCentimes)),
    heading: isLast ? wording.headingLast : wording.heading,
    blocks: [
      paragraph(
        [
          wording.intro(money(context, order.amountCentimes), plan.course),
          isLast ? wording.last : plan.isPaused ? wording.paused : wording.open,
        ].join(' '),
      ),
      facts(rows),
      ...(plan.next === null ? [] : [facts(nextRows(context, plan.next))]),
      button(words.openPlan, planUrl(context)),
      paragraph(wording.receipt),
      link(frame.openOrder, orderUrl(context)),
    ],
  };
}

/** How the e-mail speaks of a date: before it, on it, after it. */
function reminderWords(
  context: AboutPlan,
  { dueOn, amountCentimes }: Next,
): { subject: string; heading: string; text: string } {
  const { plan } = context;
  const wording = wordsFor(context).instalments.reminder;
  const on = day(context, dueOn);
  const amount = money(context, amountCentimes);
  if (plan.today < dueOn)
    return {
      subject: wording.subjectBefore(plan.course, amount, on),
      heading: wording.headingBefore,
      text: wording.before(on, plan.course),
    };
  if (plan.today === dueOn)
    return {
      subject: wording.subjectToday(plan.course, amount),
      heading: wording.headingToday,
      text: wording.today(plan.course),
    };
  return {
    subject: wording.subjectAfter(plan.course, amount, on),
    heading: wording.headingAfter,
    text: wording.after(on, plan.course),
  };
}

function reminder(context: AboutPlan): EmailText | null {
  const { plan } = context;
  const { next } = plan;
  if (next === null || next.isChecked || plan.isPaused) return null;
  const { instalments: words } = wordsFor(context);
  const { subject, heading, text } = reminderWords(context, next);
  return {
    subject,
    preview: words.reminder.preview(money(context, next.amountCentimes)),
    heading,
    blocks: [
      paragraph(text),
      facts(nextRows(context, next)),
      button(words.pay, planUrl(context)),
      paragraph(words.reminder.until(day(context, next.lastDay))),
      paragraph(words.nothingByItself, true),
      paragraph(words.reminder.already, true),
      paragraph(words.reminder.trouble, true),
    ],
  };
}

function reminderMessage(context: AboutPlan): Message | null {
  const { order, plan } = context;
  const { next } = plan;
  if (next === null) return null;
  const values = [money(context, next.amountCentimes), plan.course, day(context, next.dueOn)];
  return message('derb_instalment', [...values, day(context, next.lastDay)], ownOrderPath(order.number));
}

function paused(context: AboutPlan): EmailText | null {
  const { plan } = context;
  const { next } = plan;
  if (next === null || !plan.isPaused) return null;
  const { instalments: words } = wordsFor(context);
  return {
    subject: words.paused.subject(plan.course),
    preview: words.paused.preview,
    heading: words.paused.heading,
    blocks: [
      paragraph(words.paused.intro(day(context, next.dueOn), plan.course)),
      paragraph(words.paused.kept),
      facts(nextRows(context, next)),
      button(words.pay, planUrl(context)),
      paragraph(words.paused.trouble, true),
    ],
  };
}

/** Null once it is paid back. */
const notNeeded = defineEmail({
  name: 'staff-part-not-needed',
  load: toThoseWho(mayRefund),
  write(data) {
    const { order, itemName, locale } = data;
    if (!grantsAccess(order.status)) return null;
    const { frame, instalments } = emailWords[locale];
    return staffText(data, instalments.staff, [
      numberRow(data, locale),
      { label: frame.item[order.itemKind], value: itemName[locale] },
      { label: frame.paid, value: formatMad(order.amountCentimes, locale) },
    ]);
  },
});

const ofPlan = <const Name extends string>(
  name: Name,
  write: (about: AboutPlan) => EmailText | null,
  toPhone?: (about: AboutPlan) => Message | null,
) =>
  defineEmail({
    name,
    load: toBuyer,
    write: (data) => (data.plan ? write({ ...data, plan: data.plan }) : null),
    message: (data) => (data.plan && toPhone ? toPhone({ ...data, plan: data.plan }) : null),
  });

export const instalmentEmails = [
  ofPlan('instalment-paid', paid),
  ofPlan('instalment-reminder', reminder, reminderMessage),
  ofPlan('instalment-paused', paused),
  notNeeded,
];
