/** What the office does with places in a workshop: who came, a seat by hand, a place that is given up by telephone. */
import type { PlaceState } from '../domain/applications/workshop-place.table.ts';
import type { StaffMember } from './academy.server.ts';

type NoPlace = { ok: false; reason: 'place-not-found' };
/** The place is no longer what she saw; `by`: who of the staff changed it last, null where she herself or the clock did. */
export type PlaceChanged = {
  ok: false;
  reason: 'place-changed';
  state: PlaceState;
  came: boolean | null;
  by: string | null;
};
type SessionOver = { ok: false; reason: 'session-over' };

export type StaffWorkshopPlaceVerbs = {
  /** Of who has a seat, from the session's beginning on. `was`: what stood there when she pressed; null takes the word back. */
  markAttendance(input: {
    placeId: string;
    was: boolean | null;
    came: boolean | null;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | { ok: false; reason: 'not-begun' }>;
  /** A seat for somebody who waits in a session to come, ahead of her turn or beyond the room's seats; her letter goes out. */
  seatByHand(input: {
    placeId: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | SessionOver>;
  /** In her name: a freed seat goes to the first who waits, who is written to. Nobody writes to her. */
  endPlace(input: {
    placeId: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | SessionOver>;
};
