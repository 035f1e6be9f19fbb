/** On which page of the site a record is seen best, for whoever wants to look at it before all others do. */
import type { RecordKind } from './record-kinds.ts';

/** Without the language. Of what has no page of its own the page that shows it: its list, or the first page. */
const pages: Record<RecordKind, (slug: string) => string> = {
  course: (slug) => `/courses/${slug}`,
  workshop: (slug) => `/workshops/${slug}`,
  product: (slug) => `/products/${slug}`,
  post: (slug) => `/blog/${slug}`,
  job: (slug) => `/careers/${slug}`,
  service: (slug) => `/consultation/${slug}`,
  trainer: () => '/about',
  campaign: () => '/courses',
  legal: (slug) => `/${slug}`,
  settings: () => '/',
};

export const pageOfRecord = (kind: RecordKind, slug: string): string => pages[kind](slug);
