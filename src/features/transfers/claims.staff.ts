/** Claims as a queue: the longest waiting first, what came with each, and which is next. */
import { z } from 'zod';
import { receiptKinds } from './receipt-file.ts';
import type { ReceiptKind } from './transfer-receipts.table.ts';
import { nextCheck, weekPartOf } from '../../platform/time/check-hours.ts';
import { mayDecideClaims, maySeeReceipts } from '../staff/who-may.ts';
import type { ReceiptForStaff } from './read-transfers.service.ts';
import { orderFacts } from '../orders/order-shapes.staff.ts';
import { listOf } from '../../platform/api/fields.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

const claim = orderFacts
  .pick({
    number: true,
    name: true,
    email: true,
    locale: true,
    itemKind: true,
    description: true,
    amountCentimes: true,
    status: true,
    transferCode: true,
  })
  .extend({
    claimedAt: instant,
    dueAt: instant.meta({ description: 'Until when the academy promises to have looked.' }),
    isLate: z.boolean(),
  });
/** When staff look for transfers, as buyers are informed. */
const checks = z.object({
  times: z.array(z.string()).meta({ description: "'HH:MM' on the clocks of Morocco." }),
  week: z.object({
    kind: z.enum(['all', 'but', 'run', 'some']).meta({
      description: 'Every day; every day but one; from one day to another; some days.',
    }),
    days: z.array(z.int()).meta({
      description: '1 is Monday. The one left out, the first and the last, or all of some days.',
    }),
  }),
});
export type Checks = z.output<typeof checks>;

export type Claim = z.output<typeof claim>;

/** Nobody decides more at once; the rest follows when these are done. */
const mostAtOnce = 100;

const listClaims = defineStaffCall({
  id: 'listClaims',
  group: 'claims',
  method: 'GET',
  path: '/api/staff/claims',
  summary: 'Claims that wait, the longest waiting first',
  description: `At most ${mostAtOnce} of them; \`total\` counts all.`,
  may: mayDecideClaims,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'Those that wait now.',
    schema: listOf(claim).extend({ checks }),
    example: {
      rows: [
        {
          number: 'MEM-482913-a1b2',
          name: 'Salma Alaoui',
          email: 'salma@example.com',
          locale: 'ar',
          itemKind: 'course',
          description: 'التجارة الإلكترونية',
          amountCentimes: 99_000,
          status: 'Paid - Bank Transfer',
          transferCode: null,
          claimedAt: '2026-11-21T11:30:00.000Z',
          dueAt: '2026-11-21T17:00:00.000Z',
          isLate: false,
        },
      ],
      total: 1,
      hasNext: false,
      checks: { times: ['12:00', '18:00'], week: { kind: 'run', days: [1, 6] } },
    },
  },
  async answer({ academy }) {
    const { rows, total, hasNext } = await academy.staff.findOrders({
      filter: { statuses: ['Paid - Bank Transfer', 'Paid - WafaCash'] },
      sort: { by: 'claimedAt', direction: 'asc' },
      page: 1,
      perPage: mostAtOnce,
    });
    const { transferChecks } = await academy.settings();
    const { days, times } = transferChecks;
    const claims = rows.map((order): Claim => {
      const since = order.claimedAt ?? order.placedAt;
      return {
        number: order.number,
        name: order.name,
        email: order.email,
        locale: order.locale,
        itemKind: order.itemKind,
        description: order.description,
        amountCentimes: order.amountCentimes,
        status: order.status,
        transferCode: order.transferCode,
        claimedAt: since.toISOString(),
        dueAt: nextCheck(transferChecks, since).toISOString(),
        isLate: order.isLate,
      };
    });
    return {
      ok: true,
      status: 200,
      body: { rows: claims, total, hasNext, checks: { times, week: weekPartOf(days) } },
    };
  },
});

const nextClaim = defineStaffCall({
  id: 'nextClaim',
  group: 'claims',
  method: 'GET',
  path: '/api/staff/claims/next',
  summary: 'The claim that has waited longest',
  may: mayDecideClaims,
  schema: z.object({
    besides: z.string().max(40).default('').meta({ description: 'The number of one that is left out.' }),
  }),
  example: { besides: 'MEM-482913-a1b2' },
  answer200: {
    when: 'Its number; null when none waits.',
    schema: z.object({ number: z.string().nullable() }),
    example: { number: 'MEM-118204-c3d4' },
  },
  async answer({ academy }, { value }) {
    return { ok: true, status: 200, body: { number: await academy.staff.nextClaim(value) } };
  },
});

const receipt = z.object({
  id: z.string(),
  kind: z.enum(receiptKinds),
  bytes: z.number().int(),
  uploadedAt: instant,
  alsoWith: z
    .array(z.string())
    .meta({ description: 'Numbers of other orders that came with the very same file.' }),
});
export type ClaimReceipt = z.output<typeof receipt>;

const receiptOf = ({ id, kind, bytes, uploadedAt, alsoWith }: ReceiptForStaff): ClaimReceipt => ({
  id,
  kind,
  bytes,
  uploadedAt: uploadedAt.toISOString(),
  alsoWith,
});

const listReceipts = defineStaffCall({
  id: 'listReceipts',
  group: 'claims',
  method: 'GET',
  path: '/api/staff/orders/{number}/receipts',
  summary: 'Receipts the buyer sent of a transfer, the oldest first',
  may: maySeeReceipts,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'They may be none.',
    schema: z.object({ rows: z.array(receipt) }),
    example: {
      rows: [
        {
          id: '3f0c2b8e-7a52-4b7e-9f0a-5d2c1e6b8a90',
          kind: 'image/jpeg',
          bytes: 184_220,
          uploadedAt: '2026-11-21T11:30:00.000Z',
          alsoWith: [],
        },
      ],
    },
  },
  async answer({ academy }, { params }) {
    const receipts = await academy.staff.receipts(params['number'] ?? '');
    return { ok: true, status: 200, body: { rows: receipts.map(receiptOf) } };
  },
});

const endings: Record<ReceiptKind, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const readReceipt = defineStaffCall({
  id: 'readReceipt',
  group: 'claims',
  method: 'GET',
  path: '/api/staff/orders/{number}/receipts/{id}',
  summary: 'The picture or PDF itself',
  description:
    'As its own bytes say it is, under a name of the academy’s, and with a policy under which nothing in it runs. A PDF is only ever saved: its contents could act in a reader that is part of the browser.',
  may: maySeeReceipts,
  schema: z.object({}),
  example: {},
  answer200: { when: 'It is there.', contentType: 'image/jpeg' },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const { number = '', id = '' } = params;
    const found = await academy.staff.receipt({ orderNumber: number, id });
    if (found === null) return refuseStaff('not-found');
    const { kind, file } = found;
    const way = kind === 'application/pdf' ? 'attachment' : 'inline';
    const headers = {
      'Content-Type': kind,
      'Content-Disposition': `${way}; filename="${number}-${id.slice(0, 8)}.${endings[kind]}"`,
      'X-Robots-Tag': 'noindex',
    };
    return { ok: true, response: new Response(new Uint8Array(file), { headers }) };
  },
});

export const claimCalls: readonly StaffCall[] = [listClaims, nextClaim, listReceipts, readReceipt];
