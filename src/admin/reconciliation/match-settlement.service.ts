/**
 * Staff read a bank's or CMI's file, or lines of a statement that somebody pasted, against the orders. They are read in
 * memory and not kept; nothing is decided. Other requests are served while a file is read.
 */
import { and, desc, eq, gte, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readingSettlement, type SettlementKind, type SettlementProblem } from './bank-lines.ts';
import {
  type ClaimToMatch,
  daysOf,
  matchingBank,
  matchingCards,
  matchingPasted,
  type Missing,
  type PaidTransfer,
  type PaymentToMatch,
  type SettlementMatches,
  type StatementMatch,
} from './bank-match.ts';
import { namingOrders, type OrderToMatch, type RecordedPayment } from './named-orders.ts';
import { type PastedProblem, readPasted } from './pasted-lines.ts';
import { mayDecideClaims } from '../../academy/staff/who-may.ts';
import { addDays, boundsOf, dateInMorocco, isPeriod } from '../../platform/time/calendar-date.ts';
import { inSlices } from '../../platform/time/sliced.ts';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import { claimStatuses, type OrderStatus } from '../../selling/orders/order.ts';
import { orderHistory, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';

/** What a settlement file is held against. */
const columns = {
  number: orders.number,
  name: orders.name,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  placedAt: orders.placedAt,
};

const toMatch = ({
  placedAt,
  ...order
}: Omit<OrderToMatch, 'placedOn'> & { status: OrderStatus; placedAt: Date }): OrderToMatch => ({
  ...order,
  placedOn: dateInMorocco(placedAt),
});

/** In portions: a file may name thousands. */
const portion = 500;

async function findOrdersToMatch(db: Handle, numbers: readonly string[]): Promise<OrderToMatch[]> {
  const found: OrderToMatch[] = [];
  for (let at = 0; at < numbers.length; at += portion) {
    const some = numbers.slice(at, at + portion);
    const rows = await db.select(columns).from(orders).where(inArray(orders.number, some));
    found.push(...rows.map(toMatch));
  }
  return found;
}

/** What is claimed and waits for a decision, the newest first. */
async function readClaimsToMatch(db: Handle, statuses: readonly OrderStatus[]): Promise<ClaimToMatch[]> {
  const rows = await db
    .select({ ...columns, transferCode: orders.transferCode })
    .from(orders)
    .where(inArray(orders.status, [...statuses]))
    .orderBy(desc(orders.placedAt))
    .limit(2_000);
  return rows.map((row) => ({ ...toMatch(row), transferCode: row.transferCode }));
}

/** Not paid and not claimed: a transfer may have come without a word. The newest first. */
const unpaidStatuses = ['Pending Payment', 'Pending Other Payment Method', 'Rejected', 'Expired'] as const;

/** Orders that a bank transfer paid within these days, the newest first; no days: none. */
async function readPaidTransfers(db: Handle, days: SettlementMatches['days']): Promise<PaidTransfer[]> {
  if (days === null || !isPeriod({ from: days.first, to: days.last }, mostDaysOfStatement)) return [];
  const { begins } = boundsOf({ from: days.first, to: days.last });
  const rows = await db
    .select({ ...columns, at: orderHistory.at, detail: orderHistory.detail })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(
      and(
        eq(orderHistory.event, 'confirm'),
        // Money had arrived before it was confirmed.
        gte(orderHistory.at, begins),
        eq(orders.paymentOption, 'Bank Transfer'),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(desc(orderHistory.at))
    .limit(2_000);
  return rows
    .map(({ at, detail, ...row }) => ({
      ...toMatch(row),
      paidOn: detail?.['receivedOn'] ?? dateInMorocco(at),
    }))
    .filter(({ paidOn }) => paidOn >= days.first && paidOn <= days.last);
}

/** A cheque may be recorded that long before the bank books it. */
const bookedWithinDays = 90;

type Days = NonNullable<SettlementMatches['days']>;

/** What staff recorded by hand under a number, and codes of agencies and wallets that they confirmed, for lines of these days; the newest first. */
async function readRecorded(db: Handle, days: Days): Promise<RecordedPayment[]> {
  if (!isPeriod({ from: days.first, to: days.last }, mostDaysOfStatement)) return [];
  const { begins } = boundsOf({ from: addDays(days.first, -bookedWithinDays), to: days.last });
  const rows = await db
    .select({ ...columns, transferCode: orders.transferCode, detail: orderHistory.detail })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(
      and(
        or(
          eq(orderHistory.event, 'record-payment'),
          and(
            eq(orderHistory.event, 'confirm'),
            inArray(orders.paymentOption, ['WafaCash / Cash Plus', 'Mobile Wallet']),
            isNotNull(orders.transferCode),
          ),
        ),
        gte(orderHistory.at, begins),
        ne(orders.itemKind, 'test'),
      ),
    )
    .orderBy(desc(orderHistory.at))
    .limit(2_000);
  return rows.flatMap(({ transferCode, detail, ...row }) => {
    const reference = detail?.['slip'] ?? transferCode;
    return reference === null ? [] : [{ ...toMatch(row), reference }];
  });
}

/** A gateway's attempts since an instant: begun then, or settled then. */
async function readPaymentsToMatch(db: Handle, gateway: string, since: Date): Promise<PaymentToMatch[]> {
  const rows = await db
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        or(gte(paymentAttempts.begunAt, since), gte(paymentAttempts.settledAt, since)),
      ),
    )
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(20_000);
  return rows.map(({ attempt, orderNumber }) => ({
    orderNumber,
    reference: attempt.reference,
    providerReference: attempt.providerReference,
    amountCentimes: attempt.amountCentimes,
    isCaptured: attempt.state === 'captured',
    settledOn: attempt.settledAt && dateInMorocco(attempt.settledAt),
  }));
}

type SettlementResult = { ok: true; matches: SettlementMatches } | { ok: false; reason: SettlementProblem };

const dayMs = 86_400_000;
/** A payment is settled days after it was begun. */
const settledWithinMs = 30 * dayMs;

/** A statement that spans more has a day that was read wrongly. */
const mostDaysOfStatement = 400;

const others = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** The orders that lines of a bank name, the claims of these statuses, and what was paid on the days of the lines. */
async function knownOf(
  { database: { db }, clock }: ServiceContext,
  lines: readonly (Parameters<typeof namingOrders>[0][number] & { day: string | null })[],
  statuses: readonly OrderStatus[],
) {
  const found = await findOrdersToMatch(db, await inSlices(namingOrders(lines), others));
  const [days, today] = [daysOf(lines), dateInMorocco(clock())];
  return {
    orders: new Map(found.map((order) => [order.number, order])),
    claims: await readClaimsToMatch(db, statuses),
    unpaid: await readClaimsToMatch(db, unpaidStatuses),
    paid: await readPaidTransfers(db, days),
    recorded: await readRecorded(db, days ?? { first: today, last: today }),
    today,
  };
}

/** Reads a bank's or CMI's file and holds it against the orders. Keeps nothing and decides nothing. */
export async function matchSettlement(
  context: ServiceContext,
  { kind, file, staff }: { kind: SettlementKind; file: Uint8Array; staff: StaffMember },
): Promise<SettlementResult> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not see settlements.`);
  const reading = await inSlices(readingSettlement(file, kind), others);
  if (!reading.ok) return reading;
  const { ok: _read, lines, ...counts } = reading;
  const days = daysOf(lines);
  const { db } = context.database;
  const today = dateInMorocco(context.clock());
  const matching =
    kind === 'bank'
      ? matchingBank(lines, await knownOf(context, lines, ['Paid - Bank Transfer']))
      : matchingCards(lines, {
          days,
          payments: await readPaymentsToMatch(
            db,
            'cmi',
            new Date(Date.parse(days?.first ?? today) - settledWithinMs),
          ),
        });
  const found = await inSlices(matching, others);
  return { ok: true, matches: { ...counts, ...found, days, lines: lines.length } };
}

/**
 * Pasted text of at most 500 lines and 64 KB. Per line, what was understood of it and which claim it seems to pay; `missing`: what
 * a transfer paid on the days of the lines, and no line names.
 */
export async function readStatement(
  context: ServiceContext,
  { text, staff }: { text: string; staff: StaffMember },
): Promise<{ ok: true; lines: StatementMatch[]; missing: Missing[] } | { ok: false; reason: PastedProblem }> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not see statements.`);
  const reading = readPasted(text);
  if (!reading.ok) return reading;
  const { lines } = reading;
  const known = await knownOf(context, lines, claimStatuses);
  return { ok: true, ...(await inSlices(matchingPasted(lines, known), others)) };
}
