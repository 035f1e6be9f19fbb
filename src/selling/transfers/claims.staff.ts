/** Claims as a queue: the longest waiting first, what came with each, and which is next. */
import { z } from 'zod';
import { receiptKinds } from '../orders/receipt-file.ts';
import type { ReceiptKind } from './transfer-receipts.table.ts';
import { nextCheck, weekPartOf } from '../../platform/time/check-hours.ts';
import { mayDecideClaims, maySeeReceipts } from '../../academy/staff/who-may.ts';
import { collectBy } from '../../academy/settings/payees.ts';
import { moneyMethods } from '../orders/order.ts';
import { orderFacts } from '../orders/order-shapes.staff.ts';
import { instant, listOf, page, perPage } from '../../platform/api/fields.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const claim = orderFacts
  .pick({
    number: true,
    name: true,
    email: true,
    locale: true,
    itemKind: true,
    amountCentimes: true,
    status: true,
    transferCode: true,
    placedAt: true,
  })
  .extend({
    item: inEachLanguage,
    method: z.enum(moneyMethods).nullable(),
    claimedAt: instant,
    dueAt: instant.meta({ description: 'Until when the academy promises to have looked.' }),
    collectBy: z
      .string()
      .nullable()
      .meta({ description: "Of cash: 'YYYY-MM-DD', the last day on which the agency surely keeps it." }),
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

const listClaims = staffCall({
  method: 'GET',
  path: 'claims',
  summary: 'Claims that wait, the longest waiting first',
  may: mayDecideClaims,
  input: z.object({ page, perPage }),
  output: listOf(claim).extend({ checks }),
  async run({ academy }, pages) {
    const { rows, total, hasNext } = await academy.staff.findOrders({
      filter: { statuses: ['Paid - Bank Transfer', 'Paid - WafaCash'] },
      sort: { by: 'claimedAt', direction: 'asc' },
      ...pages,
    });
    const { transferChecks, cashAgency } = await academy.settings();
    const { days, times } = transferChecks;
    const claims = rows.map((order) => {
      const claimedAt = order.claimedAt ?? order.placedAt;
      const isCash = order.status === 'Paid - WafaCash';
      return {
        ...order,
        claimedAt,
        dueAt: nextCheck(transferChecks, claimedAt),
        collectBy: isCash ? collectBy(cashAgency, claimedAt) : null,
      };
    });
    return { rows: claims, total, hasNext, checks: { times, week: weekPartOf(days) } };
  },
});

const nextClaim = staffCall({
  method: 'GET',
  path: 'claims/next',
  summary: 'The claim that has waited longest',
  may: mayDecideClaims,
  input: z.object({
    besides: z.string().max(40).default('').meta({ description: 'The number of one that is left out.' }),
  }),
  output: z.object({ number: z.string().nullable() }),
  async run({ academy }, value) {
    return { number: await academy.staff.nextClaim(value) };
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

const listReceipts = staffCall({
  method: 'GET',
  path: 'orders/{number}/receipts',
  summary: 'Receipts the buyer sent of a transfer, the oldest first',
  may: maySeeReceipts,
  input: z.object({}),
  output: z.object({ rows: z.array(receipt) }),
  run: async ({ academy, params }) => ({ rows: await academy.staff.receipts(params.number) }),
});

const endings: Record<ReceiptKind, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const readReceipt = staffCall({
  method: 'GET',
  path: 'orders/{number}/receipts/{id}',
  summary: 'The picture or PDF itself',
  description:
    'As its own bytes say it is, under a name of the academy’s, and with a policy under which nothing in it runs. A PDF is only ever saved: its contents could act in a reader that is part of the browser.',
  may: maySeeReceipts,
  input: z.object({}),
  file: 'image/jpeg',
  refusals: ['not-found'],
  async run({ academy, params }) {
    const { number, id } = params;
    const found = await academy.staff.receipt({ orderNumber: number, id });
    if (found === null) return refuseStaff('not-found');
    const { kind, file } = found;
    const way = kind === 'application/pdf' ? 'attachment' : 'inline';
    const headers = {
      'Content-Type': kind,
      'Content-Disposition': `${way}; filename="${number}-${id.slice(0, 8)}.${endings[kind]}"`,
      'X-Robots-Tag': 'noindex',
    };
    return new Response(new Uint8Array(file), { headers });
  },
});

export const claimCalls = [listClaims, nextClaim, listReceipts, readReceipt] as const;
