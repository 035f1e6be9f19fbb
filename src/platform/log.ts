/** The log: one JSON line per event, without personal data. */
import pino from 'pino';
import { currentId } from './tracing.ts';
import type { Settings } from '../server/env.ts';

/** Fields that are never logged, wherever code could put them. */
const personal = [
  'email',
  'to',
  'name',
  'phone',
  'code',
  'token',
  'secret',
  'password',
  'cookie',
  'authorization',
  'databaseUrl',
];

/**
 * Removes e-mail addresses, tokens of orders, query strings, and the values of a failed SQL statement from a text, such as an error
 * message. The values are at the end, so everything after them goes.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*/, '')
    .replace(/(\)=|row contains )\([\s\S]*?\)(?=[\s.]|$)/g, '$1([values])')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replace(
      /(\/(?:orders|downloads|workshop-places|waitlist-letters|news-emails|organisations|seats|circle\/digest|learn\/[\w:-]+\/enter|learn\/(?:emails|outcome)|learn\/[\w:-]+\/calendar)\/)[\w%~-]+/g,
      '$1[token]',
    )
    .replace(/(:\/\/)[^/@\s]+@/g, '$1[login]@')
    .replace(/\?[^\s"']+/g, '?[query]');
}

const mostCauses = 5;

/** 'ECONNREFUSED', or what PostgreSQL calls it: '57P01'. Not under the name `code`, which is never logged. */
const errorCode = (error: Error): object =>
  'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{2,60}$/.test(error.code)
    ? { errorCode: error.code }
    : {};

/** Type and message of an error and its causes; of its stack only the locations, since the rest repeats the message. */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...errorCode(error),
    message: withoutPersons(error.message),
    stack: withoutPersons(places.join('\n')),
    ...(error instanceof AggregateError && depth < mostCauses
      ? { errors: error.errors.slice(0, mostCauses).map((one) => describeError(one, depth + 1)) }
      : {}),
    ...(error.cause === undefined || depth >= mostCauses
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** `to`: where lines go; the standard output except in tests. */
export const makeLog = (level: Settings['logLevel'], to?: pino.DestinationStream): pino.Logger => {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    mixin: () => {
      const request = currentId();
      return request === undefined ? {} : { request };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return to === undefined ? pino(options) : pino(options, to);
};

const quietMs = 60_000;
type Warns = { warn(fields: Record<string, unknown>, message: string): void };
/** For each log, by kind: how many there were since the last line, and until when no more is said. */
const told = new WeakMap<Warns, Map<string, { count: number; quietUntil: number }>>();

/** What may come a thousand times is told at most once a minute for each `kind`, with how many there were. */
export function warnOnceAMinute(
  log: Warns,
  fields: Record<string, unknown>,
  message: string,
  kind = message,
): void {
  const kinds = told.get(log) ?? new Map<string, { count: number; quietUntil: number }>();
  told.set(log, kinds);
  const { count, quietUntil } = kinds.get(kind) ?? { count: 0, quietUntil: 0 };
  const isQuiet = Date.now() < quietUntil;
  kinds.set(kind, {
    count: isQuiet ? count + 1 : 0,
    quietUntil: isQuiet ? quietUntil : Date.now() + quietMs,
  });
  if (!isQuiet) log.warn({ ...fields, count: count + 1 }, message);
}
