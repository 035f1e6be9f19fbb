/** What makes one door of the house different from another: who may come in, for how long, and by which tables and letter. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Limit } from '../staff/tries.store.ts';
import type { MarkOptions } from './known-browser.ts';

/**
 * Counted by keyed hashes of an e-mail address, of a caller's address, or of both together. `codesPerEmail` and what
 * ends in `…AndDay` count the mailbox: what one person is sent stays few, however many plus-addresses of hers are asked for.
 */
export type LimitName =
  | 'codesPerEmailAndAddress'
  | 'codesPerEmailAndAddressAndDay'
  | 'codesPerEmail'
  | 'codesPerEmailAndDay'
  | 'codesPerAddress'
  | 'triesPerEmailAndAddress'
  | 'triesPerAddress';

export type CodeRealm = {
  /** Keeps the hashes of one door apart from those of another. */
  name: 'staff' | 'member';
  cookiePrefix: string;
  sessionHours: number;
  codeMinutes: number;
  /** Of one code, from wherever they come; after them even the right one fails. */
  codeTries: number;
  tables: Record<'user' | 'session' | 'account' | 'verification', PgTable>;
  limits: Record<LimitName, Limit>;
  /** Whether this browser has codes and tries of its own for an address: she signed in there before. */
  isKnown(db: Handle, request: Request, email: string, mark: MarkOptions): Promise<boolean>;
  /** `email` in lower case. */
  mayEnter(db: Handle, email: string): Promise<boolean>;
  postCode(
    db: Handle,
    code: { id: string; to: string; sealed: string; locale: Locale; validMinutes: number; at: Date },
  ): Promise<void>;
};
