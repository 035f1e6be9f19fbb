/** The log: one JSON line per event, without anything of a person. */
import pino from 'pino';
import type { Settings } from '../server/env.ts';

/** Fields that never reach a log, at any of the places where code could put them. */
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
 * E-mail addresses, tokens of orders, query strings, and the values of a failed SQL statement inside a text, such as the
 * message of an error. The values come last, so everything after them goes.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*/, '')
    .replace(/(\)=|row contains )\([\s\S]*?\)(?=[\s.]|$)/g, '$1([values])')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replace(
      /(\/(?:orders|downloads|workshop-places|waitlist-letters|circle\/digest|learn\/[\w:-]+\/enter|learn\/emails|learn\/[\w:-]+\/calendar)\/)[\w%~-]+/g,
      '$1[token]',
    )
    .replace(/(:\/\/)[^/@\s]+@/g, '$1[login]@')
    .replace(/\?[^\s"']+/g, '?[query]');
}

const mostCauses = 5;

/** Type and message of an error and of what caused it; of its stack only the places, since the rest repeats the message. */
function toldOf(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: withoutPersons(error.message),
    stack: withoutPersons(places.join('\n')),
    ...(error.cause === undefined || depth >= mostCauses ? {} : { cause: toldOf(error.cause, depth + 1) }),
  };
}

/** `to` is where lines go; the standard output unless a test reads them. */
export const makeLog = (level: Settings['logLevel'], to?: pino.DestinationStream): pino.Logger => {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    serializers: { err: (error: unknown) => toldOf(error) },
  };
  return to === undefined ? pino(options) : pino(options, to);
};
