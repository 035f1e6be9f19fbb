import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeLog } from '../platform/log.ts';
import { spanned, statementName, underId } from '../platform/tracing.ts';
import { sendTraces } from './traces.ts';

type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
};
type SentTraces = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

test('a request is one trace with a step for each statement, and the log has the id that the trace has', async () => {
  const bodies: string[] = [];
  const collector = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (piece: Buffer) => (body += piece.toString()));
    incoming.on('end', () => {
      bodies.push(body);
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const traces = sendTraces({ url: `http://127.0.0.1:${port}/v1/traces`, share: 1 });
  const lines: string[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(line) });
  const statement = `select "email" from "orders" where "email" = 'salma@example.com'`;
  const ids: string[] = [];
  await underId('GET page', async (span, id) => {
    ids.push(id);
    await spanned(statementName(statement), async () => log.info({}, 'inside'));
    await spanned('insert events', async () => {
      throw new Error('salma@example.com');
    }).catch(() => undefined);
    span.end();
  });
  log.info({}, 'outside');
  await traces.stop();
  collector.close();

  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const root = spans.find(({ name }) => name === 'GET page');
  expect(spans.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['select orders', 0],
    ['insert events', 2],
    ['GET page', 0],
  ]);
  expect(spans.slice(0, 2).map(({ parentSpanId }) => parentSpanId)).toEqual([root?.spanId, root?.spanId]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(bodies.join('')).toContain(ids[0]);
  expect(bodies.join('')).not.toContain('salma');
  expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual([
    ids[0],
    undefined,
  ]);
});

test('a collector that is away costs nothing but the traces', async () => {
  const traces = sendTraces({ url: 'http://127.0.0.1:1/v1/traces', share: 1 });
  expect(await underId('job', async (span) => (span.end(), 'done'))).toBe('done');
  await traces.stop();
});
