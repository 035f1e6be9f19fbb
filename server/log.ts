/** The log: one JSON line per event, without anything of a person. */
import pino from 'pino';
import type { Settings } from './env.ts';

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

/** E-mail addresses, tokens of orders and query strings inside a text, such as the message of an error. */
export function withoutPersons(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replace(/(\/orders\/)[\w%~-]+/g, '$1[token]')
    .replace(/(:\/\/)[^/@\s]+@/g, '$1[login]@')
    .replace(/\?[^\s"']+/g, '?[query]');
}

export const makeLog = (level: Settings['logLevel']): pino.Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[removed]',
    },
    serializers: {
      err: (error: unknown) => {
        if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
        const { message, stack, type } = pino.stdSerializers.err(error);
        return { type, message: withoutPersons(message), stack: withoutPersons(stack) };
      },
    },
  });
