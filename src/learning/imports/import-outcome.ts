/** What becomes of a line that came from elsewhere, before and after. */
import type { FreeItem } from '../../selling/free-access/free-access.ts';

export const importStates = ['running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const importOutcomes = [
  'given',
  'owns-already',
  /** Came by an earlier import, and was ended since: it is not given again by itself. */
  'ended',
  'sold-out',
  'own-order',
  'twice',
  'bad-person',
  /** Without an e-mail address, and the phone is known under another name or of several people. */
  'whose-phone',
  'no-item',
  'unknown-item',
  'left-out',
  'not-paid',
  'more-cells',
  'failed',
  /** Its person was erased, or it waited for too long, before its turn. */
  'erased',
  /** The import was undone before its turn. */
  'stopped',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** 'used': lessons, downloads or a sign-in since; 'changed': somebody did something with the order; 'code': a code was handed over. */
export const undoneWays = ['taken-back', 'used', 'changed', 'code'] as const;
export type Undone = (typeof undoneWays)[number];

export type KnownBy = 'email' | 'phone' | null;

/** `email`: what she is known by here, which may be another than the file's. */
export type LineToImport = {
  name: string;
  email: string;
  phone: string;
  note: string;
  item: FreeItem;
  share: number | null;
  lessons: readonly string[];
};
