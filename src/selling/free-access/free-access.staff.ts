/** Letting people in without a payment: one, or a list of many. */
import { z } from 'zod';
import { longestWhy, mostPeople, notSold, type ListProblem } from './free-access.ts';
import { freeAccessReasons } from '../orders/order.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { mayGiveFreeAccess, mayPlaceOrders } from '../../academy/staff/who-may.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { fieldsOf, refuseStaff } from '../../academy/staff/staff-failures.ts';
import { openedKinds } from '../../academy/settings/sold-kinds.ts';

const item = z.object({
  kind: z.enum(openedKinds, 'choice-required'),
  slug: z.string().max(100),
  cohort: z.uuid().optional().meta({
    description: 'The dated group, of a course that is sold by them. Left out: the next with a seat.',
  }),
});
const person = z.object({
  name: z.string().max(500),
  email: z.string().max(500),
  phone: z.string().max(100).default(''),
  locale: z
    .string()
    .max(40)
    .default('')
    .meta({ description: "A language of the site ('ar'), or empty: as `locale` says." }),
});
const own = {
  item: item.optional().meta({ description: 'Left out: the `item` of the request.' }),
  why: z.string().max(2_000).default('').meta({ description: 'Empty: that of the request.' }),
};
const problems = z.record(z.string(), z.string().optional());
const whyNot = z.enum(['twice', 'owns-already', 'own-order', 'sold-out']);
const listItem = item.extend({
  name: inEachLanguage,
  startsOn: z.string().optional().meta({ description: 'Of a dated group: its first day.' }),
  seatsLeft: z.number().int().nullable().meta({ description: 'Null: there is no end of them.' }),
  codesLeft: z.number().int().nullable(),
  priceCentimes: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'What the checkout asks today, in centimes of MAD; null for what is not sold.' }),
  notSold: z.enum(notSold).nullable().meta({ description: 'Why no order can be placed for it.' }),
});

const freeAccessItems = staffCall({
  method: 'GET',
  path: 'free-access',
  summary: 'What somebody can be let in to, or an order be placed for',
  may: mayPlaceOrders,
  input: z.object({}),
  output: z.object({ items: z.array(listItem) }),
  async run({ academy }) {
    return { items: await academy.staff.freeAccessItems() };
  },
});

const before = person.extend({
  line: z.number().int().meta({ description: 'Counted from 1, empty ones too.' }),
  why: z.string(),
  item: item
    .extend({ name: inEachLanguage })
    .nullable()
    .meta({ description: 'What they get; null where the line names nothing that there is.' }),
  isKnown: z.boolean().meta({ description: 'By an order or an account.' }),
  problems: problems.meta({ description: 'What is wrong, by column.' }),
  whyNot: whyNot.nullable(),
  waitsForCode: z.boolean().meta({ description: 'May come in, and gets the code when there is one.' }),
});

const listFault: Record<ListProblem, string> = {
  empty: 'required',
  'too-large': 'too-long',
  'too-many-lines': 'too-many-lines',
};

const readFreeAccess = staffCall({
  path: 'free-access/reading',
  summary: 'What would become of each line of a list',
  description: `Name, e-mail, phone, language, course or group (its name, and its first day), note; at most ${mostPeople} people. It is read and not kept, and nobody is let in.`,
  may: mayGiveFreeAccess,
  input: z.object({
    item: item.optional(),
    text: z.string(),
    overSeats: z.boolean(),
    locale: z.enum(locales),
  }),
  output: z.object({ people: z.array(before) }),
  async run({ academy, staff }, value) {
    const reading = await academy.staff.readFreeAccess({ ...value, staff });
    if (reading.ok) return { people: reading.people };
    if (reading.reason === 'item-not-found')
      return refuseStaff('bad-fields', { fields: { item: 'required' } });
    return refuseStaff('bad-fields', { fields: { text: listFault[reading.reason] } });
  },
});

