import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  fieldsAreSigned,
  judgeSignature,
  signatureHeader,
  signBody,
  signFields,
  toleranceSeconds,
} from './practice.ts';

const secret = 'a secret of the test';
const at = new Date('2026-06-01T10:00:00.900Z');
const seconds = 1_780_308_000;
const body = new TextEncoder().encode('{"paid":true}');
const hex = createHmac('sha256', secret).update(`${seconds}.{"paid":true}`).digest('hex');
const judge = (header: string, receivedAt = at) => judgeSignature(secret, { header, body, receivedAt });

describe('the signature of a notification', () => {
  it('is an HMAC of the seconds, a point and the bytes, in a lower-case header', () => {
    expect(signBody(secret, body, at)).toBe(`t=${seconds},v1=${hex}`);
    expect(signatureHeader).toBe('x-practice-signature');
    expect(judge(`t=${seconds},v1=${hex}`)).toBe('good');
  });

  it('is invalid with anything added or missing', () => {
    for (const header of [
      ` t=${seconds},v1=${hex}`,
      `x t=${seconds},v1=${hex}`,
      `t=${seconds},v1=${hex}0`,
      `t=${seconds},v1=${hex} `,
      `t=${seconds},v1=${hex.toUpperCase()}`,
      `t=${seconds},v1=${hex.slice(1)}`,
      `t=${seconds}`,
      `v1=${hex}`,
      `t=,v1=${hex}`,
      '',
    ])
      expect(judge(header), header).toBe('bad-signature');
  });

  it('is valid for five minutes in both directions and not a second longer', () => {
    const signed = `t=${seconds},v1=${hex}`;
    const after = (by: number) => judge(signed, new Date((seconds + by) * 1_000));
    expect(toleranceSeconds).toBe(300);
    expect([after(300), after(-300)]).toEqual(['good', 'good']);
    expect([after(301), after(-301)]).toEqual(['stale', 'stale']);
  });
});

describe('signed fields', () => {
  it('are sorted by name, whatever order they come in', () => {
    const expected = createHmac('sha256', secret).update('[["a","1"],["b","2"],["c","3"]]').digest('hex');
    for (const fields of [
      { a: '1', b: '2', c: '3' },
      { c: '3', b: '2', a: '1' },
      { b: '2', c: '3', a: '1' },
    ])
      expect(signFields(secret, fields)).toEqual({ ...fields, signature: expected });
  });

  it('without a signature, or with an empty one, are not accepted', () => {
    expect(fieldsAreSigned(secret, { a: '1' })).toBe(false);
    expect(fieldsAreSigned(secret, { a: '1', signature: '' })).toBe(false);
    expect(fieldsAreSigned(secret, signFields(secret, { a: '1' }))).toBe(true);
  });
});
