import type { Localised, Question } from './course.ts';

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

/** A digital product of the shop. */
export type Product = {
  slug: string;
  category: 'Templates' | 'Ebooks' | 'Software';
  subcategory: 'Business' | 'Productivity' | 'Creative';
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
