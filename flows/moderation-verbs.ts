/** What moderators do. Everything of it stands in the staff log. */
import type { ModerationAct } from '../domain/community/decision-form.ts';
import type { OwnCase } from '../domain/community/own-case.store.server.ts';
import type { Held } from '../domain/community/profile.store.server.ts';
import type { Subject } from '../domain/community/reported-subject.store.server.ts';
import type { ReportKind } from '../domain/community/report-form.ts';
import type { Case } from '../domain/community/reports.store.server.ts';
import type { NotPaired, Waiting } from '../domain/community/sprint-partners.store.server.ts';
import type { StaffMember } from './academy.server.ts';

/**
 * `subject` null: its author has deleted it in the meantime. Of one without a name nobody is named. `own`: it is about the one
 * who asks, or about what she wrote.
 */
export type CaseView = Case & { subject: Omit<Subject, 'authorId'> | null; own: OwnCase | null };
export type HeldView = Held & { isOwn: boolean };

type About = { kind: ReportKind; id: string };

export type StaffModerationVerbs = {
  /** As the one who asks may decide them. */
  reports(staff: StaffMember): Promise<{ cases: CaseView[]; held: HeldView[] }>;
  /** Who wrote a text without a name; the log keeps that it was asked. Null when nobody is to be found. */
  revealAuthor(input: About & { staff: StaffMember }): Promise<string | null>;
  /**
   * 'already-decided': somebody else was first. 'nobody': her account is gone, so that nothing can be asked of her. 'own': about
   * herself; the only owner may 'keep' it when nobody else could decide, and gives a reason then: 'reason-required'.
   */
  decideReport(
    input: About & { act: ModerationAct; reason: string; staff: StaffMember },
  ): Promise<
    | { ok: true }
    | { ok: false; reason: 'already-decided' | 'nobody' | 'not-for-this' | 'own' | 'reason-required' }
  >;
  /** She may write, or come in, again. 'not-held': she may already. 'own': about herself. */
  liftDecision(input: {
    memberId: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | { ok: false; reason: 'not-held' | 'own' }>;
  /** Who waits for a partner in the running sprint and the coming one. */
  waitingForPartner(): Promise<Waiting[]>;
  pairPartners(input: {
    startsOn: string;
    memberIds: readonly [string, string];
    staff: StaffMember;
  }): Promise<{ ok: true } | { ok: false; reason: NotPaired }>;
};
