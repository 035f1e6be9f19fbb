/** What the site says of the academy in figures: its own records where they have enough to show, else what the owner published. */
import type { Claim, Claims } from '../../academy/settings/settings.ts';
import { fill } from '../../platform/i18n/fill.ts';
import { count as countWith, type CountForms, formatNumber, thinSpace } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMonth } from '../../platform/time/calendar-date.ts';

/** Fewer are no proof: 'one member' tells a visitor less than nothing, and might be recognised. */
export const leastShown = 10;

/** As the records have them now. */
export type Records = {
  /** Paid memberships that are open. */
  members: number;
  /** Who has a certificate that was not revoked. */
  finished: number;
  /** Tasks that a trainer accepted. */
  accepted: number;
  /** Open enrolments, by course. */
  trainees: ReadonlyMap<string, number>;
  /** `mean`: of 1 to 5 stars. */
  reviews: { mean: number; count: number };
};

export const proofNames = ['members', 'finished', 'projects', 'trainees', 'rating'] as const;
export type ProofName = (typeof proofNames)[number];

/** `count`: of the reviews that a rating is the mean of. */
export type Figure = { from: 'records'; value: number; count: number } | { from: 'claim'; claim: Claim };

/** `day`: of the records, 'YYYY-MM-DD' in Morocco. Null: nothing is shown in that place. */
export type Proof = Record<ProofName, Figure | null> & { day: string };

const fromRecords = (value: number, count: number): Figure => ({ from: 'records', value, count });

function figureOf(value: number, claim: Claim | null): Figure | null {
  if (value >= leastShown) return fromRecords(value, value);
  return claimed(claim);
}

function claimed(claim: Claim | null): Figure | null {
  return claim === null || claim.figure.en === '' ? null : { from: 'claim', claim };
}

const sum = (all: Iterable<number>): number => [...all].reduce((one, other) => one + other, 0);

/** `course`: the slug of the one whose learners and reviews count; null for all. Its reviews are those in `records`. */
export function proofOf(records: Records, claims: Claims, day: string, course: string | null = null): Proof {
  const { members, finished, accepted, trainees, reviews } = records;
  const learners = course === null ? sum(trainees.values()) : (trainees.get(course) ?? 0);
  return {
    day,
    members: figureOf(members, claims.activeMembers),
    finished: figureOf(finished, null),
    projects: figureOf(accepted, claims.projectsLaunched),
    trainees: figureOf(learners, claims.trainees),
    // From the first review on, as on the pages of courses: two figures for the same would contradict each other.
    rating: reviews.count > 0 ? fromRecords(reviews.mean, reviews.count) : claimed(claims.rating),
  };
}

export type ProofWords = {
  /** What a figure that the owner published counts. */
  claimed: Record<Exclude<ProofName, 'finished'>, string>;
  counted: Record<Exclude<ProofName, 'rating'>, string>;
  reviews: CountForms;
  /** '{month}', and of a published figure '{what}' and '{source}'. */
  ownRecords: string;
  published: string;
  /** Of figures that came with the sample. */
  sample: string;
};

export type ShownFigure = { name: ProofName; figure: string; what: string; note: string | null };

/** A published figure is as its owner wrote it, but no line breaks in it. */
function published(name: ProofName, { figure, source, asOf }: Claim, words: ProofWords, locale: Locale) {
  const what = name === 'finished' ? '' : words.claimed[name];
  const values = { what, source: source[locale], month: asOf === null ? '' : formatMonth(asOf, locale) };
  return {
    name,
    figure: figure[locale].replace(/\s/gu, thinSpace),
    what,
    // The sample's own figures have neither source nor month: they are the specification's, and staff are told to replace them.
    note: asOf === null ? words.sample : fill(words.published, values),
  };
}

/** The figures of a row, in this order, without those that have nothing to show. */
export const shownProof = (
  proof: Proof,
  names: readonly ProofName[],
  words: ProofWords,
  locale: Locale,
): ShownFigure[] =>
  names.flatMap((name) => {
    const found = proof[name];
    if (found === null) return [];
    if (found.from === 'claim') return [published(name, found.claim, words, locale)];
    const note = fill(words.ownRecords, { month: formatMonth(proof.day, locale) });
    const number = formatNumber(found.value, locale, { maximumFractionDigits: 1 });
    return name === 'rating'
      ? [{ name, figure: `${number}/5`, what: countWith(found.count, words.reviews, locale), note }]
      : [{ name, figure: number, what: words.counted[name], note }];
  });
