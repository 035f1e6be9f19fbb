/** What the office does with an application until it is answered, and with a course that somebody proposes until it is live. */
import type { Proposal } from '../domain/applications/stages.store.server.ts';
import type { ApplicationStage, HostStage } from '../domain/applications/stage.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { StaffMember } from './academy.server.ts';

/** `by`: who of the staff moved it; null where nobody of them did. */
export type MovedMeanwhile = {
  ok: false;
  reason: 'moved-meanwhile';
  stage: ApplicationStage | null;
  by: string | null;
};
export type NoApplication = { ok: false; reason: 'application-not-found' };

export type ProposalInBoard = Omit<Proposal, 'all'>;
export type BoardStage = { stage: HostStage; count: number; rows: ProposalInBoard[] };

export type StaffApplicationStageVerbs = {
  /** Courses that people propose, by where they stand; of each stage the 100 that moved last, of the new those that wait longest. */
  hostBoard(): Promise<BoardStage[]>;
  /** By saying so: `from` is where she saw it. Declining, a draft and a page have verbs of their own. */
  moveApplication(input: {
    id: string;
    from: ApplicationStage;
    to: ApplicationStage;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoApplication | MovedMeanwhile | { ok: false; reason: 'no-such-move' }>;
  /** With a letter in her language. `sentence`: what the office adds to it, or ''. */
  declineProposal(input: {
    id: string;
    from: ApplicationStage;
    sentence: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoApplication | MovedMeanwhile>;
  /** A draft of a course with her title in the language she wrote in; once it is published the proposal is live by itself. */
  beginCourse(input: {
    id: string;
    slug: string;
    staff: StaffMember;
  }): Promise<
    | { ok: true; slug: string }
    | NoApplication
    | MovedMeanwhile
    | { ok: false; reason: 'bad-slug' | 'slug-taken' }
  >;
  /** `was`: what stood there when she began to write. An empty note is none. */
  noteOnApplication(input: {
    id: string;
    was: string | null;
    note: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | NoApplication | { ok: false; reason: 'note-changed'; note: string | null }>;
};

/** The letter that would decline a proposal, as plain text; null when there is no such proposal. */
export type ShowDeclining = (asked: {
  id: string;
  sentence: string;
}) => Promise<{ to: string; subject: string; text: string; locale: Locale } | null>;
