/** Where a learner begins on the learning platform, and where without a real one. */
import { pathIn, type Locale } from '../../platform/i18n/locale.ts';

/** Names that end so belong to nobody: the sample academy has such a platform, and whoever has not set another one. */
export const isRealPlatform = (learningPlatformUrl: string): boolean =>
  URL.canParse(learningPlatformUrl) && !/(^|\.)example\.?$/i.test(new URL(learningPlatformUrl).hostname);

/** The platform's address, with the course's product when it has one; without a real platform a page of the site, as its path. */
export function startUrlOf(learningPlatformUrl: string, platformProduct: string | null): string {
  if (!isRealPlatform(learningPlatformUrl)) return '/learning-platform';
  if (platformProduct === null) return learningPlatformUrl;
  const url = new URL(learningPlatformUrl);
  url.searchParams.set('product', platformProduct);
  return url.href;
}

/** In the reader's language, where it is a page of the site. */
export const startHrefOf = (startUrl: string, locale: Locale): string =>
  startUrl.startsWith('/') ? pathIn(locale, startUrl) : startUrl;
