import type { NotReady } from '../payments/real-money.store.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';

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

/** The access codes of one course, counted. */
export type Pool = {
  itemSlug: string;
  /** Somebody may buy it now, so that none left is a want. */
  isOnSale: boolean;
  /** That may be handed out: invented ones are among them only while nothing real can be paid. */
  free: number;
  /** Invented ones that nobody has. */
  samples: number;
  /** Why nobody may pay for it with real money; null where that is possible, or where nothing real can be paid. */
  notReady: NotReady | null;
  taken: number;
  /** Learners who paid and have no code yet. */
  waiting: number;
};

/** A code is one word: no sentence, no link, no control signs, and not the heading of a pasted column. */
export const isCode = (typed: string): boolean =>
  typed.length >= 1 &&
  typed.length <= 200 &&
  !/[\s\p{Cc}]|:\/\//u.test(typed) &&
  !/^(access[_-]?)?codes?$|^(ال)?رموز?$/iu.test(typed);

/** Fewer than these are soon gone. */
export const fewCodes = 5;

/** Whether new codes are wanted: nobody misses those of a course that nobody may buy. */
export const runsLow = ({ free, isOnSale, waiting }: Pick<Pool, 'free' | 'isOnSale' | 'waiting'>): boolean =>
  free < fewCodes && (isOnSale || waiting > 0);

/** What staff do with a code at the learning platform itself. */
export const platformTodos = ['end', 'pause', 'resume'] as const;
export type PlatformTodo = (typeof platformTodos)[number];
