/** What people ask for with a form, bound to the academy. */
import type { ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { applyForJob } from './apply-for-job.server.ts';
import { applyToWorkshop } from './apply-to-workshop.server.ts';
import { giveUpWorkshopPlace } from './give-up-workshop-place.server.ts';
import { joinWaitlist } from './join-waitlist.server.ts';
import { proposeCourse } from './propose-course.server.ts';
import { readWorkshopPlace } from './read-workshop-place.server.ts';
import { requestAccess } from './request-access.server.ts';
import { requestConsultation } from './request-consultation.server.ts';
import { takeOfferedSeat } from './take-offered-seat.server.ts';
import { writeToUs } from './write-to-us.server.ts';

export const bindApplications = (context: FlowContext): ApplicationVerbs => ({
  joinWaitlist: (input) => joinWaitlist(context, input),
  applyToWorkshop: (input) => applyToWorkshop(context, input),
  proposeCourse: (input) => proposeCourse(context, input),
  requestAccess: (input) => requestAccess(context, input),
  writeToUs: (input) => writeToUs(context, input),
  applyForJob: (input) => applyForJob(context, input),
  requestConsultation: (input) => requestConsultation(context, input),
  workshopPlace: (token) => readWorkshopPlace(context, token),
  takeOfferedSeat: (token) => takeOfferedSeat(context, token),
  giveUpWorkshopPlace: (token, deed) => giveUpWorkshopPlace(context, token, deed),
});
