/** The staff API's calls, one line per feature. The console's client gets its types from this table alone. */
import { certificateCalls } from './features/certificates/certificates.staff.ts';
import { announcementCalls, liveCalls } from './features/classroom/live.staff.ts';
import { filmCalls, markingCalls, teachingCalls } from './features/classroom/teaching.staff.ts';
import { questionCalls } from './features/classroom/questions.staff.ts';
import { cohortCalls } from './features/cohorts/cohorts.staff.ts';
import { mediaCalls } from './features/media/media.staff.ts';
import { messageCalls } from './features/messages/messages.staff.ts';
import { reviewCalls } from './features/reviews/reviews.staff.ts';
import { rosterCalls } from './features/roster/roster.staff.ts';

export const featureCalls = {
  ...cohortCalls,
  ...teachingCalls,
  ...certificateCalls,
  ...mediaCalls,
  ...filmCalls,
  ...markingCalls,
  ...liveCalls,
  ...announcementCalls,
  ...questionCalls,
  ...messageCalls,
  ...reviewCalls,
  ...rosterCalls,
};

export type FeatureCalls = typeof featureCalls;
