/**
 * A request asks once: while a page is made, the same question to the database has the same answer, whichever of its loaders asks.
 * The memory lives as long as the request and is dropped at each write of its own; transactions never read from it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

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

type Row = Record<string, unknown>;
type Ask = (statement: string) => Promise<{ rows: Row[] }>;

/** So many answers are kept; one more begins anew. */
const mostKept = 2_000;
const mostEmpty = 200;
/** Statements that answer otherwise at another time, and parameters that are an instant. */
const ofNow =
  /\b(?:now|random|clock_timestamp|statement_timestamp)\s*\(|\bcurrent_(?:date|time|timestamp)\b/i;
const instant = /^\d{4}-\d\d-\d\d[T ]/;

const namesStatement = `select relname, exists (select 1 from pg_trigger where tgrelid = pg_class.oid and tgname = 'content_changed') as content
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')`;
const versionStatement = 'select reads, version from content_version';

/** `reads`: of what staff write; `version`: of what pages show, seats among it. */
type ContentVersions = { reads: number; version: number };

/** What a transaction knows of the content: its version when first asked, and whether it has written some itself. */
export type ContentSeen = { versions?: Promise<ContentVersions>; isWritten: boolean };

export async function readVersions(ask: Ask): Promise<ContentVersions> {
  const { rows } = await ask(versionStatement);
  return { reads: Number(rows[0]?.['reads'] ?? 0), version: Number(rows[0]?.['version'] ?? 0) };
}

/** `seen`: what the request or transaction at work knows; `ask`: on its connection; `goOn`: the statement itself. */
type Looking = { seen: ContentSeen; ask: Ask; goOn: () => unknown; isInside?: boolean };

type Names = Record<'content' | 'written' | 'others', RegExp>;

/**
 * Content in memory: what staff write and everybody reads (courses, settings, groups, texts …) is asked of the database once for each
 * version of it. The tables with the trigger `content_changed` raise that version in the transaction that writes them, and whoever
 * reads looks at it first: once a request, once a transaction. So nobody sees older content than the database had when they began,
 * whichever process wrote it, and a price, a group or a right is decided on what a transaction itself has read.
 */
export class ContentMemory {
  #tables: Promise<Names> | null = null;
  #version = -1;
  #answers = new Map<string, Promise<unknown>>();
  readonly #onTheirWay = new Set<Promise<unknown>>();
  #empty = 0;
  readonly #kinds = new Map<string, boolean>();

  async #namesOf(ask: Ask): Promise<Names> {
    const { rows } = await ask(namesStatement);
    const among = (isContent: boolean, before = ''): RegExp => {
      const names = rows.filter(({ content }) => content === isContent).map(({ relname }) => String(relname));
      return new RegExp(`${before}\\b(?:${names.join('|') || '-'})\\b`, 'i');
    };
    // What a statement writes follows such a word; its columns may be called like a table.
    const written = '\\b(?:into|update|only|from|table|truncate)\\s+(?:"?public"?\\.)?"?';
    return { content: among(true), written: among(true, written), others: among(false) };
  }

  /** The answer to any statement: from memory to a read of content alone, else the database's. Notes who writes content. */
  async through(question: Question, asking: Looking): Promise<unknown> {
    if (!(await this.#concerns(question.text, asking.ask))) return asking.goOn();
    if (isRead(question.text)) return this.#answer(question, asking);
    asking.seen.isWritten = true;
    return asking.goOn();
  }

  /** Whether a statement names tables of content: alone for a read, at all for a write. */
  async #concerns(text: string, ask: Ask): Promise<boolean> {
    const known = this.#kinds.get(text);
    if (known !== undefined) return known;
    this.#tables ??= this.#namesOf(ask);
    const { content, written, others } = await this.#tables.catch((error: unknown) => {
      this.#tables = null;
      throw error;
    });
    const is = isRead(text)
      ? content.test(text) && !others.test(text) && !ofNow.test(text)
      : written.test(text) || text.includes('content_version');
    if (this.#kinds.size < mostKept) this.#kinds.set(text, is);
    return is;
  }

  /** The kept answer of this version, or else the database's. */
  async #answer(question: Question, { seen, ask, goOn, isInside = false }: Looking): Promise<unknown> {
    if (seen.isWritten || isOfAnInstant(question.parameters)) return goOn();
    const { reads: version } = await (seen.versions ??= readVersions(ask));
    if (version > this.#version || this.#answers.size >= mostKept) {
      this.#version = Math.max(version, this.#version);
      this.#answers = new Map();
      this.#empty = 0;
    }
    if (version < this.#version) return goOn();
    const [answers, key] = [this.#answers, keyOf(question)];
    const known = answers.get(key);
    // On the embedded engine an answer on its way to somebody else may itself wait for this transaction to end.
    if (isInside && known !== undefined && this.#onTheirWay.has(known)) return goOn();
    if (known !== undefined) return known;
    const asked = this.#kept(answers, key, goOn);
    answers.set(key, asked);
    this.#onTheirWay.add(asked);
    return asked.finally(() => this.#onTheirWay.delete(asked));
  }

  /** Of addresses that lead nowhere there is no end: some are kept, since most of them are asked again and again. */
  async #kept(answers: Map<string, unknown>, key: string, goOn: () => unknown): Promise<unknown> {
    let isKept = false;
    try {
      const answer = await goOn();
      isKept = rowsOf(answer) > 0 || this.#empty < mostEmpty;
      if (rowsOf(answer) === 0) this.#empty += 1;
      return answer;
    } finally {
      if (!isKept) answers.delete(key);
    }
  }
}

const isOfAnInstant = (parameters: unknown): boolean =>
  Array.isArray(parameters) &&
  parameters.some((one) => one instanceof Date || (typeof one === 'string' && instant.test(one)));
