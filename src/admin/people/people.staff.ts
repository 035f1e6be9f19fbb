/** Everybody with an order or an account, and one of them. */
import { z } from 'zod';
import type { Academy } from '../../academy.ts';
import { personTag } from './mark-person.service.ts';
import { email as emailOf } from '../../platform/people/person.ts';
import {
  mayAnswerDataRequests,
  mayModerate,
  mayEndSessions,
  mayNoteOrders,
  maySeeApplications,
  maySeeMails,
  maySeePeople,
  type Who,
} from '../../academy/staff/who-may.ts';
import { accessRequest } from '../../selling/free-access/free-access.staff.ts';
import { requestCalls, requestOf, requestRow } from '../privacy/data-requests.staff.ts';
import { colleagueCalls } from './people-staff.staff.ts';
import { dayOfList, instant, listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { outboxStates } from '../../academy/emails/outbox.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { shown } from '../../selling/orders/staff-order-shapes.staff.ts';
import { orderStatuses } from '../../selling/orders/order.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { accessStates } from './access-state.ts';
import { type KnownPersonWhole, personStatuses } from './read-people.service.ts';
import { peopleHaving } from './people.store.ts';
import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';

/** People in the shapes of the staff API: whom an order or an account names, and nothing that opens either. Centimes of MAD. */
const personRow = z.object({
  email: z.string(),
  name: z
    .string()
    .meta({ description: 'From the newest order, else the name in the community; empty for neither.' }),
  phone: z.string().meta({ description: 'E.164; empty without an order.' }),
  status: z.enum(personStatuses),
  orders: z.number().int(),
  unpaid: z.number().int().meta({ description: 'Of these, orders that can still be paid.' }),
  lastAt: instant.meta({ description: 'The newest order; without one, the first sign-in.' }),
  hasAccount: z.boolean(),
  memberSince: instant.nullable(),
  memberUntil: z.iso
    .date()
    .nullable()
    .meta({ description: 'The last day, on Morocco’s calendar; null without an end.' }),
  tags: z.array(z.string()).meta({ description: 'Of staff, for each other.' }),
  quietUntil: instant.nullable().meta({ description: 'Until when they may only read in the community.' }),
  shutOutAt: instant.nullable().meta({ description: 'Since when the community is closed to them.' }),
});
const beginOf = (day: string): Date => instantInMorocco(day, '00:00');

const emailSent = z.object({
  id: z.string(),
  emailName: z.string(),
  state: z.enum(outboxStates),
  at: instant,
});

const personWhole = personRow.extend({
  tagsInUse: z.array(z.string()).meta({ description: 'Every tag in use, to choose from.' }),
  names: z.array(z.string()).meta({ description: 'All names given with orders, the newest first.' }),
  phones: z.array(z.string()),
  memberId: z.string().nullable().meta({
    description: 'Of their profile in the community; null without one, and for roles that do not moderate.',
  }),
  account: z
    .object({
      since: instant,
      displayName: z.string().nullable(),
      joinedAt: instant.nullable().meta({ description: 'Their profile in the community; null without one.' }),
      locale: z.enum(locales).nullable(),
      wantsDigest: z.boolean().nullable(),
    })
    .nullable(),
  spentCentimes: z
    .number()
    .int()
    .meta({ description: 'Confirmed payments less refunds, in centimes of MAD.' }),
  notes: z.array(z.object({ id: z.string(), at: instant, by: z.string(), text: z.string() })),
  ordered: z.array(
    z.object({
      number: z.string(),
      item: inEachLanguage,
      status: z.enum(orderStatuses),
      shown,
      amountCentimes: z.number().int(),
      placedAt: instant,
      access: z
        .object({
          state: z.enum(accessStates),
          at: instant.nullable(),
          day: z.string().nullable().meta({ description: 'When the group begins, on Morocco’s calendar.' }),
          owner: z.string().nullable().meta({ description: 'Of a gift: whose it is.' }),
        })
        .nullable()
        .meta({
          description: 'Whether they can use it, and why not; null for what opens nothing by itself.',
        }),
    }),
  ),
  opened: z.array(
    z.object({
      number: z.string(),
      item: inEachLanguage,
      grantedAt: instant,
      pausedAt: instant.nullable(),
      hasCode: z.boolean(),
      learning: z
        .object({
          done: z.number().int(),
          of: z.number().int(),
          percent: z.number().int(),
          units: z.object({ done: z.number().int(), of: z.number().int() }),
          lastAt: instant.nullable(),
          finishedAt: instant.nullable(),
        })
        .nullable()
        .meta({ description: 'Lessons done, of all of the course; null for what has no classroom.' }),
    }),
  ),
  bookings: z.array(
    z.object({
      number: z.string(),
      service: inEachLanguage,
      expert: inEachLanguage,
      startsAt: instant,
      state: z.enum(['held', 'booked', 'released', 'cancelled', 'lost']),
    }),
  ),
  waitlists: z
    .array(
      z.object({ courseSlug: z.string(), joinedAt: instant, toldAt: instant.nullable(), isOff: z.boolean() }),
    )
    .nullable()
    .meta({ description: 'Null for roles that do not see applications, as the next.' }),
  applications: z
    .array(z.object({ id: z.string(), kind: z.string(), subject: z.string().nullable(), sentAt: instant }))
    .nullable(),
  emails: z
    .array(emailSent)
    .nullable()
    .meta({ description: 'The newest five; null for roles that do not see e-mails.' }),
  reports: z
    .object({ all: z.number().int(), waiting: z.number().int() })
    .nullable()
    .meta({ description: 'Of the person, or of what they wrote; null for roles that do not moderate.' }),
  requests: z.array(requestRow).nullable().meta({ description: 'Requests about their own data.' }),
  accessRequests: z.array(accessRequest).meta({ description: 'Access that the team asked for.' }),
});

const waitlistOf = ({ unsubscribedAt, ...waitlist }: KnownPersonWhole['waitlists'][number]) => ({
  ...waitlist,
  isOff: unsubscribedAt !== null,
});

/** Each role is shown what it sees elsewhere, too. */
const wholePersonOf = (
  known: KnownPersonWhole,
  staff: Who,
): Omit<z.input<typeof personWhole>, 'tagsInUse'> => ({
  ...known,
  opened: known.opened.map((one) => ({ ...one, hasCode: one.code !== null })),
  memberId: mayModerate(staff) && known.account?.joinedAt ? known.memberId : null,
  waitlists: maySeeApplications(staff) ? known.waitlists.map(waitlistOf) : null,
  applications: maySeeApplications(staff) ? known.applications : null,
  emails: maySeeMails(staff) ? known.emails : null,
  reports: mayModerate(staff) ? known.reports : null,
  requests: mayAnswerDataRequests(staff) ? known.requests.map(requestOf) : null,
});
const listPeople = staffCall({
  method: 'GET',
  path: 'people',
  summary: 'Whom the academy knows, whoever came last first',
  description:
    '`search` looks in names, numbers and telephones of orders, and in addresses and names of accounts. `show`: `members` of the community, or those whom the team `held` off. `having`: `bought` something, or has an `unpaid` order. `course`: who has it, or whose order of it is unpaid. `joinedFrom`, `joinedTo`: days of Morocco on which they first ordered or signed in, both included. There is no total: `hasNext` shows whether a page follows.',
  may: maySeePeople,
  input: z.object({
    page,
    perPage,
    search: searchText,
    show: z.enum(['all', 'members', 'held']).default('all'),
    tag: z.string().max(100).default(''),
    having: z.enum(['', ...peopleHaving]).default(''),
    course: z.string().max(100).default(''),
    joinedFrom: dayOfList,
    joinedTo: dayOfList,
  }),
  output: listOf(personRow).extend({
    tags: z.array(z.string()).meta({ description: 'Every tag in use.' }),
  }),
  async run({ academy }, { joinedFrom, joinedTo, ...value }) {
    const asked = {
      ...value,
      having: value.having || undefined,
      course: value.course || undefined,
      joinedFrom: joinedFrom ? beginOf(joinedFrom) : undefined,
      joinedBefore: joinedTo ? beginOf(addDays(joinedTo, 1)) : undefined,
    };
    const [found, tags] = await Promise.all([academy.staff.people(asked), academy.staff.tagsInUse()]);
    return { ...found, total: null, tags };
  },
});

const readPerson = staffCall({
  method: 'GET',
  path: 'people/{email}',
  summary: 'One person: orders, access, hours, account and e-mails',
  description: 'What a role does not see elsewhere is null here.',
  may: maySeePeople,
  input: z.object({}),
  output: personWhole,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const email = emailOf.safeParse(params.email);
    const known = email.success ? await academy.staff.person(email.data) : null;
    if (known === null) return refuseStaff('not-found');
    return { ...wholePersonOf(known, staff), tagsInUse: await academy.staff.tagsInUse() };
  },
});

