/** The office pastes lines of a bank's statement: which claims they seem to pay. Read in memory and not kept; nothing is decided. */
import { readPasted } from '../domain/orders/pasted-statement.ts';
import { findOrdersToMatch, readWaitingToMatch } from '../domain/orders/settlement.store.server.ts';
import { matchStatement, ordersNamedIn } from '../domain/orders/statement-match.ts';
import { mayDecideClaims } from '../domain/staff/who-may.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffOrderDeskVerbs } from './order-desk-verbs.ts';

type Verb = StaffOrderDeskVerbs['readStatement'];

export async function readStatement(
  { database: { db }, clock }: FlowContext,
  { text, staff }: Parameters<Verb>[0],
): ReturnType<Verb> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayDecideClaims(staff)) throw new Error(`${staff.role} may not see statements.`);
  const reading = readPasted(text);
  if (!reading.ok) return reading;
  const { lines } = reading;
  const named = await findOrdersToMatch(db, ordersNamedIn(lines));
  const orders = new Map(named.map((order) => [order.number, order]));
  const known = { orders, claims: await readWaitingToMatch(db), today: dateInMorocco(clock()) };
  return { ok: true, lines: matchStatement(lines, known) };
}
