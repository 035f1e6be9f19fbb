/** What a phone needs to add the academy to its home screen, in one language; a learner’s opens with their courses. */
import { directionOf, type Locale } from '../platform/i18n/locale.ts';
import { linksIn } from '../academy/frame/links.ts';
import { keepWords } from '../learning/classroom/words.ts';
import type { Academy } from '../academy.ts';

/** The background colour of every page. */
const sand = '#fbf5ea';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** https://www.w3.org/TR/appmanifest/; with the browser's own back button, because pages are documents. */
export async function webManifest(
  academy: Pick<Academy, 'settings'>,
  locale: Locale,
  { ofClassroom = false } = {},
): Promise<Response> {
  const { siteName, tagline } = await academy.settings();
  const links = linksIn(locale);
  const start = ofClassroom ? links.startLearning() : links.home();
  const { app, list } = keepWords[locale];
  const manifest = {
    id: start,
    name: `${siteName[locale]} · ${ofClassroom ? app : tagline[locale]}`,
    short_name: siteName[locale],
    description: tagline[locale],
    ...(ofClassroom && { shortcuts: [{ name: list.link, url: links.keptLessons() }] }),
    lang: locale,
    dir: directionOf(locale),
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: sand,
    theme_color: sand,
    categories: ['education'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
