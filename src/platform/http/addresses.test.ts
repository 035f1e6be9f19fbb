/** One rule for e-mail addresses at the checkout and at the sign-in: whoever can order can sign in. */
import { expect, test } from 'vitest';
import { email } from '../people/person.ts';
import { signInSecret } from '../../../tests/support/members.ts';
import { openTestDatabase, silentLog } from '../../../tests/support/open-test-database.ts';
import { makeCodeAuth } from '../../academy/accounts/code-auth.ts';
import { realms } from '../../academy/accounts/realms.service.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const anySign = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...'abz09') },
  { weight: 4, arbitrary: fc.constantFrom(..."._%+-'!#$&*/=?^`{|}~") },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const part = fc.string({ unit: anySign, minLength: 1, maxLength: 6 });
const anyAddress = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(part, part, fc.constantFrom('example', 'ma', 'MA', 'c', 'exampl\u212e', 'xn--p1ai', '11'))
    .map(([local, label, last]) => `${local}@${label}.${last}`),
);

test('the sign-in library sends codes to every address that forms accept', async () => {
  const database = await openTestDatabase();
  const sentTo: string[] = [];
  const { api } = makeCodeAuth({
    realm: realms.member,
    db: database.db,
    secret: signInSecret,
    cookieSecret: signInSecret,
    publicOrigin: 'https://academy.example',
    log: silentLog,
    deliverCode: async (to) => void sentTo.push(to),
  });
  let taken = 0;
  await forAllInTurn(400, anyAddress, async (typed) => {
    const read = email.safeParse(typed);
    if (!read.success) return;
    taken += 1;
    await api.sendVerificationOTP({ body: { email: read.data, type: 'sign-in' } });
    expect(sentTo.at(-1)).toBe(read.data);
  });
  expect(taken).toBeGreaterThan(20);
  await database.close();
});
