/** Requests about one's own data by law 09-08: written down, the export, the erasure, an answer in words. */
import { z } from 'zod';
import { dataRequestKinds, dataRequestStates, dataRequestWays, longestDataNote } from './data-request.ts';
import { email, isErasedAddress } from '../../platform/people/person.ts';
import { mayAnswerDataRequests } from '../staff/who-may.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';
import type { DataRequest } from './data-requests.store.ts';
import type { DataRequestWhole } from './data-requests.service.ts';
import { dayInMorocco, instant, isoOf } from '../../platform/api/instant.ts';

/** A request about one's own data, in the shape of the staff API. */
export const requestRow = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  email: z.string().nullable().meta({ description: 'Whom it is about; null once their data is erased.' }),
  name: z.string(),
  way: z.enum(dataRequestWays),
  note: z.string(),
  receivedOn: dayInMorocco,
  dueAt: instant.meta({ description: 'The midnight after the last day on which it is answered in time.' }),
  state: z.enum(dataRequestStates),
  proof: z.string().meta({ description: 'How the person proved who they are.' }),
  answer: z.string().meta({ description: 'What was done, or why it was declined.' }),
  notedBy: z.string(),
  answeredBy: z
    .string()
    .nullable()
    .meta({ description: 'Null of one that the deletion of the account answered.' }),
  answeredAt: instant.nullable(),
});
export type RequestRow = z.output<typeof requestRow>;

/** Fields named one by one, as in every answer of the staff API. */
export const requestOf = (request: DataRequest): RequestRow => ({
  id: request.id,
  kind: request.kind,
  email: isErasedAddress(request.email) ? null : request.email,
  name: request.name,
  way: request.way,
  note: request.note,
  receivedOn: request.receivedOn,
  dueAt: request.dueAt.toISOString(),
  state: request.state,
  proof: request.proof,
  answer: request.answer,
  notedBy: request.notedBy,
  answeredBy: request.answeredBy,
  answeredAt: isoOf(request.answeredAt),
});

export const requestExample: RequestRow = {
  id: '5f0d7a3e-6f0a-4a37-9d6e-0a1b2c3d4e5f',
  kind: 'erasure',
  email: 'salma@example.com',
  name: 'Salma Alaoui',
  way: 'email',
  note: 'She wrote that she wants everything erased.',
  receivedOn: '2026-11-20',
  dueAt: '2026-11-30T23:00:00.000Z',
  state: 'open',
  proof: '',
  answer: '',
  notedBy: 'support@derb.example',
  answeredBy: null,
  answeredAt: null,
};

const openKinds = ['booking', 'held', 'unpaid', 'refund', 'claim', 'code', 'instalments'] as const;

const requestWhole = requestRow.extend({
  isKnown: z.boolean().meta({ description: 'Whether anything is held about the address.' }),
  hasAccount: z.boolean(),
  worksHere: z
    .boolean()
    .meta({ description: 'The person is a member of staff: that role must be removed first.' }),
  stillOpen: z
    .array(
      z.object({
        kind: z.enum(openKinds),
        description: z.string(),
        number: z.string().nullable(),
        amountCentimes: z.number().int().nullable(),
        at: instant.nullable(),
      }),
    )
    .meta({ description: 'What an erasure would cut short: the person is informed before.' }),
  keptOrders: z
    .array(z.string())
    .meta({ description: 'Paid orders: kept for bookkeeping, without the name.' }),
});
export type RequestWhole = z.output<typeof requestWhole>;

const wholeRequestOf = (found: DataRequestWhole): RequestWhole => ({
  ...requestOf(found.request),
  isKnown: found.isKnown,
  hasAccount: found.hasAccount,
  worksHere: found.worksHere,
  stillOpen: found.stillOpen.map((one) => ({
    kind: one.kind,
    description: one.description,
    number: 'number' in one ? one.number : null,
    amountCentimes: 'amountCentimes' in one ? one.amountCentimes : null,
    at: 'at' in one ? one.at.toISOString() : null,
  })),
  keptOrders: found.keptOrders,
});

const wholeRequestExample: RequestWhole = {
  ...requestExample,
  isKnown: true,
  hasAccount: true,
  worksHere: false,
  stillOpen: [],
  keptOrders: ['MEM-482913-a1b2'],
};

const words = (least: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.length >= least, 'required')
    .refine((text) => text.length <= longestDataNote, 'too-long');
/** How the person proved who they are. */
const proof = words(3);

const listRequests = defineStaffCall({
  id: 'listDataRequests',
  group: 'people',
  method: 'GET',
  path: '/api/staff/data-requests',
  summary: 'What people asked about their own data',
  description: 'Open ones by their deadline, the soonest first; answered ones the newest first.',
  may: mayAnswerDataRequests,
  schema: z.object({ page, perPage, show: z.enum(['open', 'answered']).default('open') }),
  example: { show: 'open' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(requestRow),
    example: { rows: [requestExample], total: null, hasNext: false },
  },
  async answer({ academy }, { value }) {
    const { rows, hasNext } = await academy.staff.dataRequests(value);
    return { ok: true, status: 200, body: { rows: rows.map(requestOf), total: null, hasNext } };
  },
});

