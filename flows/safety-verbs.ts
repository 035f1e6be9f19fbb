/** Verbs by which members look after themselves. Each asks anew who may enter. */
import type { Blocked } from '../domain/community/block-member.store.server.ts';
import type { TextOfMember } from '../domain/community/member-texts.store.server.ts';
import type { Profile, Shown } from '../domain/community/profile.store.server.ts';
import type { ProfileChange } from '../domain/community/profile-form.ts';
import type { ReportKind, ReportWords } from '../domain/community/report-form.ts';
import type { Member } from '../domain/members/member.ts';

type NoAccess = { ok: false; reason: 'no-access' };
type NotThere = NoAccess | { ok: false; reason: 'not-found' };

export type OwnProfile = {
  profile: Pick<Profile, 'displayName' | 'city' | 'about' | 'wantsDigest' | 'quietUntil'>;
  blocked: Blocked[];
  /** First days of the sprints she has finished. */
  finished: string[];
};

export type MemberPage = {
  shown: Shown;
  isMe: boolean;
  /** Whether the viewer has blocked her; then nothing of hers stands here. */
  isBlocked: boolean;
  texts: TextOfMember[];
  finished: string[];
};

/** What somebody is about to report, as it stands. `name` null: asked without a name. */
export type Reported = { name: string | null; memberId: string | null; body: string };

export type SafetyVerbs = {
  ownProfile(member: Member): Promise<({ ok: true } & OwnProfile) | NotThere>;
  /** 'name-taken': another member is called so, or nearly; nothing is changed then. */
  changeProfile(input: {
    member: Member;
    profile: ProfileChange;
  }): Promise<{ ok: true } | NoAccess | { ok: false; reason: 'name-taken' }>;
  /** 'not-found' too for whoever has blocked the viewer: nobody learns that. */
  memberPage(input: { member: Member; id: string }): Promise<({ ok: true } & MemberPage) | NotThere>;
  /** 'team': people who work here cannot be blocked, so that nobody writes out of their sight. */
  block(input: {
    member: Member;
    id: string;
  }): Promise<{ ok: true } | NotThere | { ok: false; reason: 'self' | 'team' }>;
  unblock(input: { member: Member; id: string }): Promise<{ ok: true } | NoAccess>;
  /** Null for what the viewer may not see herself. */
  toReport(input: {
    member: Member;
    kind: ReportKind;
    id: string;
  }): Promise<({ ok: true } & Reported) | NotThere>;
  /** 'too-many': more in a day than one person means. Reported twice is reported once. */
  report(input: {
    member: Member;
    kind: ReportKind;
    id: string;
    words: ReportWords;
  }): Promise<{ ok: true } | NotThere | { ok: false; reason: 'too-many' }>;
  /** What the link in a letter ends; null for a token of nobody. */
  lettersOf(token: string): Promise<{ wantsDigest: boolean } | null>;
  endLetters(input: { token: string; what: 'digest' | 'reminders' }): Promise<boolean>;
};
