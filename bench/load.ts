/**
 * A load generator in a process of its own: keep-alive sockets that each send one request, wait for its whole answer, and
 * send the next. Prints one line of JSON. Arguments: port, connections, seconds, then the request's head as JSON text.
 */
import { connect, type Socket } from 'node:net';

export type Load = { requests: number; perSecond: number; p50Ms: number; p99Ms: number; errors: number };

type Asking = { port: number; connections: number; seconds: number; request: Buffer };

const endOfHead = Buffer.from('\r\n\r\n');

/** The length in bytes of the answer at the start of `data`, headers included; 0 while the headers are incomplete. */
function lengthOf(data: Buffer): number {
  const end = data.indexOf(endOfHead);
  if (end === -1) return 0;
  const head = data.toString('latin1', 0, end);
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

function drive(
  socket: Socket,
  request: Buffer,
  times: number[],
  fail: () => void,
  goesOn: () => boolean,
): void {
  let got = 0;
  let wanted = 0;
  let head: Buffer = Buffer.alloc(0);
  let sentAt = 0;
  const send = () => {
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on('data', (chunk: Buffer) => {
    if (wanted === 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      wanted = lengthOf(head);
      got = head.length;
      if (wanted > 0 && !head.toString('latin1', 9, 12).startsWith('2')) fail();
    } else got += chunk.length;
    if (wanted === 0 || got < wanted) return;
    times.push(performance.now() - sentAt);
    head = Buffer.alloc(0);
    wanted = 0;
    if (goesOn()) send();
  });
  socket.on('error', fail);
  socket.on('connect', send);
}

/** Sends requests for so many seconds and counts. */
export async function load({ port, connections, seconds, request }: Asking): Promise<Load> {
  const times: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    drive(
      socket,
      request,
      times,
      () => (errors += 1),
      () => performance.now() < until,
    );
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const took = (performance.now() - begun) / 1_000;
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
  return {
    requests: times.length,
    perSecond: Math.round(times.length / took),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    errors,
  };
}

if (import.meta.main) {
  const [port, connections, seconds, request = ''] = process.argv.slice(2);
  const asking = {
    port: Number(port),
    connections: Number(connections),
    seconds: Number(seconds),
    request: Buffer.from(request),
  };
  console.log(JSON.stringify(await load(asking)));
}
