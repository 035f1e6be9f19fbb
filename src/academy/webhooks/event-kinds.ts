/**
 * What webhooks send, by kind: the shape of `data`. Within a version fields may be added, never changed or removed. Described with
 * an example each in docs/events.md, which a test checks against these.
 */
import { locales } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import { soldKinds } from '../settings/sold-kinds.ts';

/** Of all kinds. Receivers check it before they read `data`. */
export const eventVersion = 1;

const text = z.string();
const instant = z.iso.datetime();
const day = z.iso.date();
/** Centimes of MAD. */
const money = z.strictObject({ centimes: z.int(), currency: z.literal('MAD') });
/** `phone` as '+212612345678'; each '' where it was not given. */
const person = z.strictObject({ name: text, email: text, phone: text });

const order = z.strictObject({
  number: text,
  status: text,
  item: z.strictObject({
    kind: z.enum([...soldKinds, 'instalment']),
    slug: text,
    /** In English, where the catalogue has it. */
    name: text,
  }),
  /** For a course sold by dated groups. */
  group: z.strictObject({ id: z.uuid(), startsOn: day }).optional(),
  amount: money,
  locale: z.enum(locales),
  placedAt: instant,
});
const ofOrder = z.strictObject({ order, person });

const buyNow = {
  course: text,
  customerName: text,
  customerEmail: text,
  customerPhone: text,
  timestamp: instant,
  action: z.literal('buy-now'),
  platform: z.literal('web'),
};

const instalment = z.strictObject({ number: z.int(), amount: money });

/** Of the course that the order is for. `name` in English, where it has one. */
const lesson = z.strictObject({ key: text, name: text });

const seat = z.strictObject({
  workshop: z.strictObject({ slug: text, name: text, heldOn: day.nullable() }),
  applicationId: z.uuid(),
  person,
});

/** What receivers know of a form: its sheet, how they call what it is about, and what it asks beside the person. */
export type SentForm = { sheet: string; about?: string; asks?: readonly string[] };

/** By the kinds of applications. */
export const sentForms = {
  waitlist: { sheet: 'CoursesWaitlist', about: 'course' },
  workshop: { sheet: 'WorkshopApplications', about: 'workshopTitle' },
  'host-course': { sheet: 'HostYourCourse', asks: ['courseTopic', 'experience'] },
  contact: { sheet: 'ContactMessages', asks: ['topic', 'message'] },
  careers: { sheet: 'JobApplications', about: 'job', asks: ['link', 'message'] },
  consultation: { sheet: 'ConsultationRequests', about: 'service', asks: ['preferredTimes', 'message'] },
  scholarship: { sheet: 'ScholarshipRequests', about: 'course', asks: ['message', 'plan', 'means'] },
} as const satisfies Record<Exclude<ApplicationKind, 'access-request'>, SentForm>;

const textsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text]));
const application = <F extends string>(form: F, fields: Record<string, z.ZodType<string>>) =>
  z.strictObject({
    form: z.literal(form),
    applicationId: z.uuid(),
    locale: z.enum(locales),
    person,
    fields: z.strictObject(fields),
  });

const formShapes = Object.entries<SentForm>(sentForms).map(([form, { sheet, about, asks = [] }]) =>
  application(form as keyof typeof sentForms, {
    sheet: z.literal(sheet),
    ...textsOf([...(about === undefined ? [] : [about]), ...Object.keys(person.shape), ...asks]),
  }),
);

export const eventShapes = {
  /** With the fields of a purchase where the course has a sales page of its own. */
  'order.placed': ofOrder.extend(z.strictObject(buyNow).partial().shape),
  'order.paid': ofOrder.extend({ paidBy: text.nullable() }),
  'order.refunded': ofOrder.extend({
    refund: z.strictObject({
      creditNote: text,
      amount: money,
      way: text,
      /** All that had not been refunded before. */
      isWhole: z.boolean(),
      /** The refund of a duplicate payment: the order stays paid. */
      isSecondPayment: z.boolean(),
    }),
  }),
  'instalment.late': ofOrder.extend({
    instalment: instalment.extend({ dueOn: day, pausesAfter: day }),
  }),
  'access.granted': ofOrder.extend({ code: text.nullable() }),
  'access.ended': ofOrder.extend({ reason: text }),
  'access.paused': ofOrder.extend({ instalment }),
  'access.resumed': ofOrder,
  'member.joined': ofOrder,
  'lesson.done': ofOrder.extend({ lesson }),
  'work.marked': ofOrder.extend({ lesson, outcome: z.enum(['accepted', 'again']) }),
  'session.attended': ofOrder.extend({ session: z.strictObject({ number: z.int(), startsAt: instant }) }),
  /** `address`: where anybody can check it. */
  'certificate.issued': ofOrder.extend({ certificate: z.strictObject({ number: text, address: text }) }),
  'seat.taken': seat,
  'seat.given_up': seat,
  'application.received': z.discriminatedUnion('form', [
    application('access-request', {
      ...textsOf(['Email', 'Tool', 'Product']),
      Status: z.literal('Interested'),
    }),
    ...formShapes,
  ]),
  'purchase.intended': z.strictObject({ ...buyNow, person }),
} as const;

/** Kinds that begin so belong to the recipient of a gift, not to who bought it. */
export const ofOwner = ['access.', 'member.', 'lesson.', 'work.', 'session.', 'certificate.'] as const;

export type EventKind = keyof typeof eventShapes;
export const eventKinds = Object.keys(eventShapes) as EventKind[];
export type EventData<K extends EventKind> = z.output<(typeof eventShapes)[K]>;
export type Person = z.output<typeof person>;
