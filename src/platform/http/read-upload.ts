/**
 * The body of a form with a file, taken slowly: a photo of 5 MB needs half a minute on a good mobile line and minutes on a bad
 * one. Therefore only so many at once.
 */
import type { IncomingMessage } from 'node:http';
import type { Refusal } from './read-incoming.ts';

/** What is too large is received and forgotten up to here: browsers do not read an answer before they have sent all. */
const largestDrained = 40 * 1024 * 1024;

const most = { all: 16, ofAddress: 6, ofSender: 2 };

/** Who is sending now: a buyer's order, a member, or an address, and how often. */
const sending = new Map<string, number>();

function begin(keys: readonly [string, number][]): boolean {
  if (keys.some(([key, allowed]) => (sending.get(key) ?? 0) >= allowed)) return false;
  for (const [key] of keys) sending.set(key, (sending.get(key) ?? 0) + 1);
  return true;
}

function end(keys: readonly [string, number][]): void {
  for (const [key] of keys) {
    const left = (sending.get(key) ?? 1) - 1;
    if (left > 0) sending.set(key, left);
    else sending.delete(key);
  }
}

function receive(incoming: IncomingMessage, largest: number): Promise<Buffer | 'too-large' | 'gone'> {
  if (Number(incoming.headers['content-length'] ?? 0) > largestDrained) return Promise.resolve('gone');
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) return void chunks.push(chunk);
      chunks = [];
      if (size <= largestDrained) return;
      incoming.pause();
      resolve('gone');
    });
    incoming.on('end', () => resolve(size > largest ? 'too-large' : Buffer.concat(chunks)));
    incoming.on('error', () => resolve('gone'));
    incoming.on('close', () => resolve('gone'));
  });
}

/** `sender` is an order's token or a member's id. 'busy': too many are sending at once. */
export async function readUpload(
  incoming: IncomingMessage,
  from: { sender: string; address: string; kind?: { name: string; most: number } },
  largest: number,
): Promise<Buffer | 'too-large' | 'gone' | 'busy'> {
  const keys: [string, number][] = [
    ['', most.all],
    [`address ${from.address}`, most.ofAddress],
    [`sender ${from.sender}`, most.ofSender],
    ...(from.kind ? [[`kind ${from.kind.name}`, from.kind.most] satisfies [string, number]] : []),
  ];
  if (!begin(keys)) return 'busy';
  try {
    return await receive(incoming, largest);
  } finally {
    end(keys);
  }
}

const mostFields = 20;

/** What is wrong with an upload that was read: one file of that name at most unless more are allowed, and texts that can be stored. */
export async function uploadFault(
  body: Buffer,
  contentType: string,
  named: string | readonly string[],
  mostFiles = 1,
): Promise<Refusal | null> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
    const fields = [...form];
    const files = fields.filter(([, value]) => typeof value !== 'string');
    const isRight =
      fields.length <= mostFields + mostFiles - 1 &&
      files.length <= mostFiles &&
      files.every(([name]) => [named].flat().includes(name)) &&
      fields.every(
        ([name, value]) => !name.includes('\0') && !(typeof value === 'string' && value.includes('\0')),
      );
    return isRight ? null : 'bad-request';
  } catch {
    return 'bad-request';
  }
}
