/**
 * A request asks once: while a page is made, the same question to the database has the same answer, whichever of its loaders asks.
 * The memory lives as long as the request and is dropped at each write of its own; transactions never read from it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentSeen } from './content-memory.ts';

export type Question = {
  text: string;
  parameters: unknown;
  /** In which form the rows are wanted. */
  form: unknown;
};

type Asking = {
  isOpen: boolean;
  shown: Set<string>;
  answers: Map<string, Promise<unknown>>;
  content: ContentSeen;
};

const asking = new AsyncLocalStorage<Asking>();

/** So many answers of so many rows are worth keeping: an export reads thousands of rows in lots, each once. */
const [mostAnswers, mostRows] = [200, 200];

/**
 * Runs the answer to a request, which is told once what it asks twice and looks once at the version of the content.
 * What it leaves running asks for itself when the answer is made. `shown`: takes what `noteShown` is told.
 */
export async function asRequest<T>(work: () => Promise<T>, shown = new Set<string>()): Promise<T> {
  const request: Asking = { isOpen: true, shown, answers: new Map(), content: { isWritten: false } };
  try {
    // A query of the database begins when it is awaited: inside.
    return await asking.run(request, async () => work());
  } finally {
    request.isOpen = false;
    request.answers.clear();
  }
}

const current = (): Asking | null => {
  const request = asking.getStore();
  return request?.isOpen ? request : null;
};

/** That the page which is being made shows something that changes by itself, without the content. */
export const noteShown = (of: string): void => void current()?.shown.add(of);

/** The request at work, to remember something by; null outside of requests. */
export const requestAtWork = (): object | null => current();

/** What the request at work has seen of the content; null outside of requests. */
export const contentSeen = (): ContentSeen | null => current()?.content ?? null;

/**
 * Everything is asked anew after a write or a transaction of the request itself, and before another system is called, which may change
 * what it asked; the version of the content where it wrote some.
 */
export function forgetAnswers(content: boolean): void {
  const request = current();
  if (!request) return;
  request.answers.clear();
  if (content) request.content = { isWritten: false };
}

/** For listeners and timers that outlive the request that started them. */
export const apartFromRequests = <T>(work: () => T): T => asking.exit(work);

const writes =
  /\bfor (?:no key )?(?:update|share|key share)\b|\b(?:pg_notify|nextval|setval|set_config|pg_\w*advisory\w*)\s*\(/i;
export const isRead = (text: string): boolean => /^[\s(]*select\b/i.test(text) && !writes.test(text);

export const rowsOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
    ? answer.rows.length
    : 0;

export const keyOf = ({ text, form, parameters }: Question): string =>
  JSON.stringify([text, form, parameters], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );

/** The answer that this request has already, or the one that `ask` gets. */
export function answerOnce(question: Question, ask: () => unknown): unknown {
  const request = current();
  if (!request) return ask();
  if (!isRead(question.text)) {
    forgetAnswers(true);
    return Promise.resolve(ask()).finally(() => forgetAnswers(true));
  }
  const { answers } = request;
  const key = keyOf(question);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const asked = Promise.resolve(ask());
  if (answers.size < mostAnswers) answers.set(key, asked);
  const drop = (): void => void answers.delete(key);
  asked.then((answer) => (rowsOf(answer) > mostRows ? drop() : undefined), drop);
  return asked;
}
