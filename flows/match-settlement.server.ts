/**
 * The office reads a bank's or CMI's file against the orders. The file is read in memory and not kept; nothing is decided.
 * Learners have their turn while it is read.
 */
import type { Handle } from '../db/handle.ts';
import { readingSettlement, type SettlementLine } from '../domain/orders/settlement-file.ts';
import { daysOf, matchingBank, matchingCards, namingOrders } from '../domain/orders/settlement-match.ts';
import {
  findOrdersToMatch,
  readClaimsToMatch,
  readPaymentsToMatch,
} from '../domain/orders/settlement.store.server.ts';
import { mayDecideClaims } from '../domain/staff/who-may.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { inSlices } from '../domain/time/sliced.ts';
import type { FlowContext } from './flow-context.ts';
import type { ReconcileVerbs } from './reconcile-verbs.ts';

type Verb = ReconcileVerbs['matchSettlement'];

const dayMs = 86_400_000;
/** A payment is settled days after it was begun. */
const settledWithinMs = 30 * dayMs;

const others = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function ordersNamedIn(db: Handle, lines: readonly SettlementLine[]) {
  const found = await findOrdersToMatch(db, await inSlices(namingOrders(lines), others));
  return new Map(found.map((one) => [one.number, one]));
}

export async function matchSettlement(
  context: FlowContext,
  { kind, file, staff }: Parameters<Verb>[0],
): ReturnType<Verb> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not see settlements.`);
  const reading = await inSlices(readingSettlement(file), others);
  if (!reading.ok) return reading;
  const { ok: _read, lines, ...counts } = reading;
  const days = daysOf(lines);
  const { db } = context.database;
  const today = dateInMorocco(context.clock());
  const matching =
    kind === 'bank'
      ? matchingBank(lines, {
          orders: await ordersNamedIn(db, lines),
          claims: await readClaimsToMatch(db),
          today,
        })
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
