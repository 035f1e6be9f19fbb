/** Requests about one's own data by law 09-08: written down, the export, the erasure, an answer in words. */
import { z } from 'zod';
import { dataPage } from '../../site/account/data-page.ts';
import { dataRequestKinds, dataRequestStates, dataRequestWays, longestDataNote } from './data-request.ts';
import { anyName, email } from '../../platform/people/person.ts';
import { isErasedAddress } from '../../platform/people/mailbox.ts';
import { mayAnswerDataRequests } from '../../academy/staff/who-may.ts';
import { dayInMorocco, givenDay, instant, listOf, page, perPage } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import type { DataRequest } from '../../site/account/requests-for-data.service.ts';
import type { DataRequestWhole } from './data-requests.service.ts';

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

export const requestOf = (request: DataRequest) => ({
  ...request,
  email: isErasedAddress(request.email) ? null : request.email,
});

const openKinds = ['booking', 'held', 'unpaid', 'refund', 'claim', 'code', 'instalments'] as const;

const requestWhole = requestRow.extend({
  held: z
    .object({
      orders: z.number().int(),
      applications: z.number().int(),
      waitlists: z.number().int(),
      seats: z.number().int(),
    })
    .meta({ description: 'How many of each are held about the address.' }),
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

const wholeRequestOf = ({ request, stillOpen, ...found }: DataRequestWhole) => ({
  ...requestOf(request),
  ...found,
  stillOpen: stillOpen.map((one) => ({ number: null, amountCentimes: null, at: null, ...one })),
});

const words = (least: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.length >= least, 'required')
    .refine((text) => text.length <= longestDataNote, 'too-long');
/** How the person proved who they are. */
const proof = words(3);

const listRequests = staffCall({
  method: 'GET',
  path: 'data-requests',
  summary: 'What people asked about their own data',
  description: 'Open ones by their deadline, the soonest first; answered ones the newest first.',
  may: mayAnswerDataRequests,
  input: z.object({ page, perPage, show: z.enum(['open', 'answered']).default('open') }),
  output: listOf(requestRow),
  async run({ academy }, value) {
    const { rows, hasNext } = await academy.staff.dataRequests(value);
    return { rows: rows.map(requestOf), total: null, hasNext };
  },
});

const readRequest = staffCall({
  method: 'GET',
  path: 'data-requests/{id}',
  summary: 'One request, with what answering it needs to know',
  may: mayAnswerDataRequests,
  input: z.object({}),
  output: requestWhole,
  refusals: ['not-found'],
  async run({ academy, params: { id } }) {
    const found = await academy.staff.dataRequest(id);
    return found === null ? refuseStaff('not-found') : wholeRequestOf(found);
  },
});

const noteRequest = staffCall({
  path: 'data-requests',
  summary: 'Write down what somebody asked',
  description: 'It is due ten clear days after the day on which it came.',
  may: mayAnswerDataRequests,
  input: z.strictObject({
    kind: z.enum(dataRequestKinds),
    email,
    name: anyName.or(z.literal('')).default(''),
    way: z.enum(dataRequestWays),
    note: z.string().trim().max(longestDataNote).default(''),
    receivedOn: givenDay,
  }),
  output: requestRow,
  async run({ academy, staff }, value) {
    const noted = await academy.staff.noteDataRequest({ ...value, staff });
    if (!noted.ok) return refuseStaff('bad-fields', { fields: { receivedOn: 'day-to-come' } });
    return requestOf(noted.request);
  },
});

type NotOpen = { reason: 'request-not-found' } | { reason: 'already-answered'; by: string | null };

const refuseClosed = (refused: NotOpen): StaffFailure =>
  refused.reason === 'request-not-found'
    ? refuseStaff('not-found')
    : refuseStaff('is-answered', { detail: { by: refused.by } });

const takeFile = staffCall({
  path: 'data-requests/{id}/file',
  summary: 'All that is held about the person, as the file they could download themselves',
  description:
    '`json`: rows by the names of their tables; `page`: the same to read, in the person’s language. Also without an account. The log keeps who took it; the request stays open until it is answered. Of somebody who works here an owner takes it.',
  may: mayAnswerDataRequests,
  input: z.strictObject({ proof, form: z.enum(['page', 'json']).default('json') }),
  file: 'application/json',
  refusals: ['not-found', 'is-answered', 'needs-owner'],
  async run({ academy, params: { id }, staff }, { proof: given, form }) {
    const taken = await academy.staff.exportForRequest({ id, proof: given, staff });
    if (!taken.ok) return taken.reason === 'needs-owner' ? refuseStaff('needs-owner') : refuseClosed(taken);
    const isPage = form === 'page';
    const headers = {
      'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="data-${id.slice(0, 8)}.${isPage ? 'html' : 'json'}"`,
      'X-Robots-Tag': 'noindex',
    };
    return new Response(isPage ? dataPage(taken.file, taken.locale) : JSON.stringify(taken.file, null, 2), {
      headers,
    });
  },
});

const erase = staffCall({
  path: 'data-requests/{id}/erasure',
  summary: 'Erase all that names the person, and answer the request',
  description:
    'As when a member deletes their account: paid orders stay for bookkeeping without the name. `knows`: the person was informed of what is still open.',
  may: mayAnswerDataRequests,
  input: z.strictObject({ proof, knows: z.boolean().default(false) }),
  output: z.object({}),
  refusals: ['not-found', 'is-answered', 'cannot-erase'],
  async run({ academy, params: { id }, staff }, value) {
    const erased = await academy.staff.eraseForRequest({ id, ...value, staff });
    if (erased.ok) return {};
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

const answerRequest = staffCall({
  path: 'data-requests/{id}/answer',
  summary: 'Say that it is done, or why it is declined',
  description: 'An erasure is done by erasing alone.',
  may: mayAnswerDataRequests,
  input: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('done'), proof, answer: words(3) }),
    z.strictObject({
      state: z.literal('declined'),
      proof: z.string().trim().max(longestDataNote).default(''),
      answer: words(3),
    }),
  ]),
  output: z.object({}),
  refusals: ['not-found', 'is-answered', 'cannot-erase'],
  async run({ academy, params: { id }, staff }, value) {
    const answered = await academy.staff.answerDataRequest({ id, ...value, staff });
    if (answered.ok) return {};
    if (answered.reason === 'erasure-by-itself')
      return refuseStaff('cannot-erase', { detail: { reason: answered.reason } });
    return refuseClosed(answered);
  },
});

export const requestCalls = [listRequests, readRequest, noteRequest, takeFile, erase, answerRequest] as const;
