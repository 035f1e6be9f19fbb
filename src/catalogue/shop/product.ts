import { z } from 'zod';
import { type Localised, type Question, questions } from '../courses/course.ts';
import {
  choice,
  day,
  fieldMeta,
  filled,
  ground,
  type Ground,
  group,
  inLanguages,
  inOneAtLeast,
  list,
  longText,
  money,
  slug,
  still,
  text,
  withProblem,
  whole,
  yesNo,
} from '../../platform/records/record-fields.ts';
import type { WrittenIn } from '../../platform/records/record.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { sentFolder, typeByName } from './product-upload.ts';

export type ProductWords = {
  name: string;
  description: string;
  /** What it is in a few words, for lists. */
  tagline?: string;
  included: string[];
  /** Pictures of its pages, as `still` of src/platform/records/record-fields.ts. */
  pages?: string[];
  steps: string[];
  faq: Question[];
};

/** A file a product delivers, kept in the downloads folder. */
export type ProductFile = {
  /** What it is called when saved: 'finance-tracker.xlsx'. */
  name: string;
  /** Path below the downloads folder. */
  path: string;
  /** MIME type. */
  type: string;
  bytes: number;
};

/** The drawings that show what a product is; each is in src/academy/frame/pages/product-drawing.tsx. */
export const productDrawings = ['plan', 'book', 'phone', 'calendar', 'ledger'] as const;
export type ProductDrawing = (typeof productDrawings)[number];

export const productCategories = ['Templates', 'Ebooks', 'Software'] as const;
export const productSubcategories = ['Business', 'Productivity', 'Creative'] as const;

/** A digital product of the shop. */
export type Product = WrittenIn & {
  slug: string;
  category: (typeof productCategories)[number];
  subcategory: (typeof productSubcategories)[number];
  drawing: ProductDrawing;
  /** The background colour of the drawing. */
  ground: Ground;
  /** Centimes of MAD; 0 for a free product. */
  priceCentimes: number;
  isFree: boolean;
  isFeatured: boolean;
  /** Calendar date, 'YYYY-MM-DD'. */
  updatedOn: string;
  position: number;
  /** What is delivered, per language; both may name one file. Null while there is nothing to deliver. */
  files: Localised<ProductFile> | null;
  words: Localised<ProductWords>;
};

/** Below the folder of downloads, and never beside it. */
const isPathBelow = (path: string): boolean =>
  path.split('/').every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u.test(part));
const badFile = withProblem('bad-file', 'is no name of a file');

const file = () =>
  group({
    name: filled(200).refine((name) => isPathBelow(name) && !name.includes('/'), badFile),
    path: filled(400).refine(isPathBelow, badFile),
    type: filled(120).refine((type) => /^[\w.+-]+\/[\w.+-]+$/.test(type), badFile),
    bytes: whole(1, 2_000_000_000),
  });

/**
 * Files the staff console sent were checked to match their name by their bytes; files copied to the server by hand were not.
 */
const isOfItsType = ({ path, name, type }: ProductFile): boolean =>
  !path.startsWith(sentFolder) || typeByName(name) === type;

/** What a product's record must be. */
export const productSchema = z.strictObject({
  slug: slug(),
  category: choice(productCategories),
  subcategory: choice(productSubcategories),
  drawing: choice(productDrawings),
  ground: ground(),
  priceCentimes: money(),
  isFree: yesNo(),
  isFeatured: yesNo(),
  updatedOn: day(),
  position: whole(1, 10_000),
  files: inOneAtLeast(file)
    .superRefine((each, context) => {
      for (const locale of locales)
        if (each[locale] !== undefined && !isOfItsType(each[locale]))
          context.addIssue({
            code: 'custom',
            path: [locale, 'type'],
            message: badFile.error,
            params: badFile.params,
          });
    })
    .register(fieldMeta, { widget: 'group', neededToPublish: true })
    .nullable(),
  words: inLanguages(
    group({
      name: text(120),
      description: longText(400, { group: 'seo' }),
      tagline: text(60, { mayStayEmpty: true }).optional(),
      included: list(text(300), 30, { leastItems: 1 }),
      pages: list(still(), 8).optional(),
      steps: list(text(300), 30),
      faq: questions(),
    }),
  ),
});
