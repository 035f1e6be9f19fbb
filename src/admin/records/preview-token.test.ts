import { expect, test } from 'vitest';
import { previewToken, readPreviewToken } from './preview-token.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const signer = makeSigner('a secret of the tests, long enough for all');
const revision = '0190f3a2-7c11-7d0a-9b1e-3f6a5c2d1e00';
const by = 'amal@derb.example';
const made = { revision, by };
const now = new Date('2026-06-01T10:00:20Z');

test('a link to a preview names its revision for half an hour', () => {
  const { token, until } = previewToken(signer, made, now);
  expect(until.toISOString()).toBe('2026-06-01T10:31:00.000Z');
  expect(readPreviewToken(signer, token, now)).toMatchObject({ revision, until });
  expect(readPreviewToken(signer, token, new Date(until.getTime() - 1))).toMatchObject({ revision, until });
  expect(readPreviewToken(signer, token, until)).toBeNull();
});

test('it identifies its maker without containing an address', () => {
  const { token } = previewToken(signer, made, now);
  const opened = readPreviewToken(signer, token, now);
  expect([opened?.isBy(by), opened?.isBy('leila@derb.example'), opened?.isBy('')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('amal');
});

test('a token that was changed or made up shows nothing', () => {
  const { token } = previewToken(signer, made, now);
  expect(readPreviewToken(makeSigner('another secret, of somebody else'), token, now)).toBeNull();
  forAll(fc.nat(token.length - 1), fc.constantFrom(...'Aa0-_'), (index, sign) => {
    const forged = token.slice(0, index) + sign + token.slice(index + 1);
    expect(forged === token || readPreviewToken(signer, forged, now) === null).toBe(true);
  });
  forAll(fc.string(), (made) => readPreviewToken(signer, made, now) === null);
});
