/** Several courses or products as one thing at one price, and how that price is shared over them. Centimes of MAD. */
import { z } from 'zod';
import {
  apart,
  ground,
  type Ground,
  group,
  inLanguages,
  list,
  longText,
  money,
  portrait,
  reference,
  slug,
  text,
  twice,
  yesNo,
} from '../../platform/records/record-fields.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import type { WrittenIn } from '../../platform/records/record.ts';
import { type Course, isOnSale, isSoldByCohort, type Localised } from '../courses/course.ts';
import type { Product } from './product.ts';

export type BundleWords = { name: string; description: string; text: string };

export type Bundle = WrittenIn & {
  slug: string;
  /** Key of a drawn person, or a picture of the library; may be empty. */
  portrait: string;
  ground: Ground;
  /** Slugs; in the order of the page, courses first. */
  courses: string[];
  products: string[];
  /** Of all of it together. */
  priceCentimes: number;
  /** Reached by its address alone: no list, no page of a part names it. */
  unlisted: boolean;
  words: Localised<BundleWords>;
};

const mostOfAKind = 10;

/** What a bundle's record must be. */
export const bundleSchema = z.strictObject({
  slug: slug(),
  portrait: portrait({ mayStayEmpty: true }),
  ground: ground(),
  courses: list(reference('courses'), mostOfAKind, { group: 'facts' }).refine(apart(String), twice),
  products: list(reference('products'), mostOfAKind, { group: 'facts' }).refine(apart(String), twice),
  priceCentimes: money(),
  unlisted: yesNo(),
  words: inLanguages(
    group({
      name: text(120),
      description: longText(400, { group: 'seo' }),
      text: longText(2_000),
    }),
  ),
});

export type PartRef = { kind: 'course' | 'product'; slug: string };

export const partKey = ({ kind, slug: of }: PartRef): `${PartRef['kind']}:${string}` => `${kind}:${of}`;

export const partsOf = ({ courses, products }: Pick<Bundle, 'courses' | 'products'>): PartRef[] => [
  ...courses.map((of) => ({ kind: 'course' as const, slug: of })),
  ...products.map((of) => ({ kind: 'product' as const, slug: of })),
];

/** Why something cannot be given as a part: its date has to be chosen, it is not sold at all, or it is free anyway. */
export type PartProblem = 'part-by-dates' | 'part-not-sold' | 'part-free';

/** `listCentimes`: what it costs alone without a campaign, by which it weighs in the price of the whole. */
export type FoundPart = PartRef & {
  name: Localised<string>;
  listCentimes: number;
  problem: PartProblem | null;
};

const problemOfCourse = (course: Course): PartProblem | null => {
  if (!isOnSale(course)) return 'part-not-sold';
  if (isSoldByCohort(course)) return 'part-by-dates';
  return course.priceCentimes === 0 ? 'part-free' : null;
};

export const partOfCourse = (course: Course): FoundPart => ({
  kind: 'course',
  slug: course.slug,
  name: inEach((one) => course.words[one].name),
  listCentimes: course.priceCentimes ?? 0,
  problem: problemOfCourse(course),
});

export const partOfProduct = ({ slug: of, words, priceCentimes, isFree, files }: Product): FoundPart => ({
  kind: 'product',
  slug: of,
  name: inEach((one) => words[one].name),
  listCentimes: priceCentimes,
  problem: isFree ? 'part-free' : files === null ? 'part-not-sold' : null,
});

/**
 * A price over parts in the ratio of their weights: rounded down, and each centime that is left goes to one part, the first ones
 * first. Always sums to the price. Parts that weigh nothing together share alike.
 */
export function splitPrice(centimes: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const weighed = whole === 0 ? weights.map(() => 1) : weights;
  const all = whole === 0 ? weights.length : whole;
  // A price times a weight may be more than a double holds exactly.
  const shares = weighed.map((weight) => Number((BigInt(centimes) * BigInt(weight)) / BigInt(all)));
  let left = centimes - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    if (left === 0 || weighed[index] === 0) return share;
    left -= 1;
    return share + 1;
  });
}

/** From the payment: the shortest promise of what is in it counts for all of it. */
export const bundleRefundDays = (
  parts: readonly PartRef[],
  { courseDays, shopDays }: { courseDays: number; shopDays: number },
): number => Math.min(...parts.map(({ kind }) => (kind === 'course' ? courseDays : shopDays)));
