/** Pages that show the edge records. */
import { editions } from './edge-records.ts';

export const lists = [
  '/',
  '/courses',
  '/workshops',
  '/tools',
  '/blog',
  '/consultation',
  '/careers',
  '/about',
];
export const kinds = ['courses', 'workshops', 'products', 'blog', 'careers', 'consultation'] as const;
export const items = kinds.flatMap((kind) => editions.map((edition) => `/${kind}/${edition}`));
export const forms = [
  '/courses/long/waitlist',
  '/courses/unbroken/enrol',
  '/workshops/unbroken/apply',
  '/products/unbroken/access',
];
