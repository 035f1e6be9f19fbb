/** Styles mirrored for Arabic, each carrying the page's nonce: the server lets no other style in. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtl from '@mui/stylis-plugin-rtl';
import { useEffect, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import { directionOf, type ConsoleLocale } from './locale.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const caches: Record<'ltr' | 'rtl', EmotionCache> = {
  ltr: createCache({ key: 'ltr', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtl] }),
};

export function Directed({ locale, children }: { locale: ConsoleLocale; children: ReactNode }) {
  const direction = directionOf(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
