/** Another system's server on this machine, which records requests and answers as it is set. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer };
export type Receiver = {
  /** 'http://127.0.0.1:<port>'. */
  origin: string;
  seen: Seen[];
  answer: (request: Seen, response: ServerResponse) => void;
  /** The only request. */
  theOne(): Seen;
  close(): Promise<void>;
};

export const success = (_: Seen, response: ServerResponse) => void response.end('{"result":"success"}');

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, path: url, headers, body: Buffer.concat(chunks) };
      receiver.seen.push(request);
      receiver.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    seen: [],
    answer: success,
    theOne() {
      const [one] = receiver.seen;
      if (!one || receiver.seen.length !== 1) throw new Error(`${receiver.seen.length} requests came.`);
      return one;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