/** The address of somebody who is known; null for everybody else. */
async function knownEmail(academy: Academy, typed: string): Promise<string | null> {
  const email = emailOf.safeParse(typed);
  const known = email.success ? await academy.staff.person(email.data) : null;
  return known?.email ?? null;
}

const noteOnPerson = staffCall({
  path: 'people/{email}/notes',
  summary: 'Write a note about a person that staff alone read',
  description: 'Plain text of at most 2,000 characters. It is part of an export of the person’s data.',
  may: mayNoteOrders,
  input: z.strictObject({ text: z.string().max(20_000) }),
  output: z.object({ id: z.string() }),
  refusals: ['not-found'],
  async run({ academy, params, staff }, { text }) {
    const email = await knownEmail(academy, params.email);
    if (email === null) return refuseStaff('not-found');
    const noted = await academy.staff.noteOnPerson({ email, text, staff });
    if (noted.ok) return { id: noted.note.id };
    const fault = noted.reason === 'empty' ? 'required' : 'too-long';
    return refuseStaff('bad-fields', { fields: { text: fault } });
  },
});

const removeNote = staffCall({
  method: 'DELETE',
  path: 'people/{email}/notes/{id}',
  summary: 'Remove a note of one’s own about a person',
  may: mayNoteOrders,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const email = emailOf.safeParse(params.email);
    if (!email.success) return refuseStaff('not-found');
    const isGone = await academy.staff.removeNoteOnPerson({ email: email.data, id: params.id, staff });
    return isGone ? {} : refuseStaff('not-found');
  },
});