const after = z.object({
  email: z.string(),
  outcome: z.enum(['let-in', 'bad-person', 'failed', ...whyNot.options]),
  orderNumber: z
    .string()
    .nullable()
    .meta({ description: 'The order that let the person in, or the one by which they own it already.' }),
  waitsForCode: z.boolean(),
  problems,
});

const giveFreeAccess = staffCall({
  path: 'free-access',
  summary: 'Let people in without a payment',
  description:
    'An order of 0 MAD for each, confirmed at once, and an e-mail to them. Each by itself, answered in the order given: under the same `key` nobody is let in twice, so all of it can be sent again. Only an owner lets in herself.',
  may: mayGiveFreeAccess,
  input: z.object({
    key: z
      .string()
      .regex(/^[\w-]{16,100}$/, 'required')
      .meta({ example: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90' }),
    item: item.optional().meta({ description: 'Of whoever has none of their own.' }),
    as: z.enum(freeAccessReasons, 'choice-required'),
    why: z
      .string()
      .max(2_000)
      .meta({ description: `3 to ${longestWhy} signs; staff read it.` }),
    isQuiet: z.boolean().default(false).meta({ description: 'They get no e-mail now.' }),
    overSeats: z.boolean().default(false).meta({ description: 'Also where every seat is taken.' }),
    locale: z.enum(locales),
    people: z.array(person.extend(own)).min(1).max(mostPeople),
  }),
  output: z.object({ people: z.array(after) }),
  async run({ academy, staff }, value) {
    const result = await academy.staff.giveFreeAccess({ ...value, staff });
    if (!result.ok) {
      const field = { 'item-not-found': 'item', why: 'why', 'too-many': 'people' }[result.reason];
      const fault = result.reason === 'why' ? 'reason-length' : 'required';
      return refuseStaff('bad-fields', { fields: { [field]: fault } });
    }
    const people = result.people.map((one): z.input<typeof after> => ({
      email: one.email,
      outcome: one.ok ? 'let-in' : one.reason,
      orderNumber: ('orderNumber' in one ? one.orderNumber : null) ?? null,
      waitsForCode: one.ok && one.waitsForCode,
      problems: one.ok || one.reason !== 'bad-person' ? {} : fieldsOf(one.problems),
    }));
    return { people };
  },
});

const endFree = staffCall({
  path: 'orders/{number}/ending',
  summary: 'End the access of an order of 0 MAD',
  description: 'Nothing goes back, since nothing was paid. What has a price is paid back instead.',
  may: mayGiveFreeAccess,
  input: z.object({ why: z.string().max(2_000) }),
  output: done,
  refusals: ['order-not-found', 'own-order', 'already-decided'],
  async run({ academy, params, staff }, value) {
    const result = await academy.staff.endFree({ orderNumber: params.number, ...value, staff });
    if (result.ok) return isDone;
    if (result.reason === 'why') return refuseStaff('bad-fields', { fields: { why: 'reason-length' } });
    return refuseStaff(result.reason === 'not-free' ? 'already-decided' : result.reason);
  },
});

/** Access that somebody of the team asked for, in the shape of the staff API. */
export const accessRequest = item.extend({
  id: z.string(),
  title: inEachLanguage,
  as: z.enum(freeAccessReasons),
  why: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  askedAt: instant,
  askedBy: z.string(),
  isSeen: z.boolean().meta({ description: 'Whoever asked has read the answer.' }),
  openOrder: z
    .string()
    .nullable()
    .meta({ description: 'An order of the same by the same person that is not paid, while it waits.' }),
  answer: z
    .object({ at: instant, order: z.string().nullable(), by: z.string().nullable(), note: z.string() })
    .nullable()
    .meta({ description: '`order` opened it; null of a declined one, which `by` declined.' }),
});

const listRequests = staffCall({
  method: 'GET',
  path: 'free-access/requests',
  summary: 'Access that colleagues asked for, and what was answered lately',
  description: 'Those that wait first, the oldest before the others.',
  may: mayPlaceOrders,
  input: z.object({}),
  output: z.object({
    requests: z.array(accessRequest),
  }),
  async run({ academy }) {
    return { requests: await academy.staff.accessRequests() };
  },
});

const askForAccess = staffCall({
  path: 'free-access/requests',
  summary: 'Ask for access for somebody',
  description: 'It waits on Today of those who may give access. Nobody is let in, and nobody is e-mailed.',
  may: mayPlaceOrders,
  input: person.omit({ locale: true }).extend({
    item,
    as: z.enum(freeAccessReasons, 'choice-required'),
    // Said together with what else is missing; the service reads it again.
    why: z
      .string()
      .max(2_000)
      .refine((text) => text.trim() !== '', 'reason-length'),
    locale: z.enum(locales),
    besideOrder: z
      .boolean()
      .default(false)
      .meta({ description: 'Also while an order of the same is not paid.' }),
  }),
  output: done,
  async run({ academy, staff }, value) {
    const result = await academy.staff.askForAccess({ ...value, staff });
    if (result.ok) return isDone;
    if (result.reason === 'bad-person')
      return refuseStaff('bad-fields', { fields: fieldsOf(result.problems) });
    const faults = {
      'item-not-found': { item: 'required' },
      why: { why: 'reason-length' },
      'owns-already': { email: 'owns-already' },
      'asked-already': { email: 'asked-already' },
      'has-open-order': { besideOrder: 'has-open-order' },
    };
    return refuseStaff('bad-fields', { fields: faults[result.reason] });
  },
});

const giveRequested = staffCall({
  path: 'free-access/requests/{id}/giving',
  summary: 'Give the access that a colleague asked for',
  description: 'As letting somebody in; seats that are taken are not gone over.',
  may: mayGiveFreeAccess,
  input: z.object({}),
  output: z.object({ orderNumber: z.string() }),
  refusals: ['not-found', 'own-order'],
  async run({ academy, params, staff }) {
    const result = await academy.staff.giveRequested({ id: params.id, staff });
    if (result.ok) return { orderNumber: result.orderNumber };
    if (result.reason === 'not-found' || result.reason === 'own-order') return refuseStaff(result.reason);
    return refuseStaff('bad-fields', { fields: { request: result.reason } });
  },
});

const declineAccess = staffCall({
  path: 'free-access/requests/{id}/decline',
  summary: 'Decline a request for access',
  description: 'Whoever asked reads the reason; the learner gets no e-mail.',
  may: mayGiveFreeAccess,
  input: z.object({ why: z.string().max(2_000) }),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }, { why }) {
    const result = await academy.staff.declineAccess({ id: params.id, why, staff });
    if (result.ok) return isDone;
    if (result.reason === 'why') return refuseStaff('bad-fields', { fields: { why: 'reason-length' } });
    return refuseStaff('not-found');
  },
});

const withdrawRequest = staffCall({
  path: 'free-access/requests/{id}/withdrawal',
  summary: 'Take back one’s own request for access',
  may: mayPlaceOrders,
  input: z.object({}),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const result = await academy.staff.withdrawAccessRequest({ id: params.id, staff });
    return result.ok ? isDone : refuseStaff('not-found');
  },
});

const seeAnswer = staffCall({
  path: 'free-access/requests/{id}/seen',
  summary: 'The answer to one’s own request was read',
  description: 'It waits on Today no longer. Repeating it changes nothing.',
  may: mayPlaceOrders,
  input: z.object({}),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    await academy.staff.seeAccessAnswer({ id: params.id, staff });
    return isDone;
  },
});

export const freeAccessCalls = [
  freeAccessItems,
  readFreeAccess,
  giveFreeAccess,
  endFree,
  listRequests,
  askForAccess,
  giveRequested,
  declineAccess,
  withdrawRequest,
  seeAnswer,
] as const;
