import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, createServer as createTcp, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, portToShare } from './listen.ts';
import { closeAfterAnswers, shutDown } from './shutdown.ts';

const log = { info() {}, warn() {}, error() {} };
const free = { port: 0, host: '127.0.0.1' };

describe('a port that is listened on by several sockets', () => {
  const ended: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });

  async function open() {
    const server = createServer((_, outgoing) => outgoing.end('here'));
    const { port, doors } = await listen(server, { ...free, port: await portToShare(free) }, log);
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

  it('is stopped once every request under way is answered, each answer the last of its connection', async () => {
    const waiting: (() => void)[] = [];
    let begun = () => {};
    const haveBegun = new Promise<void>((resolve) => (begun = resolve));
    const server = createServer((_, outgoing) => {
      waiting.push(() => outgoing.end('here'));
      if (waiting.length === 4) begun();
    });
    const unready = closeAfterAnswers(server);
    const { doors } = await listen(server, { ...free, port: await portToShare(free) }, log);
    // Which socket of a shared port takes a connection is the system's choice: all come to this one.
    const door = createTcp((socket) => void server.emit('connection', socket)).listen(0, free.host);
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const answers = Array.from({ length: 4 }, async () => {
      const asked = request({ port, host: free.host, agent, method: 'POST' });
      asked.write('half');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.headers.connection;
    });
    await haveBegun;
    const order: string[] = [];
    const stop = [() => void order.push('database')];
    const ended = shutDown({ server, doors: [...doors, door], unready, stop, log, graceMs: 0 });
    await new Promise((resolve) => server.once('close', resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([]);
    for (const answer of waiting) answer();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['close']));
    await ended;
    expect(order).toEqual(['database']);
  });

  it('is not shared with another process that listens there already', async () => {
    const other = createTcp().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = { ...free, port: (other.address() as AddressInfo).port };
    await expect(portToShare(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
    const { port } = await open();
    await expect(portToShare({ ...free, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
