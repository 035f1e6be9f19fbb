/** What the office does with places in a workshop: who came, a seat or an offer by hand, a place that is given up by telephone. */
import type { Joining } from '../domain/applications/workshop-joining.ts';
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
/** Every seat is taken, or kept for somebody. */
type RoomFull = { ok: false; reason: 'room-full' };
/** The offer would be made to her again. */
type NobodyElse = { ok: false; reason: 'nobody-else-waits' };

export type StaffWorkshopPlaceVerbs = {
  /**
   * How to join the session of that day; who has a seat in it is written to when anything is new. `seen`: the version that
   * was read, 0 for none. 'not-enough': a meeting without its link, a room without its address. `told`: how many were
   * written to.
   */
  saveJoining(input: {
    workshopSlug: string;
    heldOn: string;
    seen: number;
    joining: Joining;
    staff: StaffMember;
  }): Promise<
    | { ok: true; told: number }
    | { ok: false; reason: 'workshop-not-found' | 'not-enough' | 'changed-meanwhile' }
    | SessionOver
  >;
  /** Of who has a seat, from the session's beginning on. `was`: what stood there when she pressed; null takes the word back. */
  markAttendance(input: {
    placeId: string;
    was: boolean | null;
    came: boolean | null;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | { ok: false; reason: 'not-begun' }>;
  /**
   * A seat for somebody who waits in a session to come or has an offer, ahead of her turn or beyond the room's seats; her
   * letter goes out.
   */
  seatByHand(input: {
    placeId: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | SessionOver>;
  /** A free seat is offered to somebody who waits, out of turn. Shortly before the workshop it is hers at once. */
  offerSeat(input: {
    placeId: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | SessionOver | RoomFull>;
  /**
   * In her name: a seat is given up, an offer declined, a name taken off; nobody writes to her. A freed seat is offered to
   * `nextId`, who waits in the same session, out of turn; null: to the first who waits. With `isTakenBack` it is the
   * academy that ends an offer: she keeps her turn, a letter tells her, and the seat goes to somebody else who waits.
   */
  endPlace(input: {
    placeId: string;
    nextId: string | null;
    isTakenBack?: boolean;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoPlace | PlaceChanged | SessionOver | RoomFull | NobodyElse>;
};
