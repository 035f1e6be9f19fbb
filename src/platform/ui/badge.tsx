import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { directionOf, shownIn } from '../i18n/locale.ts';
import { useLocale } from '../locale.ts';
import type { WrittenIn } from '../records/record.ts';

/** Text in one language on a page of any language: sets its language and direction. Unknown: the page's own. */
export function InLanguage({
  writtenIn,
  children,
}: {
  writtenIn: WrittenIn['writtenIn'];
  children: ReactNode;
}) {
  const locale = useLocale();
  const shown = shownIn({ writtenIn }, locale);
  if (shown === locale) return children;
  return (
    <bdi lang={shown} dir={directionOf(shown)}>
      {children}
    </bdi>
  );
}

export type BadgeTone = 'success' | 'info' | 'warning' | 'error' | 'plain' | 'highlight';

const looks: Record<BadgeTone, string> = {
  success: 'bg-mint-pale text-mint-ink',
  info: 'bg-majorelle-pale text-link',
  warning: 'bg-saffron-pale text-saffron-ink',
  error: 'bg-error-pale text-error',
  plain: 'bg-sand-deep text-ink',
  highlight: 'bg-saffron text-pitch',
};

/** A calendar sheet, as decoration beside a date in words: the month or weekday over the day. */
export const DateLeaf = ({ over, day }: { over: string; day: string }) => (
  <span aria-hidden="true" className="sheet-leaf">
    <span>{over}</span>
    <b>{day}</b>
  </span>
);

/** A short fact on a card: a saving, a state, a kind. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 text-xs font-semibold',
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
