import type { ReactNode } from 'react';
import { formatMad } from '../money/money.ts';
import type { Locale } from '../i18n/locale.ts';
import { classNames } from './class-names.ts';

export type PriceWords = { now: string; before: string; free: string };

type PriceProps = {
  /** Centimes of MAD. */
  centimes: number;
  /** What is struck through; null or absent when nothing is saved. */
  beforeCentimes?: number | null;
  locale: Locale;
  /** The names of the two prices, for screen readers, which do not show the line through one. */
  words: PriceWords;
  size?: 'sm' | 'md' | 'lg';
  /** Beside the earlier price: the percentage saved. */
  children?: ReactNode;
};

const sizes = { sm: 'text-lg', md: 'text-2xl', lg: 'text-3xl' };

/** A price in the page's language, with the earlier one struck through and named for screen readers. */
export function Price({ centimes, beforeCentimes, locale, words, size = 'md', children }: PriceProps) {
  const before = beforeCentimes ?? null;
  return (
    <p className="price">
      <span className={classNames('font-bold tracking-tight rtl:tracking-normal', sizes[size])}>
        {before !== null && <span className="sr-only">{words.now}: </span>}
        {centimes === 0 ? words.free : formatMad(centimes, locale)}
      </span>
      {before !== null && (
        <span className="text-sm text-ink-soft [.on-ink_&]:text-mist">
          <span className="sr-only">{words.before}: </span>
          <s>{formatMad(before, locale)}</s>
        </span>
      )}
      {children}
    </p>
  );
}
