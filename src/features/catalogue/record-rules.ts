/** What must hold between the fields of a record before it is published. Prices are centimes of MAD, days those of Morocco. */
import { locales } from '../../platform/i18n/locale.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { faultsIn, type SettingsFault } from '../settings/earlier-settings.ts';
import { totalOfTerms } from '../instalments/instalment-terms.ts';
import { legalRules } from '../legal/legal-rules.ts';
import type { RecordFault, RecordProblem } from './record-fault.ts';
import type { RecordKind, RecordOf } from './record-kinds.ts';

/** `before`: what pages show of a record that is compared with it. */
type Rule<K extends RecordKind> = (
  record: RecordOf[K],
  today: string | undefined,
  before?: RecordOf[K],
) => RecordFault[];

const tell = (broken: boolean, path: string, problem: RecordProblem, limit?: number): RecordFault[] =>
  broken ? [{ path, problem, ...(limit !== undefined && { limit }) }] : [];

/** Without a day nothing has passed. */
const passed = (path: string, date: string | null, today: string | undefined): RecordFault[] =>
  tell(date !== null && today !== undefined && date < today, path, 'in-the-past');

/** What a course's page fills in, in braces. */
const filledIn = new Set(['{price}', '{daysToDecide}', '{paidBackWithin}', '{accessHours}']);

/** Where a text names something that no page fills in: it would be read with its braces. */
function namesIn(value: unknown, path: string): RecordFault[] {
  if (typeof value === 'string') {
    const names = value.match(/\{[^{}]*\}/g) ?? [];
    return tell(
      names.some((name) => !filledIn.has(name)),
      path,
      'unknown-name',
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => namesIn(each, `${path}.${key}`));
}

const course: Rule<'course'> = (record) => {
  const { priceCentimes: price, originalPriceCentimes: original, instalments, words } = record;
  return [
    // None is a choice while it is coming soon; 0 is one at any time: the course is free.
    ...tell(price === null && !record.comingSoon, 'priceCentimes', 'required'),
    ...tell(price === 0 && !!instalments, 'instalments', 'free-with-price'),
    ...tell(
      price !== null && original !== null && original <= price,
      'originalPriceCentimes',
      'must-exceed-price',
      price ?? 0,
    ),
    // Paying in parts may cost more than paying at once; less is a typing slip that would be sold.
    ...tell(
      price !== null && price > 0 && !!instalments && totalOfTerms(instalments) < price,
      'instalments',
      'below-price',
      price ?? 0,
    ),
    // Who is promised an hour has to be led to one.
    ...tell(record.consultation && !record.consultationService, 'consultationService', 'required'),
    ...locales.flatMap((locale) => [
      ...namesIn(words[locale].longDescription, `words.${locale}.longDescription`),
      ...namesIn(words[locale].faq, `words.${locale}.faq`),
    ]),
  ];
};

const product: Rule<'product'> = ({ priceCentimes, isFree, files }) => [
  ...tell(files === null, 'files', 'required'),
  ...tell(!isFree && priceCentimes === 0, 'priceCentimes', 'required'),
  ...tell(isFree && priceCentimes > 0, 'isFree', 'free-with-price'),
];

/** The pictures of a text in Markdown that say nothing to who cannot see them. */
const hasSilentPicture = (body: string): boolean => /!\[\s*\](?:\(|\[)/u.test(body);

const post: Rule<'post'> = ({ publishedOn, updatedOn, words }) => [
  ...tell(updatedOn !== null && updatedOn < publishedOn, 'updatedOn', 'ends-before-start'),
  ...locales.flatMap((locale) =>
    tell(hasSilentPicture(words[locale].body), `words.${locale}.body`, 'missing-alt'),
  ),
];

const job: Rule<'job'> = ({ postedOn, openUntil, pay }, today) => [
  ...tell(openUntil !== null && openUntil < postedOn, 'openUntil', 'ends-before-start'),
  ...passed('openUntil', openUntil, today),
  ...tell(pay.toCentimes < pay.fromCentimes, 'pay.toCentimes', 'out-of-range', pay.fromCentimes),
  ...tell(pay.toCentimes === 0, 'pay.toCentimes', 'required'),
];

const campaign: Rule<'campaign'> = ({ startsAt, endsAt }, today) => [
  ...tell(Date.parse(endsAt) <= Date.parse(startsAt), 'endsAt', 'ends-before-start'),
  ...passed('endsAt', dateInMorocco(new Date(endsAt)), today),
];

/** No account at all is a choice; one that nobody has is not. */
const faultOf: Partial<Record<SettingsFault, RecordFault>> = {
  'sample-account': { path: 'bankTransfer', problem: 'still-sample' },
  'sample-agency': { path: 'cashAgency', problem: 'still-sample' },
};

const settings: Rule<'settings'> = (record) => [
  ...faultsIn(record, { marked: false, sampleToo: false }).flatMap((fault) => faultOf[fault] ?? []),
  // Money is promised back within no days at all by nobody who has looked at it.
  ...tell(record.refundPolicy.paidBackWithinDays === 0, 'refundPolicy.paidBackWithinDays', 'required'),
];

/** `today`: without it no day counts as passed. */
export const recordRules: { [K in RecordKind]: Rule<K> } = {
  course,
  workshop: ({ heldOn }, today) => passed('heldOn', heldOn, today),
  product,
  trainer: () => [],
  post,
  job,
  service: ({ priceCentimes }) => tell(priceCentimes === 0, 'priceCentimes', 'required'),
  campaign,
  legal: legalRules,
  settings,
};
