import type { Localised, Question } from './course.ts';

export type ProductWords = {
  name: string;
  description: string;
  included: string[];
  steps: string[];
  faq: Question[];
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
  words: Localised<ProductWords>;
};
