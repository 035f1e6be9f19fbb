/** The limit to compare with: a bare node:http server that sends exactly the bytes and headers it is given. Arguments: port, file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export type Bytes = { headers: string[]; body: string };

const [port, file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Bytes;
const bytes = Buffer.from(body, 'base64');

createServer({ keepAliveTimeout: 65_000 }, (_incoming, outgoing) => {
  outgoing.writeHead(200, headers);
  outgoing.end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
