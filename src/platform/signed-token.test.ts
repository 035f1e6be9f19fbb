import { expect, test } from 'vitest';
import { downloadToken, grantOfToken, type DownloadGrant } from '../catalogue/shop/download-token.ts';
import { seatOfToken, seatToken } from '../catalogue/workshops/workshop-seats.service.ts';
import { makeSigner, openToken, signedToken } from './signed-token.ts';
import { anyCharacter, fc, forAll, tries } from '../../tests/support/properties.ts';

const signer = makeSigner('a secret of the tests, long enough for all');
const stranger = makeSigner('another secret of the tests, just as long');

const ids = fc.uuid();
const grants: fc.Arbitrary<DownloadGrant> = fc.record({
  productSlug: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,60}$/),
  locale: fc.constantFrom('en', 'ar'),
  applicationId: ids,
  expiresAt: fc
    .integer({ min: 0, max: 2 ** 42 })
    .map((seconds) => new Date(Math.floor(seconds / 1_000) * 1_000)),
});
/** Both kinds of links, as in an e-mail. */
const tokens = fc.oneof(
  ids.map((id) => seatToken(signer, id)),
  grants.map((grant) => downloadToken(signer, grant)),
);
/** What each reader returns for a token; both refuse in the same way. */
const read = (token: string) => [seatOfToken(signer, token), grantOfToken(signer, token)];
const refused = [null, null];

test('a token returns what was put into it', () => {
  forAll(ids, (id) => seatOfToken(signer, seatToken(signer, id)) === id);
  forAll(grants, (grant) => {
    expect(grantOfToken(signer, downloadToken(signer, grant))).toEqual(grant);
  });
});

test('a token is worthless for another purpose or another secret', () => {
  forAll(ids, grants, (id, grant) => {
    expect(grantOfToken(signer, seatToken(signer, id))).toBeNull();
    expect(seatOfToken(signer, downloadToken(signer, grant))).toBeNull();
    expect(read(seatToken(stranger, id))).toEqual(refused);
    expect(read(downloadToken(stranger, grant))).toEqual(refused);
    // The very bytes of a seat, signed for another purpose.
    const body = Buffer.from(id.replaceAll('-', ''), 'hex');
    expect(read(signedToken(signer, 'email limit', body))).toEqual(refused);
  });
});

test('the proof of one token does not open another: no other product, application or hour', () => {
  const parts = (token: string) => {
    const bytes = Buffer.from(token, 'base64url');
    return [bytes.subarray(0, 16), bytes.subarray(16)] as const;
  };
  forAll(grants, grants, (one, other) => {
    const [proof, body] = parts(downloadToken(signer, one));
    const [, another] = parts(downloadToken(signer, other));
    fc.pre(!body.equals(another));
    expect(read(Buffer.concat([proof, another]).toString('base64url'))).toEqual(refused);
  });
});

test('a token cut anywhere, or with anything before or after it, opens nothing', () => {
  forAll(30, tokens, fc.string({ minLength: 1, maxLength: 5, unit: anyCharacter }), (token, more) => {
    for (let length = 0; length < token.length; length += 1)
      expect(read(token.slice(0, length))).toEqual(refused);
    for (const changed of [token + more, more + token, `${token}=`, `${token}==`, ` ${token}`, `${token}\n`])
      expect(read(changed)).toEqual(refused);
  });
});

test('a token with any one character changed opens nothing', () => {
  forAll(
    tries(500),
    tokens,
    fc.nat(),
    fc.oneof(
      fc.constantFrom('+', '/', '=', '.', '~', '%', '\0', 'é', 'A', '_', '-'),
      fc.string({ maxLength: 2 }),
    ),
    (token, at, sign) => {
      const index = at % token.length;
      const changed = token.slice(0, index) + sign + token.slice(index + 1);
      fc.pre(changed !== token);
      expect(read(changed)).toEqual(refused);
    },
  );
});

test('any text in a URL is read without an error and opens nothing', () => {
  forAll(
    tries(500),
    fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.base64String({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
      fc.constantFrom('x'.repeat(100_000), '\ud800', '__proto__'),
    ),
    (text) => {
      expect(read(text)).toEqual(refused);
      expect(openToken(signer, 'download', text)).toBeNull();
    },
  );
});

test('while the secret is being changed links of both open, and new ones are made with the new one alone', () => {
  const id = '8b0a6f0e-4d0e-4b7c-9a53-0f3a4d1f9b11';
  const now = 'another secret of the tests, just as long';
  const changing = makeSigner({ now, before: 'a secret of the tests, long enough for all' });
  expect(seatOfToken(changing, seatToken(signer, id))).toBe(id);
  expect(seatOfToken(changing, seatToken(changing, id))).toBe(id);
  expect(seatOfToken(stranger, seatToken(changing, id))).toBe(id);
  expect(seatOfToken(signer, seatToken(changing, id))).toBeNull();
  expect(
    seatOfToken(changing, seatToken(makeSigner('a third secret of nobody, just as long'), id)),
  ).toBeNull();
});
