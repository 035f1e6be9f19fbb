/** Whom the academy knows: everybody with an order or an account, and one of them. */
import { z } from 'zod';
import { email as emailOf } from '../../platform/people/person.ts';
import { maySeePeople } from '../staff/who-may.ts';
import { requestCalls } from '../privacy/people-requests.staff.ts';
import {
  personExample,
  personOf,
  personRow,
  personWhole,
  wholePersonExample,
  wholePersonOf,
} from './people-shapes.staff.ts';
import { colleagueCalls } from '../staff/people-staff.staff.ts';
import { listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const listPeople = defineStaffCall({
  id: 'listPeople',
  group: 'people',
  method: 'GET',
  path: '/api/staff/people',
  summary: 'Whom the academy knows, whoever came last first',
  description:
    '`search` looks in names, numbers and telephones of orders, and in addresses and names of accounts. `show`: `members` of the community, or those whom the team `held` off. Nobody is counted: `hasNext` says whether a page follows.',
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
  summary: 'One person: her orders, access, hours, account and letters',
  description: 'What a role does not see elsewhere is null here.',
  may: maySeePeople,
  schema: z.object({}),
  example: {},
  answer200: { when: 'Something is known of her.', schema: personWhole, example: wholePersonExample },
  refusals: ['not-found'],
  async answer({ academy }, { params, staff }) {
    const email = emailOf.safeParse(params['email'] ?? '');
    const known = email.success ? await academy.staff.person(email.data) : null;
    if (known === null) return refuseStaff('not-found');
    return { ok: true, status: 200, body: wholePersonOf(known, staff) };
  },
});

export const peopleCalls: readonly StaffCall[] = [listPeople, readPerson, ...requestCalls, ...colleagueCalls];
