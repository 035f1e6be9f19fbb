import type { Locale } from '../../platform/i18n/locale.ts';

/** What has a picture of its own for messengers and social networks; drawn when the site is built. */
export type Pictured = 'course' | 'workshop' | 'product' | 'post';

/** Path of the picture of one record in one language. The door answers the academy's own picture for a record without one. */
export const socialPicture = (kind: Pictured, slug: string, locale: Locale): string =>
  `/social/${kind}-${slug}-${locale}.png`;
