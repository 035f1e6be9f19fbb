/** Notifications of gateways that need a person: a refused one is applied once more, or marked as handled. */
import type { DisputeEvidence, Evidence, RefundEvidence } from '../../gateways/gateway.ts';
import { templates } from '../../academy/emails/message.ts';
import { and, desc, eq, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { settleDispute } from './receive-notification.service.ts';
import { type Settled, settlePayment } from './settle-payment.service.ts';
import { settleRefund } from '../refunds/settle-refund.service.ts';
import { type Attempt, findAttempt, isReference } from '../orders/payment-attempts.service.ts';
import {
  disputeIsOver,
  type KeptNotification,
  lockNotification,
  markHandled,
  readLastNotifications,
} from '../orders/kept-notifications.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { settingRows } from '../../platform/setting-rows.ts';
import { cardFirms, firmForCards } from '../../academy/settings/payment-methods.ts';
import { mayApplyAgain } from '../../academy/staff/who-may.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from '../orders/order.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { askAndApply } from './gateway-answers.service.ts';
import type { StaffMember } from '../../academy.ts';
import { gatewayNotifications, orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';

type AppliedAgain =
  | { ok: true; verdict: 'applied' | 'no-change' | 'duplicate' }
  /** 'refused': for the same reason as before, or another; 'nothing-to-apply': it contains nothing to apply. */
  | { ok: false; reason: 'not-found' | 'nothing-to-apply' | 'refused' | 'unreachable' | 'not-supported' };

type Input = { id: string; staff: StaffMember };

/** Ends a transaction without changes: what is refused again leaves no second row. */
class RefusedAgain extends Error {}

/** The notification is named in the line: it need not belong to an order. */
const logLine = (context: ServiceContext, act: StaffAct, { id, staff }: Input, verdict: string) => ({
  id: context.uuid(),
  at: context.clock(),
  staff,
  act,
  subject: id,
  before: { handled: false },
  after: { handled: true, verdict },
});

function assertMay({ staff }: Input): void {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayApplyAgain(staff)) throw new Error(`${staff.role} may not decide about notifications.`);
}

/**
 * Applies a refused one again, from its kept statement, which was verified when it came, and judged by the same rules as then:
 * an amount that did not fit does not fit now. One that came too late was not read: its gateway is asked instead.
 */
async function applyAgain(context: ServiceContext, input: Input): Promise<AppliedAgain> {
  assertMay(input);
  const { database, clock } = context;
  const kept = await database.transaction((tx) => lockNotification(tx, input.id));
  if (!kept || kept.verdict !== 'refused') return { ok: false, reason: 'not-found' };
  const verified = statementOf(kept);
  if (verified) return applyStatement(context, input, verified);
  const attempt = kept.reason === 'stale' ? await attemptNamedIn(database.db, kept) : null;
  if (!attempt) return { ok: false, reason: 'nothing-to-apply' };
  const asked = await askAndApply(context, attempt);
  if (asked === 'unreachable') return { ok: false, reason: 'unreachable' };
  if (asked === 'not-supported' || asked === 'no-gateway') return { ok: false, reason: 'not-supported' };
  await database.transaction(async (tx) => {
    await markHandled(tx, input.id, { at: clock(), email: input.staff.email });
    await writeStaffLog(tx, logLine(context, 'apply-again', input, asked));
  });
  return { ok: true, verdict: asked === 'settled' ? 'applied' : 'no-change' };
}

type Verified =
  | { kind: 'payment'; statement: Evidence }
  | { kind: 'refund'; statement: RefundEvidence }
  | { kind: 'dispute'; statement: DisputeEvidence };

/** Null when it is not about money that came, goes back or is disputed. */
function statementOf({ kind, statement }: KeptNotification): Verified | null {
  if (statement === null || typeof statement['eventId'] !== 'string') return null;
  // It was verified and read into this very shape when it came.
  switch (kind) {
    case 'payment':
      return { kind, statement: statement as Evidence };
    case 'refund':
      return { kind, statement: statement as RefundEvidence };
    case 'dispute':
      return { kind, statement: statement as DisputeEvidence };
    case 'nothing':
      return null;
  }
}

function settle(
  tx: Handle,
  { gateway, rawBody }: KeptNotification,
  verified: Verified,
  action: AuditContext,
): Promise<Settled> {
  const body = new TextEncoder().encode(rawBody);
  switch (verified.kind) {
    case 'payment':
      return settlePayment(tx, { gateway, statement: verified.statement, body }, action);
    case 'refund':
      return settleRefund(tx, { gateway, statement: verified.statement, body }, action);
    case 'dispute':
      return settleDispute(tx, { gateway, statement: verified.statement, body }, action);
  }
}

async function applyStatement(
  context: ServiceContext,
  input: Input,
  verified: Verified,
): Promise<AppliedAgain> {
  try {
    return await context.database.transaction(async (tx) => {
      const kept = await lockNotification(tx, input.id);
      if (!kept || kept.verdict !== 'refused') return { ok: false, reason: 'not-found' };
      const settled = await settle(tx, kept, verified, auditOf(context, `gateway:${kept.gateway}`));
      if (settled.verdict === 'refused') throw new RefusedAgain();
      await carryOut(context, tx, settled);
      await markHandled(tx, kept.id, { at: context.clock(), email: input.staff.email });
      await writeStaffLog(tx, logLine(context, 'apply-again', input, settled.verdict));
      return { ok: true, verdict: settled.verdict };
    });
  } catch (error) {
    if (error instanceof RefusedAgain) return { ok: false, reason: 'refused' };
    throw error;
  }
}

/** The attempt whose reference occurs somewhere in a body that was signed and came too late. */
async function attemptNamedIn(db: Handle, { gateway, rawBody }: KeptNotification): Promise<Attempt | null> {
  const words = new Set(rawBody.slice(0, 20_000).match(/MEM-[A-Za-z0-9_-]{8,96}/g) ?? []);
  for (const word of [...words].filter(isReference).slice(0, 5)) {
    const attempt = await findAttempt(db, gateway, word);
    if (attempt) return attempt;
  }
  return null;
}

/** Staff have looked into it and done what was to be done. False when it is not there, or was handled before. */
async function handleNotification(context: ServiceContext, input: Input): Promise<boolean> {
  assertMay(input);
  return context.database.transaction(async (tx) => {
    const by = { at: context.clock(), email: input.staff.email };
    if (!(await markHandled(tx, input.id, by))) return false;
    await writeStaffLog(tx, logLine(context, 'handle-notification', input, 'unchanged'));
    return true;
  });
}

/**
 * The second payment is on its way back: that is a task of its own. Known by the gateway's number of the payment, since one
 * visit may be paid more than once.
 */
const isPaidBack = (): SQL => sql`exists (
  select 1 from ${refunds} join ${paymentAttempts} on ${paymentAttempts.id} = ${refunds.attemptId}
  where ${paymentAttempts.orderId} = ${gatewayNotifications.orderId}
    and ${paymentAttempts.gateway} = ${gatewayNotifications.gateway}
    and ${paymentAttempts.providerReference} = ${gatewayNotifications.statement}->>'providerReference'
    and ${refunds.isDuplicate} and ${refunds.state} <> 'cancelled'
)`;

/**
 * What a person should look at: money that did not fit its attempt, money that came a second time and must be paid back, a card
 * payment beside a transfer that was announced, a dispute. A forgery needs nobody; neither does what was handled already, nor a
 * notification of a dispute that is over.
 */
export function forAPerson(): SQL | undefined {
  const { verdict, looksForged, reason, kind, handledAt } = gatewayNotifications;
  const troubles = or(
    and(eq(verdict, 'refused'), eq(looksForged, false)),
    and(eq(reason, 'already-paid'), not(isPaidBack())),
    eq(reason, 'claimed-too'),
    and(eq(kind, 'dispute'), or(isNull(reason), ne(reason, disputeIsOver))),
  );
  return and(isNull(handledAt), troubles);
}

/** The settings of the server that connect it to a firm for cards; a fake of it on the same machine is nobody's contract. */
const settingsOf = (firm: string): string[] =>
  settingRows
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${firm.toUpperCase()}_`) && !name.endsWith('_STAND_IN'));

/** The gateways that this server is connected to and whether it sends messages: nothing secret. Who may: `mayEditSettings`. */
async function connectedServices(context: ServiceContext) {
  const { gateways, publicOrigin, database, messaging, hasEventReceiver } = context;
  const lastSeen = await readLastNotifications(database.db);
  const settings = await readSettings(database.db);
  return {
    gateways: gateways.map(({ name, live, cardTypes }) => ({
      name,
      isLive: live,
      cardTypes: [...cardTypes],
      takesPayments: cardTypes.some((type) => firmForCards(gateways, settings, type)?.name === name),
      callback: `${publicOrigin}/callbacks/${name}`,
      lastSeenAt: lastSeen.get(name) ?? null,
    })),
    unconnected: cardFirms
      .filter((firm) => gateways.every(({ name }) => name !== firm))
      .map((firm) => ({
        name: firm,
        callback: `${publicOrigin}/callbacks/${firm}`,
        settings: settingsOf(firm),
      })),
    whatsapp: { isSetUp: Boolean(messaging), templates: Object.keys(templates) },
    webhooks: { isSetUp: hasEventReceiver },
  };
}

export const forStaff = { applyAgain, markHandled: handleNotification, connectedServices };

/** What a list shows of one. */
export const listedNotification = {
  id: gatewayNotifications.id,
  gateway: gatewayNotifications.gateway,
  receivedAt: gatewayNotifications.receivedAt,
  verdict: gatewayNotifications.verdict,
  reason: gatewayNotifications.reason,
  orderNumber: orders.number,
  looksForged: gatewayNotifications.looksForged,
};

const mostOfOrder = 500;

/** Of one order, newest first, without the raw body. */
export async function readNotifications(db: Handle, orderId: string) {
  return db
    .select(listedNotification)
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(eq(gatewayNotifications.orderId, orderId))
    .orderBy(desc(gatewayNotifications.receivedAt), desc(gatewayNotifications.id))
    .limit(mostOfOrder);
}

/** Who sent it, and about which order; null for one that is not there. */
export async function findNotificationPlace(
  db: Handle,
  id: string,
): Promise<{ gateway: string; orderNumber: string | null } | null> {
  const [row] = await db
    .select({ gateway: gatewayNotifications.gateway, orderNumber: orders.number })
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(eq(gatewayNotifications.id, id));
  return row ?? null;
}
