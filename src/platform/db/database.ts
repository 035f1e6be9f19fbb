import type { OutboxKind } from '../../academy/emails/outbox.ts';
import type { Handle } from './handle.ts';

/** The part of a logger that the database needs; pino fits. */
export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type Engine = 'embedded' | 'postgres';

/** What hints are about: the content that pages show, the seats that are free, or what waits in one queue of the outbox. */
export type Channel = 'content' | 'seats' | `outbox:${OutboxKind}`;

export type Database = {
  readonly engine: Engine;
  /** For single statements. Using it while a transaction of the same call is open throws: use the `tx` you were given. */
  readonly db: Handle;
  /** For figures that may be some seconds late and take long: a replica where there is one, else the same as `db`. */
  readonly reports: Handle;
  /**
   * Runs the work in one transaction and commits it. The work must touch nothing but `tx`, because it is run again, at
   * most three times more, after a serialization failure (40001) or a deadlock (40P01); never once COMMIT was sent.
   * Throws what the work threw, and throws if the work swallowed the error of a statement (PostgreSQL would roll back in
   * silence).
   */
  transaction<T>(work: (tx: Handle) => Promise<T>): Promise<T>;
  /**
   * A transaction that may wait long for a lock, on one of the two connections set apart for such work, so that nobody else waits with
   * it. Null at once where both are taken: come back later.
   */
  apart<T>(work: (tx: Handle) => Promise<T>): Promise<T> | null;
  /** Signals a change. Inside a transaction the hint is sent after the commit, once, and not at all after a rollback. */
  notify(channel: Channel): Promise<void>;
  /**
   * Calls back once when listening begins, and again when its connection was lost and restored, since changes may have been
   * missed; then on every hint. Hints can be lost or doubled: read the tables. Returns a function that stops listening.
   */
  listen(channel: Channel, onHint: () => void): () => void;
  /** PostgreSQL only: its pools, how many connections of each are open and idle, and how many callers wait for one. */
  connections?(): { pool: string; open: number; idle: number; waiting: number }[];
  /** True when the database answers and every migration file is applied unchanged. Never throws. */
  ready(): Promise<boolean>;
  /**
   * Embedded: whether the newest backup is less than three hours old, true before there is any. PostgreSQL: false when its log could not
   * be archived the last time; true as well where it archives nothing, since others may copy it.
   */
  isBackedUp(now: Date): Promise<boolean>;
  /** Embedded only: writes a compressed copy, prunes old ones, returns the file's path. Throws when the disk refuses. */
  backUp?(): Promise<string>;
  close(): Promise<void>;
};

/** One connection below Drizzle: what migrations and copying need, on either engine. */
export type RawConnection = {
  /** Several statements in one text, without parameters. */
  exec(statements: string): Promise<void>;
  query(statement: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};
