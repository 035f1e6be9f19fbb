/**
 * What a request asks at the same time goes to the database together: one statement with an answer for each question, one way there
 * and back for all of them. The values come as the texts in which the database would have sent them, and are read by the parsers that
 * the driver would have used, so that nobody can tell. A question is asked alone the first time, which shows its columns.
 */
import pg from 'pg';
import { isRead, requestAtWork } from './read-once.ts';
import { gated, isAway, sqlStateOf, statementText } from './run-in-transaction.ts';

type Column = { name: string; dataTypeID: number };
type Answer = { rows: unknown[]; rowCount: number | null; fields: Column[] };
type Parsers = { getTypeParser(of: number, format: 'text'): (value: string) => unknown };

type Asked = {
  text: string;
  values: readonly unknown[];
  columns: readonly Column[];
  isOfArrays: boolean;
  parsers: Parsers;
  alone: () => unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

/** So many texts are known, and so many questions go together. */
const [mostKnown, mostTogether] = [2_000, 40];

const truth: number = pg.types.builtins.BOOL;

/** What could not stand in brackets, or would hide its parameters. */
const standsAlone = /;|--|\/\*|\be'|\$[a-z_]*\$/i;

const partOf = (of: unknown, name: 'rowMode' | 'types' | 'values'): unknown =>
  typeof of === 'object' && of !== null ? (Reflect.get(of, name) as unknown) : undefined;

const isParsers = (of: unknown): of is Parsers =>
  typeof of === 'object' && of !== null && 'getTypeParser' in of;

const isAnswer = (of: unknown): of is Answer =>
  typeof of === 'object' && of !== null && 'fields' in of && Array.isArray(of.fields);

/** `$1` as `$8`, where seven parameters stand before; not in quoted texts and names. */
const renumbered = (text: string, before: number): string =>
  text.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\$(\d+)/g, (found, number?: string) =>
    number === undefined ? found : `$${Number(number) + before}`,
  );

function statementOf(all: readonly Asked[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = all.map(({ text, columns, values: own }) => {
    const names = columns.map((_, at) => `c${at}`);
    const answer = `(select json_agg(array[${names.map((name) => `${name}::text`).join(', ')}]) from (${renumbered(text, values.length)}) as asked (${names.join(', ')}))`;
    values.push(...own);
    return answer;
  });
  return { text: `select ${parts.join(', ')}`, values };
}

/** As the driver makes it of what the database sends for the question alone. */
function answerOf({ columns, isOfArrays, parsers }: Asked, told: (string | null)[][] | null): Answer {
  const read = columns.map(({ dataTypeID }) => {
    const parse = parsers.getTypeParser(dataTypeID, 'text');
    // 'true' when it is made a text, 't' when it is sent.
    return dataTypeID === truth ? (value: string) => parse(value.slice(0, 1)) : parse;
  });
  const rows = (told ?? []).map((row) => {
    const values = row.map((value, at) => (value === null ? null : read[at]?.(value)));
    return isOfArrays ? values : Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));
  });
  return { rows, rowCount: rows.length, fields: [...columns] };
}

const askAlone = ({ alone, resolve, reject }: Asked): void => {
  Promise.resolve().then(alone).then(resolve, reject);
};

/** The client of what requests read. Writes, locks and whatever no request asks go their way alone. */
export function askingTogether<T extends Pick<pg.Pool, 'query'>>(client: T): T {
  /** Null: asked alone for ever. */
  const known = new Map<string, readonly Column[] | null>();
  const waiting = new WeakMap<object, Asked[]>();

  async function send(all: readonly Asked[]): Promise<void> {
    try {
      const { rows } = await client.query<(string | null)[][][]>({ ...statementOf(all), rowMode: 'array' });
      for (const [at, asked] of all.entries()) asked.resolve(answerOf(asked, rows[0]?.[at] ?? null));
    } catch (error) {
      if (isAway(error) && sqlStateOf(error) === null) {
        for (const { reject } of all) reject(error);
        return;
      }
      // One of them fails, or they take too long together: each gets its own answer. What cannot stand in brackets never does again.
      if (sqlStateOf(error)?.startsWith('42')) for (const { text } of all) known.set(text, null);
      for (const asked of all) askAlone(asked);
    }
  }

  async function learn(text: string, alone: () => unknown): Promise<unknown> {
    const answer = await alone();
    if (isAnswer(answer) && known.size < mostKnown)
      known.set(text, standsAlone.test(text) ? null : answer.fields);
    return answer;
  }

  function later(request: object, asked: Asked): void {
    const others = waiting.get(request);
    if (others && others.length < mostTogether) {
      others.push(asked);
      return;
    }
    const all = [asked];
    waiting.set(request, all);
    // When whatever runs now waits for an answer, all of it has asked.
    process.nextTick(() => {
      if (waiting.get(request) === all) waiting.delete(request);
      const [first] = all;
      if (all.length === 1 && first) askAlone(first);
      else void send(all);
    });
  }

  return gated(client, ['query'], (values, alone) => {
    const [query, parameters] = values;
    const text = statementText(query);
    const request = requestAtWork();
    if (request === null || values.length > 2 || !isRead(text)) return alone();
    const columns = known.get(text);
    if (columns === undefined) return learn(text, alone);
    if (columns === null) return alone();
    const [types, own] = [partOf(query, 'types'), parameters ?? partOf(query, 'values')];
    return new Promise((resolve, reject) => {
      later(request, {
        text,
        values: Array.isArray(own) ? own : [],
        columns,
        isOfArrays: partOf(query, 'rowMode') === 'array',
        parsers: isParsers(types) ? types : pg.types,
        alone,
        resolve,
        reject,
      });
    });
  });
}
