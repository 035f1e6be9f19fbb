/** Whom the academy knows, and what they ask about their own data, as verbs of the office. */
import type { DataRequest } from '../domain/members/data-requests.store.server.ts';
import type { Standing } from '../domain/members/member.ts';
import type { KnownAccount, PeopleShow } from '../domain/members/people.store.server.ts';
import type { DataRequestKind, DataRequestWay } from '../domain/people/data-request.ts';
import type { AccountExport, AccountView, StillOpen } from './account-verbs.ts';
import type { StaffMember } from './academy.server.ts';

/** Somebody in the list, told by her newest order; without one by her account. */
export type PersonInList = {
  email: string;
  /** Of her newest order, else how the community calls her; empty for neither. */
  name: string;
  /** E.164; empty without an order. */
  phone: string;
  standing: Standing;
  orders: number;
  /** When she last ordered; without an order, when she first signed in. */
  lastAt: Date;
  hasAccount: boolean;
  memberSince: Date | null;
  /** Until when she only reads in the community, and since when she is shut out of it. */
  quietUntil: Date | null;
  shutOutAt: Date | null;
};

export type PeoplePage = { rows: PersonInList[]; hasNext: boolean };

/** All the office may look at about one person. Who sees which part is asked where it is told. */
export type KnownPersonWhole = PersonInList & {
  /** All that she gave, the newest first. */
  names: string[];
  phones: string[];
  account: Omit<KnownAccount, 'id'> | null;
  ordered: AccountView['orders'];
  opened: AccountView['opened'];
  bookings: AccountView['bookings'];
  waitlists: { courseSlug: string; joinedAt: Date; toldAt: Date | null; unsubscribedAt: Date | null }[];
  applications: { id: string; kind: string; subject: string | null; sentAt: Date }[];
  letters: { letter: string; writtenAt: Date; postedAt: Date | null }[];
  /** Of her, or of what she wrote in the community. */
  reports: { all: number; waiting: number };
  requests: DataRequest[];
};

/** A request with what answering it needs to know. */
export type DataRequestWhole = {
  request: DataRequest;
  /** Whether anything is held about that address at all. */
  isKnown: boolean;
  hasAccount: boolean;
  worksHere: boolean;
  /** What an erasure would cut short. */
  stillOpen: StillOpen[];
  /** Numbers of orders that the books keep without her name. */
  keptOrders: string[];
};

/** 'already-answered': a colleague was first, whom `by` names; null where she erased her data herself. */
type Answered =
  | { ok: false; reason: 'request-not-found' }
  | { ok: false; reason: 'already-answered'; by: string | null };

export type StaffPeopleVerbs = {
  /** `page` from 1. Search: names, numbers, telephone of orders; address and name of accounts. Who may: `maySeePeople`. */
  people(query: { search: string; show: PeopleShow; page: number; perPage: number }): Promise<PeoplePage>;
  /** Null for an address that nothing is known of. */
  person(email: string): Promise<KnownPersonWhole | null>;
  dataRequests(query: {
    show: 'open' | 'answered';
    page: number;
    perPage: number;
  }): Promise<{ rows: DataRequest[]; hasNext: boolean }>;
  dataRequest(id: string): Promise<DataRequestWhole | null>;
  /** `receivedOn`: 'YYYY-MM-DD' in Morocco, today or before. Who may: `mayAnswerDataRequests`, as for all that follow. */
  noteDataRequest(input: {
    kind: DataRequestKind;
    email: string;
    name: string;
    way: DataRequestWay;
    note: string;
    receivedOn: string;
    staff: StaffMember;
  }): Promise<{ ok: true; request: DataRequest } | { ok: false; reason: 'day-to-come' }>;
  /**
   * The file that a member takes away by herself, also for an address without an account. It is logged; the request stays open.
   * `proof`: as for an erasure, kept with the request. 'needs-owner': it is about somebody who works here.
   */
  exportForRequest(input: {
    id: string;
    proof: string;
    staff: StaffMember;
  }): Promise<{ ok: true; file: AccountExport } | Answered | { ok: false; reason: 'needs-owner' }>;
  /** `proof`: how she proved who she is; `knows`: of what is still open and would be lost. */
  eraseForRequest(input: {
    id: string;
    proof: string;
    knows: boolean;
    staff: StaffMember;
  }): Promise<
    { ok: true } | Answered | { ok: false; reason: 'not-an-erasure' | 'works-here' | 'open-matters' }
  >;
  /** `answer`: what was done, or why it is declined. An erasure is done by `eraseForRequest` alone. */
  answerDataRequest(input: {
    id: string;
    state: 'done' | 'declined';
    proof: string;
    answer: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | Answered | { ok: false; reason: 'erasure-by-itself' }>;
};
