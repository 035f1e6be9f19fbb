/** What an answer of somebody else's server means: taken, or a sentence that says why not. */
import type { ApplicationKind } from '../domain/applications/application.ts';

export type ToldKind = ApplicationKind | 'buy-now';

export type Answer = { status: number; body: string };

/** Kinds whose receiver must say in JSON that it took them. Of the others any 2xx is enough, unless it says it failed. */
const mustSaySuccess: ReadonlySet<ToldKind> = new Set(['host-course', 'workshop']);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** An error is told as a string, or as an object with a message. */
function detailOf(said: unknown): string | null {
  const error = partOf(said, 'error');
  const detail = typeof error === 'string' ? error : partOf(error, 'message');
  return typeof detail === 'string' && detail.trim() !== '' ? detail.trim() : null;
}

/** Null when it was taken. */
export function faultIn({ status, body }: Answer, kind: ToldKind): string | null {
  if (status < 200 || status > 299) return `Request failed with status ${status}.`;
  const said = parse(body);
  const result = partOf(said, 'result');
  if (result === 'success') return null;
  const failed = partOf(said, 'error') !== undefined && partOf(said, 'error') !== null;
  if (failed || (typeof result === 'string' && /^(error|fail)/i.test(result)))
    return `Submission failed: ${detailOf(said) ?? 'the script reported an unknown error.'}`;
  if (!mustSaySuccess.has(kind)) return null;
  return said === undefined
    ? `Received OK status (${status}) but failed to parse JSON response.`
    : `Received OK status (${status}) without a result.`;
}
