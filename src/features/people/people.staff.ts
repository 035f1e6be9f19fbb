/** Everybody with an order or an account, and one of them. */
import { z } from 'zod';
import { email as emailOf } from '../../platform/people/person.ts';
import {
  mayAnswerDataRequests,
  mayModerate,
  maySeeApplications,
  maySeeMails,
  maySeePeople,
  type Who,
} from '../staff/who-may.ts';
import { requestCalls, requestExample, requestOf, requestRow } from '../privacy/data-requests.staff.ts';
import { colleagueCalls } from '../staff/people-staff.staff.ts';
import { listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { defineStaffCall, type StaffCall, inBoth } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { shown } from '../orders/order-desk-shapes.staff.ts';
import { statuses } from '../accounts/member.ts';
import { orderStatuses } from '../orders/order.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { KnownPersonWhole, PersonInList } from './read-people.service.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

/** People in the shapes of the staff API: whom an order or an account names, and nothing that opens either. Centimes of MAD. */
const personRow = z.object({
  email: z.string(),
  name: z
    .string()
    .meta({ description: 'From the newest order, else the name in the community; empty for neither.' }),
  phone: z.string().meta({ description: 'E.164; empty without an order.' }),
  status: z.enum(statuses),
  orders: z.number().int(),
  lastAt: instant.meta({ description: 'The newest order; without one, the first sign-in.' }),
  hasAccount: z.boolean(),
  memberSince: instant.nullable(),
  quietUntil: instant.nullable().meta({ description: 'Until when they may only read in the community.' }),
  shutOutAt: instant.nullable().meta({ description: 'Since when the community is closed to them.' }),
});
export type PersonRow = z.output<typeof personRow>;

/** Fields named one by one: a new column is not shown by accident. */
const personOf = (person: PersonInList): PersonRow => ({
  email: person.email,
  name: person.name,
  phone: person.phone,
  status: person.status,
  orders: person.orders,
  lastAt: person.lastAt.toISOString(),
  hasAccount: person.hasAccount,
  memberSince: isoOf(person.memberSince),
  quietUntil: isoOf(person.quietUntil),
  shutOutAt: isoOf(person.shutOutAt),
});

const personExample: PersonRow = {
  email: 'salma@example.com',
  name: 'Salma Alaoui',
  phone: '+212612345678',
  status: 'buyer',
  orders: 2,
  lastAt: '2026-11-21T10:00:00.000Z',
  hasAccount: true,
  memberSince: null,
  quietUntil: null,
  shutOutAt: null,
};

const letter = z.object({ letter: z.string(), writtenAt: instant, postedAt: instant.nullable() });

const personWhole = personRow.extend({
  names: z.array(z.string()).meta({ description: 'All names given with orders, the newest first.' }),
  phones: z.array(z.string()),
  account: z
    .object({
      since: instant,
      displayName: z.string().nullable(),
      joinedAt: instant.nullable().meta({ description: 'Her profile in the community; null without one.' }),
      locale: z.enum(locales).nullable(),
      wantsDigest: z.boolean().nullable(),
    })
    .nullable(),
  ordered: z.array(
    z.object({
      number: z.string(),
      description: z.string(),
      status: z.enum(orderStatuses),
      shown,
      amountCentimes: z.number().int(),
      placedAt: instant,
    }),
  ),
  opened: z.array(
    z.object({
      number: z.string(),
      description: z.string(),
      grantedAt: instant,
      pausedAt: instant.nullable(),
      hasCode: z.boolean(),
    }),
  ),
  bookings: z.array(
    z.object({
      number: z.string(),
      service: inBoth,
      expert: inBoth,
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
  letters: z
    .array(letter)
    .nullable()
    .meta({ description: 'The newest 30; null for roles that do not see e-mails.' }),
  reports: z
    .object({ all: z.number().int(), waiting: z.number().int() })
    .nullable()
    .meta({ description: 'Of the person, or of what they wrote; null for roles that do not moderate.' }),
  requests: z.array(requestRow).nullable().meta({ description: 'Requests about their own data.' }),
});
export type PersonWhole = z.output<typeof personWhole>;

const accountOf = ({ account }: KnownPersonWhole): PersonWhole['account'] =>
  account && {
    since: account.since.toISOString(),
    displayName: account.displayName,
    joinedAt: isoOf(account.joinedAt),
    locale: account.locale,
    wantsDigest: account.wantsDigest,
  };

const sentOf = (known: KnownPersonWhole): Pick<PersonWhole, 'waitlists' | 'applications'> => ({
  waitlists: known.waitlists.map(({ courseSlug, joinedAt, toldAt, unsubscribedAt }) => ({
    courseSlug,
    joinedAt: joinedAt.toISOString(),
    toldAt: isoOf(toldAt),
    isOff: unsubscribedAt !== null,
  })),
  applications: known.applications.map(({ id, kind, subject, sentAt }) => ({
    id,
    kind,
    subject,
    sentAt: sentAt.toISOString(),
  })),
});

/** Each role is shown what it sees elsewhere, too. */
const wholePersonOf = (known: KnownPersonWhole, staff: Who): PersonWhole => ({
  ...personOf(known),
  names: known.names,
  phones: known.phones,
  account: accountOf(known),
  ordered: known.ordered.map(
    ({ number, description, status, shown: shownStatus, amountCentimes, placedAt }) => ({
      number,
      description,
      status,
      shown: shownStatus,
      amountCentimes,
      placedAt: placedAt.toISOString(),
    }),
  ),
  opened: known.opened.map(({ number, description, grantedAt, pausedAt, code }) => ({
    number,
    description,
    hasCode: code !== null,
    grantedAt: grantedAt.toISOString(),
    pausedAt: isoOf(pausedAt),
  })),
  bookings: known.bookings.map(({ number, service, expert, startsAt, state }) => ({
    number,
    service,
    expert,
    state,
    startsAt: startsAt.toISOString(),
  })),
  ...(maySeeApplications(staff) ? sentOf(known) : { waitlists: null, applications: null }),
  letters: maySeeMails(staff)
    ? known.letters.map(({ letter: name, writtenAt, postedAt }) => ({
        letter: name,
        writtenAt: writtenAt.toISOString(),
        postedAt: isoOf(postedAt),
      }))
    : null,
  reports: mayModerate(staff) ? known.reports : null,
  requests: mayAnswerDataRequests(staff) ? known.requests.map(requestOf) : null,
});

const wholePersonExample: PersonWhole = {
  ...personExample,
  names: ['Salma Alaoui'],
  phones: ['+212612345678'],
  account: {
    since: '2026-10-01T10:00:00.000Z',
    displayName: 'Salma',
    joinedAt: null,
    locale: 'ar',
    wantsDigest: false,
  },
  ordered: [
    {
      number: 'MEM-482913-a1b2',
      description: 'Ecommerce Mastery',
      status: 'Payment Confirmed',
      shown: 'Payment Confirmed',
      amountCentimes: 99_000,
      placedAt: '2026-11-21T10:00:00.000Z',
    },
  ],
  opened: [],
  bookings: [],
  waitlists: [],
  applications: [],
  letters: [],
  reports: { all: 0, waiting: 0 },
  requests: [requestExample],
};

const listPeople = defineStaffCall({
  id: 'listPeople',
  group: 'people',
  method: 'GET',
  path: '/api/staff/people',
  summary: 'Whom the academy knows, whoever came last first',
  description:
    '`search` looks in names, numbers and telephones of orders, and in addresses and names of accounts. `show`: `members` of the community, or those whom the team `held` off. There is no total: `hasNext` shows whether a page follows.',
  may: maySeePeople,
  schema: z.object({
    page,
    perPage,
    search: searchText,
    show: z.enum(['all', 'members', 'held']).default('all'),
  }),
  example: { search: 'salma' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(personRow),
    example: { rows: [personExample], total: null, hasNext: false },
  },
  async answer({ academy }, { value }) {
    const { rows, hasNext } = await academy.staff.people(value);
    return { ok: true, status: 200, body: { rows: rows.map(personOf), total: null, hasNext } };
  },
});

const readPerson = defineStaffCall({
  id: 'readPerson',
  group: 'people',
  method: 'GET',
  path: '/api/staff/people/{email}',
  summary: 'One person: orders, access, hours, account and e-mails',
  description: 'What a role does not see elsewhere is null here.',
  may: maySeePeople,
  schema: z.object({}),
  example: {},
  answer200: { when: 'Something is known of them.', schema: personWhole, example: wholePersonExample },
  refusals: ['not-found'],
  async answer({ academy }, { params, staff }) {
    const email = emailOf.safeParse(params['email'] ?? '');
    const known = email.success ? await academy.staff.person(email.data) : null;
    if (known === null) return refuseStaff('not-found');
    return { ok: true, status: 200, body: wholePersonOf(known, staff) };
  },
});

export const peopleCalls: readonly StaffCall[] = [listPeople, readPerson, ...requestCalls, ...colleagueCalls];