const tagPerson = staffCall({
  path: 'people/{email}/tags',
  summary: 'Add and remove tags of a person',
  description: 'A tag has at most 24 characters, in lower case; a person at most 10 tags.',
  may: mayNoteOrders,
  input: z.strictObject({ add: z.array(z.string()).max(10), remove: z.array(z.string()).max(10) }),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params, staff }, { add, remove }) {
    const email = await knownEmail(academy, params.email);
    if (email === null) return refuseStaff('not-found');
    const [added, removed] = [z.array(personTag).safeParse(add), z.array(personTag).safeParse(remove)];
    if (!added.success || !removed.success)
      return refuseStaff('bad-fields', { fields: { tag: 'tag-length' } });
    const isDone = await academy.staff.tagPerson({ email, add: added.data, remove: removed.data, staff });
    return isDone ? {} : refuseStaff('bad-fields', { fields: { tag: 'tag-too-many' } });
  },
});

const signPersonOut = staffCall({
  path: 'people/{email}/signing-out',
  summary: 'Sign a person out on all devices',
  description:
    'As when a phone was stolen. The next sign-in asks for a code as always; nothing else changes.',
  may: mayEndSessions,
  input: z.strictObject({}),
  output: z.object({ ended: z.number().int() }),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const email = await knownEmail(academy, params.email);
    if (email === null) return refuseStaff('not-found');
    return { ended: await academy.staff.signPersonOut({ email, staff }) };
  },
});

export const peopleCalls = [
  listPeople,
  readPerson,
  noteOnPerson,
  removeNote,
  tagPerson,
  signPersonOut,
  ...requestCalls,
  ...colleagueCalls,
] as const;
