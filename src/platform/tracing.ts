/**
 * Which request or job is at work: its id stands in each line of the log that it causes, and where TRACES_URL is set, what it spends
 * its time on becomes a trace of OpenTelemetry. Names and attributes of spans name kinds and tables, never persons.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** What a request is, in few kinds: each is a series of figures and a name of traces. */
export function kindOfRequest({ method, pathname }: { method: string; pathname: string }): string {
  if (pathname.startsWith('/callbacks/')) return 'callback';
  if (pathname.startsWith('/api/staff/')) return 'staff';
  if (pathname.startsWith('/api/')) return 'api';
  if (/^\/(?:assets|pictures|downloads|staff)\/|\.\w{2,5}$/.test(pathname)) return 'file';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
}

const ids = new AsyncLocalStorage<string>();

/** The id of what is at work; undefined outside of requests and jobs. */
export const currentId = (): string | undefined => ids.getStore();

const tracer = trace.getTracer('derb');

/** Runs what a request or job does under its id, as the root of a trace. */
export function underId<T>(name: string, work: (span: Span, id: string) => T): T {
  const id = randomBytes(8).toString('hex');
  const options = { kind: SpanKind.SERVER, attributes: { 'derb.request': id }, root: true };
  return ids.run(id, () => tracer.startActiveSpan(name, options, (span) => work(span, id)));
}

/** Whether somebody follows what is at work: only then its steps are worth naming. */
export const isFollowed = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/** One step of it, such as a statement. The reason of a failure is in the log, not here. */
export async function spanned<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT });
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** 'select orders': what a statement does, without its text. */
export function statementName(text: string): string {
  const [verb = ''] = /^[a-z]+/i.exec(text.trim()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? [];
  return [verb.toLowerCase() || 'statement', table].filter(Boolean).join(' ');
}
