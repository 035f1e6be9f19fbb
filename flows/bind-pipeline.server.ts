/** The verbs with which the office answers applications and tends places in workshops. */
import type { StaffApplicationStageVerbs } from './application-stage-verbs.ts';
import { beginCourse } from './begin-course.server.ts';
import type { FlowContext } from './flow-context.ts';
import { declineProposal, hostBoard, moveApplication, noteOnApplication } from './move-application.server.ts';
import { endPlace, markAttendance, offerSeat, seatByHand } from './tend-place.server.ts';
import { saveJoining } from './workshop-joining.server.ts';
import type { StaffWorkshopPlaceVerbs } from './workshop-place-verbs.ts';

export const bindStaffPipeline = (
  context: FlowContext,
): StaffApplicationStageVerbs & StaffWorkshopPlaceVerbs => ({
  hostBoard: () => hostBoard(context),
  moveApplication: (input) => moveApplication(context, input),
  declineProposal: (input) => declineProposal(context, input),
  beginCourse: (input) => beginCourse(context, input),
  noteOnApplication: (input) => noteOnApplication(context, input),
  markAttendance: (input) => markAttendance(context, input),
  seatByHand: (input) => seatByHand(context, input),
  offerSeat: (input) => offerSeat(context, input),
  saveJoining: (input) => saveJoining(context, input),
  endPlace: (input) => endPlace(context, input),
});
