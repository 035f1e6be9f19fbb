/** Verbs of the fifteen days. Each asks anew who may enter. */
import type { SprintWishes } from '../domain/community/sprint-form.ts';
import type { Member } from '../domain/members/member.ts';

type NoAccess = { ok: false; reason: 'no-access' };
type NotIn = NoAccess | { ok: false; reason: 'not-in-it' };

export type SprintDayView = {
  day: number;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'missed': has come, has gone, and can still be caught up until the last Sunday. */
  state: 'done' | 'today' | 'missed' | 'ahead';
  goal: string;
  line: string;
};

export type PartnerView = {
  memberId: string;
  name: string;
  city: string;
  goal: string;
  done: number;
  streak: number;
  /** What she wrote in the evenings, the newest first. */
  lines: { day: number; line: string }[];
  /** Days of the sprint that have come since she last checked in. */
  silentFor: number;
};

export type SprintView = {
  startsOn: string;
  endsOn: string;
  hasBegun: boolean;
  isOver: boolean;
  goal: string;
  wantsReminders: boolean;
  wantsPartner: boolean;
  partner: PartnerView | null;
  days: SprintDayView[];
  done: number;
  streak: number;
  isFinished: boolean;
};

export type SprintVerbs = {
  /** `mine`: of the running sprint, else of the coming one. `open`: which she may still join. */
  sprint(
    member: Member,
  ): Promise<
    { ok: true; mine: SprintView | null; open: string[]; finished: string[]; today: string } | NoAccess
  >;
  /** 'not-open': no sprint begins then, or its first week is over. */
  joinSprint(input: {
    member: Member;
    startsOn: string;
    wishes: SprintWishes;
  }): Promise<{ ok: true } | NoAccess | { ok: false; reason: 'not-open' }>;
  changeSprint(input: {
    member: Member;
    startsOn: string;
    wishes: SprintWishes;
  }): Promise<{ ok: true } | NotIn>;
  leaveSprint(input: { member: Member; startsOn: string }): Promise<{ ok: true } | NotIn>;
  /** 'not-come': the day lies ahead, or the sprint is over. */
  setDayGoal(input: {
    member: Member;
    startsOn: string;
    day: number;
    goal: string;
  }): Promise<{ ok: true } | NotIn | { ok: false; reason: 'not-come' }>;
  /** `isFinished`: this one was the last of the fifteen. */
  checkIn(input: {
    member: Member;
    startsOn: string;
    day: number;
    line: string;
  }): Promise<{ ok: true; isFinished: boolean } | NotIn | { ok: false; reason: 'not-come' }>;
  /** Her partner is asked once in a sprint, kindly, and not told by whom. */
  askForPartner(input: { member: Member; startsOn: string }): Promise<{ ok: true } | NotIn>;
  /** Ends the pair; both wait for another, without a reason. */
  changePartner(input: { member: Member; startsOn: string }): Promise<{ ok: true } | NotIn>;
};
