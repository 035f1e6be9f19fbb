import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReceiver, type Receiver } from '../../../tests/support/receiver.ts';
import { isPublicAddress, type SendOptions, sendRequest } from './post-event.service.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

describe('where a webhook may be sent', () => {
  const message = () => ({ headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('words of people') });
  const send = (url: string, options: Partial<SendOptions> = {}) =>
    sendRequest(url, message(), { mayVisit: isPublicAddress, timeoutMs: 2_000, ...options });
  const portOf = () => new URL(receiver.origin).port;

  const closed =
    `127.0.0.1 127.9.9.9 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0
    224.0.0.1 255.255.255.255 198.18.0.1 192.0.2.1 ::1 :: fe80::1 fc00::1 fd12::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8
    64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1 ff02::1 ::7f00:1 localhost`.split(/\s+/);
  test.each([...closed, ''])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4007::5'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  const thisMachine =
    `127.0.0.1 localhost 2130706433 0x7f.1 0x7f000001 0177.0.0.1 017700000001 127.1 127.0.0.1. 0
    127%2E0%2E0%2E1 ①②⑦.⓪.⓪.① １２７.0.0.1 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:1]
    [::127.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::]`.split(/\s+/);

  test('nothing is sent to this machine, however its address is written', async () => {
    const port = portOf();
    for (const host of thisMachine)
      await expect(send(`http://${host}:${port}/`)).rejects.toThrow('may not be visited');
    expect(receiver.seen).toEqual([]);
  });

  test('nothing is sent to a name with a private address, even if it has a public one too', async () => {
    for (const addresses of [['10.0.0.7'], ['93.184.216.34', '127.0.0.1'], []]) {
      const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
      await expect(send(`http://hooks.example:${portOf()}/`, { resolve })).rejects.toThrow(
        'may not be visited',
      );
    }
    expect(receiver.seen).toEqual([]);
  });

  test('the connection uses the very address that was checked', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }];
    };
    const got = await send(`http://hooks.example:${portOf()}/`, {
      resolve,
      mayVisit: (one) => one === '127.0.0.1',
    });
    expect(got).toBe(200);
    expect(asked).toBe(1);
    expect(receiver.theOne().headers.host).toBe(`hooks.example:${portOf()}`);
  });

  test('redirects are not followed', async () => {
    for (const status of [301, 302, 303, 307, 308])
      for (const location of ['/elsewhere', 'http://169.254.169.254/', 'file:///etc/passwd']) {
        receiver.seen.length = 0;
        receiver.answer = (_, response) => void response.writeHead(status, { Location: location }).end();
        expect(await send(`${receiver.origin}/`, { mayVisit: () => true })).toBe(status);
        expect(receiver.seen).toHaveLength(1);
      }
  });

  test('a server that does not answer, or sends endless headers, runs into the timeout', async () => {
    receiver.answer = () => undefined;
    await expect(send(`${receiver.origin}/`, { mayVisit: () => true, timeoutMs: 150 })).rejects.toThrow(
      'did not answer in time',
    );
    receiver.answer = (_, response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}`);
    };
    await expect(send(`${receiver.origin}/`, { mayVisit: () => true, timeoutMs: 2_000 })).rejects.toThrow();
  });

  test('only the status of an answer is read', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(drip));
    };
    expect(await send(`${receiver.origin}/`, { mayVisit: () => true })).toBe(200);
  });
});