const readRequest = defineStaffCall({
  id: 'readDataRequest',
  group: 'people',
  method: 'GET',
  path: '/api/staff/data-requests/{id}',
  summary: 'One request, with what answering it needs to know',
  may: mayAnswerDataRequests,
  schema: z.object({}),
  example: {},
  answer200: { when: 'There is such a request.', schema: requestWhole, example: wholeRequestExample },
  refusals: ['not-found'],
  async answer({ academy }, { params: { id = '' } }) {
    const found = await academy.staff.dataRequest(id);
    if (found === null) return refuseStaff('not-found');
    return { ok: true, status: 200, body: wholeRequestOf(found) };
  },
});

const noteRequest = defineStaffCall({
  id: 'noteDataRequest',
  group: 'people',
  method: 'POST',
  path: '/api/staff/data-requests',
  summary: 'Write down what somebody asked',
  description: 'It is due ten clear days after the day on which it came.',
  may: mayAnswerDataRequests,
  schema: z.strictObject({
    kind: z.enum(dataRequestKinds),
    email,
    name: z.string().trim().max(120).default(''),
    way: z.enum(dataRequestWays),
    note: z.string().trim().max(longestDataNote).default(''),
    receivedOn: z.iso.date('not-a-day'),
  }),
  example: { kind: 'erasure', email: 'salma@example.com', way: 'email', receivedOn: '2026-11-20' },
  answer200: { when: 'It is written down.', schema: requestRow, example: requestExample },
  async answer({ academy }, { value, staff }) {
    const noted = await academy.staff.noteDataRequest({ ...value, staff });
    if (!noted.ok) return refuseStaff('bad-fields', { fields: { receivedOn: 'day-to-come' } });
    return { ok: true, status: 200, body: requestOf(noted.request) };
  },
});

type NotOpen = { reason: 'request-not-found' } | { reason: 'already-answered'; by: string | null };

const refuseClosed = (refused: NotOpen): StaffFailure =>
  refused.reason === 'request-not-found'
    ? refuseStaff('not-found')
    : refuseStaff('is-answered', { detail: { by: refused.by } });

const takeFile = defineStaffCall({
  id: 'exportForDataRequest',
  group: 'people',
  method: 'POST',
  path: '/api/staff/data-requests/{id}/file',
  summary: 'All that is held about the person, as the file they could download themselves',
  description:
    'Rows by the names of their tables, also without an account. The log keeps who took it; the request stays open until it is answered. Of somebody who works here an owner takes it.',
  may: mayAnswerDataRequests,
  schema: z.strictObject({ proof }),
  example: { proof: 'She wrote from her own address, and named her order.' },
  answer200: { when: 'The request is open.', contentType: 'application/json' },
  refusals: ['not-found', 'is-answered', 'needs-owner'],
  async answer({ academy }, { params: { id = '' }, value, staff }) {
    const taken = await academy.staff.exportForRequest({ id, ...value, staff });
    if (!taken.ok) return taken.reason === 'needs-owner' ? refuseStaff('needs-owner') : refuseClosed(taken);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="data-${id.slice(0, 8)}.json"`,
      'X-Robots-Tag': 'noindex',
    };
    return { ok: true, response: new Response(JSON.stringify(taken.file, null, 2), { headers }) };
  },
});

const erase = defineStaffCall({
  id: 'eraseForDataRequest',
  group: 'people',
  method: 'POST',
  path: '/api/staff/data-requests/{id}/erasure',
  summary: 'Erase all that names the person, and answer the request',
  description:
    'As when a member deletes their account: paid orders stay for bookkeeping without the name. `knows`: the person was informed of what is still open.',
  may: mayAnswerDataRequests,
  schema: z.strictObject({ proof, knows: z.boolean().default(false) }),
  example: { proof: 'She wrote from her own address, and named her order.', knows: true },
  answer200: { when: 'Nothing names the person any more.', schema: z.object({}), example: {} },
  refusals: ['not-found', 'is-answered', 'cannot-erase'],
  async answer({ academy }, { params: { id = '' }, value, staff }) {
    const erased = await academy.staff.eraseForRequest({ id, ...value, staff });
    if (erased.ok) return { ok: true, status: 200, body: {} };
    switch (erased.reason) {
      case 'not-an-erasure':
      case 'works-here':
      case 'open-matters':
        return refuseStaff('cannot-erase', { detail: { reason: erased.reason } });
      default:
        return refuseClosed(erased);
    }
  },
});

const answerRequest = defineStaffCall({
  id: 'answerDataRequest',
  group: 'people',
  method: 'POST',
  path: '/api/staff/data-requests/{id}/answer',
  summary: 'Say that it is done, or why it is declined',
  description: 'An erasure is done by erasing alone.',
  may: mayAnswerDataRequests,
  schema: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('done'), proof, answer: words(3) }),
    z.strictObject({
      state: z.literal('declined'),
      proof: z.string().trim().max(longestDataNote).default(''),
      answer: words(3),
    }),
  ]),
  example: {
    state: 'done',
    proof: 'She called from the number of her order.',
    answer: 'Her name is spelled right now.',
  },
  answer200: { when: 'It is answered.', schema: z.object({}), example: {} },
  refusals: ['not-found', 'is-answered', 'cannot-erase'],
  async answer({ academy }, { params: { id = '' }, value, staff }) {
    const answered = await academy.staff.answerDataRequest({ id, ...value, staff });
    if (answered.ok) return { ok: true, status: 200, body: {} };
    if (answered.reason === 'erasure-by-itself')
      return refuseStaff('cannot-erase', { detail: { reason: answered.reason } });
    return refuseClosed(answered);
  },
});

export const requestCalls: readonly StaffCall[] = [
  listRequests,
  readRequest,
  noteRequest,
  takeFile,
  erase,
  answerRequest,
];
