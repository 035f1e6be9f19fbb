import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { makeLog, withoutPersons } from './log.ts';

const person = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  token: 'CY1IRm5vco0IRDf7-Ky4HeOgq0GYL4cl',
};
const secrets = Object.values(person);
const failed = new DrizzleQueryError(
  'insert into "orders" ("name", "email") values ($1, $2)',
  [person.name, `two\nlines ${person.name}`, person.email, person.phone, person.token],
  new Error('duplicate key value', {
    cause: new Error(`Key (token)=(${person.token}) already exists`),
  }),
);

/** The log's output for an error. */
function written(error: unknown): string {
  const lines: string[] = [];
  makeLog('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'It failed');
  return lines.join('');
}

test('a failed statement is logged without its values, also inside other errors', () => {
  const wrapped = new Error('The e-mail was not kept', { cause: failed });
  for (const error of [failed, wrapped, new AggregateError([failed], failed.message)]) {
    const line = written(error);
    for (const secret of secrets) expect(line).not.toContain(secret);
  }
  expect(written(failed)).toContain('insert into');
  expect(written(failed)).toContain('duplicate key value');
});

test('of several errors at once each is told', () => {
  const both = ['ECONNREFUSED', 'ENETUNREACH'].map((code) =>
    Object.assign(new Error(`no way to ${code === 'ECONNREFUSED' ? '::1' : '127.0.0.1'}:5432`), { code }),
  );
  const line = written(new AggregateError(both));
  for (const { message, code } of both) {
    expect(line).toContain(message);
    expect(line).toContain(`"errorCode":"${code}"`);
  }
  expect(written(Object.assign(new Error('It failed'), { code: 'CY1I-code of somebody' }))).not.toContain(
    'CY1I',
  );
});

test('the values in a message of PostgreSQL are left out', () => {
  const redacted = withoutPersons(
    `Key (number, token)=(MEM-1, ${person.token}) already exists. Failing row contains (${person.name}, 1).`,
  );
  expect(redacted).toBe('Key (number, token)=([values]) already exists. Failing row contains ([values]).');
});

test('anything else thrown is logged without personal data too', () => {
  expect(written(`no ${person.email} at /orders/${person.token}?x=1`)).not.toMatch(/salma|CY1I|x=1/);
});

const withToken = (routes as { path?: string }[]).flatMap(({ path }) =>
  path?.includes(':token') ? [path] : [],
);

test.each(withToken)('the token in /%s is left out', (path) => {
  const asked = `/${path.replace(':token', person.token)}`;
  expect(written(`GET ${asked} failed`)).not.toContain(person.token);
});
