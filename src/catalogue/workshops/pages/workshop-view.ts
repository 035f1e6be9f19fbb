/** A workshop's record as its pages show it, in the page's language. */
import type { Words } from '../../../words.ts';
import type { Workshop } from '../workshop.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import {
  dateParts,
  formatDate,
  formatDay,
  instantInMorocco,
  timeInMorocco,
} from '../../../platform/time/calendar-date.ts';
import type { WorkshopOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { count, formatNumber } from '../../../platform/i18n/count.ts';

/** 'open': seats are left; 'full': joins the waiting list; 'past': waits for the next session. */
export type WorkshopStatus = 'open' | 'full' | 'past';

export const statusOf = ({ upcoming, seatsLeft }: WorkshopOnOffer): WorkshopStatus =>
  !upcoming ? 'past' : seatsLeft !== null && seatsLeft <= 0 ? 'full' : 'open';

const minuteMs = 60_000;

/** The first and the last instant. */
export function spanOf({ heldOn, startsAt, minutes }: Workshop): { begins: Date; ends: Date } {
  const begins = instantInMorocco(heldOn, startsAt);
  return { begins, ends: new Date(begins.getTime() + minutes * minuteMs) };
}

type ViewContext = { words: Words['workshops']; links: Links; locale: Locale };

/** '2 hours and 30 minutes'. */
export function durationIn(
  { words, locale }: Pick<ViewContext, 'words' | 'locale'>,
  minutes: number,
): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const ofHours = count(hours, words.duration.hours, locale);
  const ofMinutes = count(rest, words.duration.minutes, locale);
  if (hours === 0) return ofMinutes;
  return rest === 0 ? ofHours : words.duration.both(ofHours, ofMinutes);
}

/** '4.8', and the sentence for screen readers; null while nobody could rate it. */
function ratingIn(
  { words, locale }: ViewContext,
  { workshop: { rating }, hasSampleRating = false }: WorkshopOnOffer,
) {
  if (rating === null) return null;
  const figure = formatNumber(rating, locale);
  const sample = hasSampleRating ? words.sampleRating : null;
  return {
    figure,
    sentence: words.rating(figure),
    value: sample === null ? words.ratingValue(figure) : `${words.ratingValue(figure)} · ${sample}`,
    /** One quiet word beside stars that came with the sample academy. */
    sample,
  };
}

/** Objects that stand beside a line which names them, the first that fits; in all languages. */
const objects: readonly (readonly [RegExp, string])[] = [
  [/phone|هاتف/i, 'phone'],
  [/receipt|reçu|facture|فواتير|فاتورة/i, 'invoice'],
  [/price|prix|ثمن/i, 'tag'],
  [/video|vidéo|فيديو/i, 'ringlight'],
  [/piece|pièce|قطعة/i, 'bowl'],
  [/product|produit|منتج/i, 'soap'],
  [/english|anglais|إنجليزية/i, 'voice'],
  [/notebook|carnet|دفتر/i, 'notebook'],
];

/** The drawn object that a line names; a sheet of paper where it names none. */
export const objectIn = (text: string): string => objects.find(([name]) => name.test(text))?.[1] ?? 'sheet';

const priceIn = ({ words, locale }: ViewContext, { priceCentimes = 0 }: Workshop): string =>
  priceCentimes === 0 ? words.free : formatMad(priceCentimes, locale);

/** The seats left once the first is taken; before that the capacity. */
function seatsIn(onOffer: WorkshopOnOffer, { words, locale }: ViewContext): string {
  const { workshop, seatsLeft } = onOffer;
  const status = statusOf(onOffer);
  if (status === 'full') return words.fullWaiting;
  return status === 'past' || seatsLeft === null || seatsLeft >= workshop.capacity
    ? count(workshop.capacity, words.spots, locale)
    : count(seatsLeft, words.seatsLeft, locale);
}

/** The label of the workshop's one button. */
function actionOf(status: WorkshopStatus, words: Words['workshops']): { full: string; short: string } {
  switch (status) {
    case 'open':
      return { full: words.register, short: words.registerNow };
    case 'full':
      return { full: words.joinWaiting, short: words.joinWaiting };
    case 'past':
      return { full: words.tellMe, short: words.tellMeShort };
  }
}

export type WorkshopView = ReturnType<typeof describeWorkshop>;

export function describeWorkshop(onOffer: WorkshopOnOffer, viewContext: ViewContext) {
  const { workshop } = onOffer;
  const { words, links, locale } = viewContext;
  const { slug, heldOn, portrait, ground, kind } = workshop;
  const { title, description, category, location } = workshop.words[locale];
  const { begins, ends } = spanOf(workshop);
  const status = statusOf(onOffer);
  return {
    slug,
    portrait,
    ground,
    title,
    description,
    writtenIn: workshop.writtenIn,
    kind,
    status,
    href: links.workshop(slug),
    applyHref: links.workshopApply(slug),
    calendarHref: status === 'past' ? null : links.workshopCalendar(slug),
    categoryAndKind: words.categoryAndKind(category, words.kinds[kind]),
    instructor: workshop.instructor[locale],
    leaf: { ...dateParts(heldOn, locale), year: heldOn.slice(0, 4), date: heldOn },
    /** '5 December 2026'. */
    heldDate: formatDate(heldOn, locale),
    /** 'Saturday, 5 December 2026', or when it was held. */
    day: status === 'past' ? words.heldOn(formatDate(heldOn, locale)) : formatDay(heldOn, locale),
    /** The day and the hours of a workshop to come; of a past one, that its next date is not set. */
    hours: status === 'past' ? words.nextSession : words.hours(timeInMorocco(begins), timeInMorocco(ends)),
    duration: durationIn(viewContext, workshop.minutes),
    location: location ?? words.toBeAnnounced,
    spots: count(workshop.capacity, words.spots, locale),
    seats: seatsIn(onOffer, viewContext),
    rating: ratingIn(viewContext, onOffer),
    /** Address of its film; null before it was held, and where none was kept. */
    recording: status === 'past' ? workshop.recording || null : null,
    price: priceIn(viewContext, workshop),
    action: actionOf(status, words),
    note: words.notes[status],
  };
}
