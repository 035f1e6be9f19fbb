import type { ReactNode } from 'react';
import { directionOf, type Locale } from '../i18n/locale.ts';

/** Words of one language amid a page of any: they say which it is, and are read in its direction. Not known: the page's own. */
export function SaidIn({ locale, children }: { locale: Locale | undefined; children: ReactNode }) {
  if (locale === undefined) return children;
  return (
    <bdi lang={locale} dir={directionOf(locale)}>
      {children}
    </bdi>
  );
}
