import { createServer } from 'node:http';
import { connect, createServer as createTcp, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';

const log = { info() {}, warn() {}, error() {} };
const free = { port: 0, host: '127.0.0.1' };

describe('a port that is listened on by several sockets', () => {
  const ended: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });

  async function open() {
    const server = createServer((_, outgoing) => outgoing.end('here'));
    const { port, doors } = await listen(server, free, log);
    const stop = () => shutDown({ server, doors, unready() {}, stop: [], log, graceMs: 0 });
    ended.push(stop);
    return { port, stop };
  }
  const get = async (port: number) => (await fetch(`http://127.0.0.1:${port}`)).text();

  it('answers whichever socket a connection comes to, and none once it is stopped', async () => {
    const { port, stop } = await open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(port)));
    expect(new Set(answers)).toEqual(new Set(['here']));
    await stop();
    const refused = connect({ port, host: '127.0.0.1' });
    const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('is not shared with another process that listens there already', async () => {
    const other = createTcp().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = { ...free, port: (other.address() as AddressInfo).port };
    await expect(listen(createServer(), taken, log)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
    const { port } = await open();
    await expect(listen(createServer(), { ...free, port }, log)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
