/** Fields that several calls share. Values that the academy owns (such as prices) are only compared, never stored. */
import { z } from 'zod';
import { fromDecimal } from '../money/money.ts';
import { locales } from '../i18n/locale.ts';
import type { FieldProblem } from '../people/person.ts';
import { dayToLookFor, isDay } from '../time/calendar-date.ts';

/** The answer of an action: success, without data. */
export const done = z.object({ success: z.literal(true) });
export const isDone = { success: true } as const;

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Whether a typed name means this one: outer spaces, case and Unicode forms do not matter. */
export const sameName = (known: string, typed: string): boolean => plain(known) === plain(typed);

/** Fields of a list's query: pages, order, filters. In a query everything is text, and a name may occur twice. */
type Query = Record<string, string | string[]>;

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
  .transform((given) => given === 'yes');

/** One or several of the choices, each once. */
export const several = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z
    .union([z.enum(choices), z.array(z.enum(choices)).max(choices.length)])
    .optional()
    .transform((given) => (given === undefined ? [] : [...new Set([given].flat())]));

export const searchText = z.string().max(100).default('');

/** The answer of a list: `total` is null where counting would cost too much. */
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.number().nullable(), hasNext: z.boolean() });

/** The answer of a list that is read as a whole: whoever shows it sorts it and cuts it into pages. */
export const wholeListOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row) });

export const courseSlug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .meta({ example: 'english-mastery' });

const problem = (name: FieldProblem): FieldProblem => name;

/** Numbers are accepted like text. */
const numeric = { type: ['string', 'number'] };

/** A text, number or boolean that is accepted and ignored. */
export const ignored = (longest: number) =>
  z
    .string()
    .max(longest, problem('too-long'))
    .optional()
    .meta({ type: ['string', 'number', 'boolean'] });

/** An amount of MAD as a decimal: '990', '990.00', 990. */
export const price = z
  .string()
  .refine((typed) => fromDecimal(typed) !== null, problem('required'))
  .optional()
  .meta({
    ...numeric,
    description: 'MAD, as a decimal. A hint: refused when it differs from the current one.',
  });

/** An amount in centimes of MAD: '99000', 99000. */
export const amount = z
  .string()
  .regex(/^\d{1,10}$/, problem('required'))
  .transform(Number)
  .optional()
  .meta({ ...numeric, description: 'Centimes of MAD. A hint: refused when it differs from the order’s.' });

/** Express, and never taken as given. */
export const agreesToStart = z
  .enum(['true', 'false', 'on'])
  .optional()
  .meta({
    description:
      'The buyer’s express wish to start before the time for changing their mind is over. Asked for where it starts within that time: not for a group that starts later.',
    enum: ['true', 'false', 'on', true, false],
    type: ['string', 'boolean'],
  });

export const isAgreed = (sent: z.output<typeof agreesToStart>): boolean => sent === 'true' || sent === 'on';

export const orderId = z.string().max(40, problem('too-long')).optional().meta({
  description: 'The order’s number; without it the newest order the caller holds.',
});

export const locale = z
  .string()
  .optional()
  .catch(undefined)
  .meta({
    examples: [...locales, 'fr-MA'],
    description:
      'The language of sentences and of what is sent: the nearest that the academy speaks; else Accept-Language decides.',
  });

/* Instants and days in the answers of the staff API: JSON makes text of them, in UTC; days are in Moroccan time. */

export const instant = z.date().meta({ description: 'An instant in UTC.' });
export const dayInMorocco = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

/** A day that somebody gives, of the years in which anything can happen here. */
export const givenDay = z.iso.date('not-a-day').refine(isDay, 'not-a-day');

/** The first or last day of a list, in its query. */
export const dayOfList = z.iso
  .date('not-a-day')
  .transform(dayToLookFor)
  .optional()
  .meta({ description: 'A day on Morocco’s clock, counted whole.' });
