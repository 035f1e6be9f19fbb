/** How often, and for how long, a file that was bought may be fetched. Pages, letters and the links themselves read it here. */
import type { Locale } from '../people/locale.ts';

/** Enough for every device of one person and for the ones she will have; too few to stand on a public page. */
export const mostDownloads = 10;
/** A year: long enough to come back to it, short enough that no link is good for ever. The staff may add another. */
export const downloadDays = 365;
/** One link is good for a day: a forwarded one dies by itself, and the page of the order always has new ones. */
export const paidLinkHours = 24;

/** Pressed twice, or begun again after a failure: the same download. */
const retryMs = 15 * 60_000;
/** A phone that loses its connection goes on where it stopped, until the evening. */
const continueMs = 6 * 60 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** What is written of one file of one order. */
export type PaidDownload = {
  id: string;
  orderId: string;
  productSlug: string;
  locale: Locale;
  used: number;
  most: number;
  createdAt: Date;
  /** When the last download that counted began; null before the first. */
  lastUsedAt: Date | null;
  endsAt: Date;
};

/** Whether a visit may go on with the download that counted last. `firstByte` above 0 asks for the rest of a file. */
export function goesOn(
  { lastUsedAt }: Pick<PaidDownload, 'lastUsedAt'>,
  { firstByte, now }: { firstByte: number; now: Date },
): boolean {
  return lastUsedAt !== null && lastUsedAt > countsAfter({ firstByte, now });
}

/** A download that counted after this instant is the one that goes on; an earlier one is over, and a new one counts. */
export const countsAfter = ({ firstByte, now }: { firstByte: number; now: Date }): Date =>
  new Date(now.getTime() - (firstByte > 0 ? continueMs : retryMs));

/** 'used-up': as often as it may be; 'over': the time has passed. Whoever has just begun may begin again. */
export function standingOfDownload(
  download: Pick<PaidDownload, 'used' | 'most' | 'lastUsedAt' | 'endsAt'>,
  now: Date,
): 'open' | 'used-up' | 'over' {
  if (now >= download.endsAt) return 'over';
  return download.used < download.most || goesOn(download, { firstByte: 0, now }) ? 'open' : 'used-up';
}

/** The last instant of what is granted now. */
export const downloadsEnd = (from: Date): Date => new Date(from.getTime() + downloadDays * dayMs);

/** Until when a link that is made now works: never longer than what it opens. */
export const paidLinkEnds = (madeAt: Date, endsAt: Date): Date =>
  new Date(Math.min(madeAt.getTime() + paidLinkHours * 60 * 60_000, endsAt.getTime()));
