/** Fields of a list's query: pages, order, filters. In a query everything is text, and a name may come twice. */
import { z } from 'zod';

export type Query = Record<string, string | string[]>;

export function queryOf(search: URLSearchParams): Query {
  const query: Query = {};
  for (const [name, value] of search) {
    const before = query[name];
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
}

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** The first page is 1. */
export const page = wholeNumber(1, 10_000).default(1);
export const perPage = z.coerce
  .number()
  .pipe(z.literal([10, 25, 50, 100]))
  .default(25);
export const direction = z.enum(['asc', 'desc']).default('desc');

/** 'yes' or nothing. */
export const flag = z
  .enum(['yes'])
  .optional()
  .transform((said) => said === 'yes');

/** One of them or several, each once. */
export const several = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z
    .union([z.enum(choices), z.array(z.enum(choices)).max(choices.length)])
    .optional()
    .transform((said) => (said === undefined ? [] : [...new Set([said].flat())]));

export const searchText = z.string().max(100).default('');

/** What a list answers: `total` is null where counting would cost more than it tells. */
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.number().nullable(), hasNext: z.boolean() });

/** A list that is told whole. */
export const wholeList = <T>(rows: T[]) => ({ rows, total: rows.length, hasNext: false });
