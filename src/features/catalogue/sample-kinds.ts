/** What of the sample academy is taken off the pages as records. Its settings are written anew instead: no page is without them. */
import type { RecordKind } from './record-kinds.ts';

/** In the order in which they go when many go at once: trainers last, since courses, articles and consultations name them. */
export const sampleRecordKinds = [
  'campaign',
  'course',
  'workshop',
  'product',
  'service',
  'post',
  'job',
  'trainer',
] as const satisfies readonly RecordKind[];
export type SampleRecordKind = (typeof sampleRecordKinds)[number];

/** What goes with them: the invented access codes of a course, by its slug, and the coupon, by its code. */
export const sampleKinds = ['access-codes', 'coupon', ...sampleRecordKinds] as const;
export type SampleKindToGo = (typeof sampleKinds)[number];
