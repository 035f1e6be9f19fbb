/** The alternative text of covers from the library. */
import { readPictureName } from '../../platform/files/picture.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';
import type { Academy } from '../../academy.ts';

/**
 * The alternative text of the large cover on a record's own page, in the page's language: as the library has it. '' for a drawn
 * person, and for a picture that is gone. `Portrait` decides where it is decoration.
 */
export async function coverAlt(
  academy: Pick<Academy, 'pictureAlt'>,
  portrait: string,
  locale: Locale,
): Promise<string> {
  const picture = readPictureName(portrait);
  const alt = picture && (await academy.pictureAlt({ id: picture.id }));
  return alt?.[locale] ?? '';
}

/** What has a picture of its own for messengers and social networks; drawn when the site is built. */
type Pictured = Extract<RecordKind, 'course' | 'workshop' | 'service' | 'product' | 'post' | 'job'> | 'page';

/** Pages of no single record that have one too, by their address; the home page’s stands for all others. */
const pages = {
  '/courses': 'courses',
  '/workshops': 'workshops',
  '/tools': 'shop',
  '/blog': 'blog',
  '/consultation': 'consultation',
  '/community': 'community',
  '/about': 'about',
  '/careers': 'careers',
} as const;
export type PicturedPage = (typeof pages)[keyof typeof pages];

/**
 * Path of the picture of one record in one language. The http server answers the academy's own picture for a record without
 * one.
 */
export const socialPicture = (kind: Pictured, slug: string, locale: Locale): string =>
  `/social/${kind}-${slug}-${locale}.png`;

/** The picture of a page by its address, where it has one. `pathname`: in either language. */
export function pictureAt(pathname: string, locale: Locale): string | null {
  const bare = pathIn('en', pathname);
  const page = Object.entries(pages).find(([address]) => address === bare)?.[1];
  if (page !== undefined) return socialPicture('page', page, locale);
  const [, place, slug] = /^\/(careers|consultation)\/([^/]+)$/.exec(bare) ?? [];
  return slug === undefined ? null : socialPicture(place === 'careers' ? 'job' : 'service', slug, locale);
}
