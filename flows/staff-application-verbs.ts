/** What the office does with applications, as verbs. */
import type { ApplicationKind } from '../domain/applications/application.ts';
import type { ApplicationStage } from '../domain/applications/stage.ts';
import type { Joining } from '../domain/applications/workshop-joining.ts';
import type { PlaceState } from '../domain/applications/workshop-place.table.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import type { Locale } from '../domain/people/locale.ts';

export type { PlaceState };

/** The name of a course, workshop, product, job or service; its slug where it is no longer there. */
export type NameInBoth = Record<Locale, string>;

export type ApplicationInList = {
  id: string;
  kind: ApplicationKind;
  subject: string | null;
  about: NameInBoth | null;
  locale: Locale;
  name: string | null;
  email: string;
  phone: string | null;
  answers: Record<string, string>;
  sentAt: Date;
  /** The same address asked for the same before. */
  again: boolean;
  /** Of the place this application took; null when it took none. */
  place: PlaceState | null;
  /** Null where nobody need answer. */
  stage: ApplicationStage | null;
  stageSince: Date | null;
  /** Who of the staff moved it there. */
  stageBy: string | null;
  officeNote: string | null;
  courseSlug: string | null;
};

export type PlaceInList = {
  id: string;
  state: PlaceState;
  turn: number;
  name: string | null;
  email: string;
  phone: string | null;
  /** Null while nobody has said so. */
  came: boolean | null;
  /** Of a seat that became hers after she had waited: when it did. */
  seatSince: Date | null;
  /** Of an offered seat: when the offer ends. */
  offeredUntil: Date | null;
};

/** One session of a workshop, by its day; null for names that wait for a day. `counts` are whole, `places` the first 500 of all. */
export type SessionInList = {
  heldOn: string | null;
  counts: Partial<Record<PlaceState, number>>;
  places: PlaceInList[];
  /** It has begun: who came may be said. */
  hasBegun: boolean;
  /** It is the coming one: seats are given, and places given up. */
  isComing: boolean;
  /** When an offer ends that is made now; null: a seat is given at once, or none is given any more. */
  offerEnds: Date | null;
};

export type ApplicationsPage = {
  rows: ApplicationInList[];
  /** Hand it in to see what is older; null on the last page. */
  next: string | null;
  /** `waiting`: nobody answered them. */
  kinds: { kind: ApplicationKind; sent: number; waiting: number }[];
  /** What the chosen kind was sent for, of messages the topics by their names; empty without a kind. */
  subjects: { subject: string; about: NameInBoth; sent: number; addresses: number }[];
};

export type WorkshopInList = {
  slug: string;
  name: NameInBoth;
  /** Its day, also one that has passed; null of a workshop that was removed. */
  heldOn: string | null;
  isComing: boolean;
  /** Null of a workshop that was removed. */
  capacity: number | null;
  /** Of the session of that day: taken, kept for her to whom they are offered; and who waits for it, or for the next one. */
  seats: number;
  offered: number;
  waiting: number;
};

/** The next session first. `capacity` is null of a workshop that was removed. */
export type WorkshopLists = {
  capacity: number | null;
  sessions: SessionInList[];
  /** How to join the session that is to come; null when there is none. */
  joining: {
    kind: Workshop['kind'];
    heldOn: string;
    details: Joining | null;
    /** 0 while nothing is known. */
    version: number;
    /** How many have a seat, and are written to when it changes. */
    people: number;
  } | null;
};

export type StaffApplicationVerbs = {
  /** Those to come first, the nearest at the top; also those that were removed while somebody had a place. */
  workshopsInList(): Promise<WorkshopInList[]>;
  /** Null where there is no such workshop, and nobody ever had a place in it. */
  workshopLists(slug: string): Promise<WorkshopLists | null>;
  /** Newest first, 25 a page. A cursor that is not ours is the first page. */
  applications(filter: {
    kind: ApplicationKind | null;
    /** A slug; of messages a topic. Counts only together with a kind. */
    subject: string | null;
    /** Only those that nobody answered. */
    isNew?: boolean;
    after: string | null;
  }): Promise<ApplicationsPage>;
};
