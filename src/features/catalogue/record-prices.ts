/** What of a record says how much somebody pays: changing it asks for more than the right to write words. */
import { sameText } from './merge-records.ts';
import type { RecordKind } from './record-kinds.ts';

const priceFields: Record<RecordKind, readonly string[]> = {
  course: ['priceCentimes', 'originalPriceCentimes', 'instalments'],
  workshop: ['priceCentimes'],
  product: ['priceCentimes', 'isFree'],
  service: ['priceCentimes'],
  campaign: ['percent', 'startsAt', 'endsAt', 'courses'],
  trainer: [],
  post: [],
  // What a job pays is announced, and nobody is charged it.
  job: [],
  legal: [],
  settings: ['membershipPriceCentimes', 'bonusConsultation', 'refundPolicy', 'bankTransfer', 'cashAgency'],
};

export const pricedFieldsOf = (kind: RecordKind): readonly string[] => priceFields[kind];

/** Whether two records say the same but for what somebody pays. */
export function onlyPricesDiffer(kind: RecordKind, before: object, after: object): boolean {
  const [one, other] = [before, after] as Record<string, unknown>[];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].every(
    (name) =>
      priceFields[kind].includes(name) || sameText(one?.[name] ?? null) === sameText(other?.[name] ?? null),
  );
}

/** No price, none told, and nothing to pay are the same; but a course of 0 is free, and one without a price cannot be had. */
const costs = (kind: RecordKind, record: object | null, field: string): string => {
  const value = (record as Record<string, unknown> | null)?.[field];
  return sameText((kind === 'course' ? value : value || null) ?? null);
};

/** The fields of a price that differ; `before` is null for a record that is not there yet, `after` for one that goes. */
export const pricesThatDiffer = (kind: RecordKind, before: object | null, after: object | null): string[] =>
  priceFields[kind].filter((field) => costs(kind, before, field) !== costs(kind, after, field));
