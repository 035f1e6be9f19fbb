import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSigner } from '../../platform/signed-token.ts';
import { type Subscription, webPushing } from './push.ts';

const signer = makeSigner('a secret of the tests, long enough for all');
const contact = 'https://derb.example';
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc:DEF_1';

/** A browser: what it tells the academy, and how it reads what arrives (RFC 8291, RFC 8188), by its own code. */
function aBrowser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const p256dh = own.getPublicKey();
  const subscription: Subscription = {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  };
  function read(body: Buffer): string {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    expect(body[20], 'length of the sender’s key').toBe(65);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const opener = createDecipheriv('aes-128-gcm', key, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
  return { subscription, read };
}

/** The academy's proof, as a service checks it (RFC 8292). */
function checkProof(header: string, publicKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const own = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', body = '', proof = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: own, dsaEncoding: 'ieee-p1363' },
    Buffer.from(proof, 'base64url'),
  );
  expect(isRight).toBe(true);
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect({ aud, sub }).toEqual({ aud: 'https://fcm.googleapis.com', sub: contact });
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
}

it('a browser, and nobody else, reads what a service was given with the academy’s proof', async () => {
  const { subscription, read } = aBrowser();
  const calls: [string, RequestInit][] = [];
  const pushing = webPushing({ signer, contact }, async (address, init) => {
    calls.push([address as string, init ?? {}]);
    return new Response(null, { status: 201 });
  });
  expect(await pushing.send(subscription, 'ساعتك حانت', 7_200)).toBe('taken');
  const [[address, { method, headers, body, redirect }] = ['', {}]] = calls;
  const sent = new Headers(headers);
  expect([address, method, redirect]).toEqual([endpoint, 'POST', 'error']);
  expect([sent.get('TTL'), sent.get('Content-Encoding')]).toEqual(['7200', 'aes128gcm']);
  checkProof(sent.get('Authorization') ?? '', pushing.publicKey);
  expect(read(Buffer.from(body as Uint8Array))).toBe('ساعتك حانت');
  const other = webPushing({ signer, contact });
  expect(other.publicKey, 'the same after a start').toBe(pushing.publicKey);
});

it('an address that is gone is told from one to try again', async () => {
  const { subscription } = aBrowser();
  const answering = (status: number) =>
    webPushing({ signer, contact }, async () => new Response('why', { status })).send(subscription, 'x', 60);
  for (const status of [401, 403, 404, 410]) expect(await answering(status)).toBe('gone');
  for (const status of [400, 413, 429, 500, 503])
    await expect(answering(status)).rejects.toThrow(`push ${status}`);
});

it('only the services of browsers are called, with keys that are some', () => {
  const { subscription } = aBrowser();
  const accepts = (changed: object) =>
    webPushing({ signer, contact }).read({ ...subscription, ...changed }) !== null;
  const service = (text: string) => accepts({ endpoint: text });
  for (const text of [
    endpoint,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QABC',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
  ])
    expect(service(text), text).toBe(true);
  for (const text of [
    '',
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://a:b@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com/a',
    'https://notify.windows.com.evil.example/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://fcm.googleapis.com/a b',
    `https://fcm.googleapis.com/${'a'.repeat(700)}`,
  ])
    expect(service(text), text).toBe(false);
  const { auth, p256dh } = subscription.keys;
  const point = Buffer.from(p256dh, 'base64url');
  point[64] = (point[64] ?? 0) ^ 1;
  for (const keys of [
    { p256dh, auth: '' },
    { p256dh, auth: auth.slice(2) },
    { p256dh: '', auth },
    { p256dh: point.toString('base64url'), auth },
    { p256dh: 'A'.repeat(87), auth },
  ])
    expect(accepts({ keys }), JSON.stringify(keys)).toBe(false);
});
