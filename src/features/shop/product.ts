import type { Localised, Question } from '../courses/course.ts';
import type { Ground } from '../catalogue/ground.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';

export type ProductWords = {
  name: string;
  description: string;
  included: string[];
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

/** The drawings that show what a product is; each stands in src/features/shop/pages/product-drawing.tsx. */
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
  /** The colour the drawing stands on. */
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
