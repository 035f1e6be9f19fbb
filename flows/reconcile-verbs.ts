/** What the office compares, looks into and mends: gateways' words, a bank's file, messages that were refused. */
import type { Difference } from '../domain/orders/reconciliations.table.ts';
import type { SettlementKind, SettlementProblem } from '../domain/orders/settlement-file.ts';
import type { SettlementMatches } from '../domain/orders/settlement-match.ts';
import type { StaffMember } from './academy.server.ts';
import type { NotificationInList } from './staff-order-verbs.ts';

export type { Difference };

type By = StaffMember;

export type RoundInList = {
  startedAt: Date;
  /** Null while it runs, and for one whose process ended before it. */
  finishedAt: Date | null;
  isRunning: boolean;
  /** 'clock', 'command' or an address of the staff. */
  startedBy: string;
  compared: number;
  /** Attempts about which no answer came. */
  unreachable: number;
  differences: readonly Difference[];
};

export type NotificationToRead = NotificationInList & {
  kind: 'payment' | 'refund' | 'dispute' | 'nothing';
  /** What it says, verified; null when it was not believed. Centimes. */
  says: {
    amountCentimes: number | null;
    currency: string | null;
    outcome: string | null;
    providerReference: string | null;
  } | null;
  /** Waits for a person. */
  isErrand: boolean;
  handled: { at: Date; by: string } | null;
};

export type AppliedAgain =
  | { ok: true; verdict: 'applied' | 'no-change' | 'surplus' }
  /** 'refused': for the same reason as before, or another; 'nothing-to-apply': it says nothing that could be. */
  | { ok: false; reason: 'not-found' | 'nothing-to-apply' | 'refused' | 'unreachable' | 'not-supported' };

export type SettlementResult =
  | { ok: true; matches: SettlementMatches }
  | { ok: false; reason: SettlementProblem };

export type ReconcileVerbs = {
  /** The newest first. */
  rounds(): Promise<RoundInList[]>;
  /** Begins a round and returns at once; `rounds` tells how far it is. */
  compareNow(input: { staff: By }): Promise<{ ok: true } | { ok: false; reason: 'running' }>;
  /** Reads a bank's or CMI's file and holds it against the orders. Keeps nothing and decides nothing. */
  matchSettlement(input: { kind: SettlementKind; file: Uint8Array; staff: By }): Promise<SettlementResult>;
  /** A refused one once more, from what it said; of one that came too late the gateway is asked. */
  applyAgain(input: { id: string; staff: By }): Promise<AppliedAgain>;
  /** A person has dealt with it. False when it is not there, or was dealt with before. */
  markHandled(input: { id: string; staff: By }): Promise<boolean>;
};
