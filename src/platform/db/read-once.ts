/**
 * A request asks once: while a page is made, the same question to the database has the same answer, whichever of its loaders asks.
 * The memory lives as long as the request and is dropped at each write of its own; transactions never read from it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

type Reading = { isOpen: boolean; answers: Map<string, Promise<unknown>> };

const reading = new AsyncLocalStorage<Reading>();

/** So many answers of so many rows are worth keeping: an export reads thousands of rows in lots, each once. */
const [mostAnswers, mostRows] = [200, 200];

/** Runs the answer to a request that only reads. What it leaves running asks for itself when the answer is made. */
export async function readingOnce<T>(work: () => Promise<T>): Promise<T> {
  const request: Reading = { isOpen: true, answers: new Map() };
  try {
    return await reading.run(request, work);
  } finally {
    request.isOpen = false;
    request.answers.clear();
  }
}

/** After a write of the request itself everything is asked anew. */
export const forgetAnswers = (): void => reading.getStore()?.answers.clear();

/** For listeners and timers that outlive the request that started them. */
export const apartFromReading = <T>(work: () => T): T => reading.exit(work);

const writes =
  /\bfor (?:no key )?(?:update|share|key share)\b|\b(?:pg_notify|nextval|setval|set_config|pg_\w*advisory\w*)\s*\(/i;
const isRead = (text: string): boolean => /^\s*select\b/i.test(text) && !writes.test(text);

const rowsOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.length
    : 0;

/** The kept answer to a question, or the one that `ask` gets; `form` tells apart in which form the rows are wanted. */
export function answerOnce(
  { text, parameters, form }: { text: string; parameters: unknown; form: unknown },
  ask: () => unknown,
): unknown {
  const request = reading.getStore();
  if (!request?.isOpen) return ask();
  const { answers } = request;
  if (!isRead(text)) {
    answers.clear();
    return Promise.resolve(ask()).finally(() => answers.clear());
  }
  const key = JSON.stringify([text, form, parameters], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  const known = answers.get(key);
  if (known !== undefined) return known;
  const asked = Promise.resolve(ask());
  if (answers.size < mostAnswers) answers.set(key, asked);
  const drop = (): void => void answers.delete(key);
  asked.then((answer) => (rowsOf(answer) > mostRows ? drop() : undefined), drop);
  return asked;
}
