/** Those who wait for a course to open, as verbs. */
import type { EarlyLink } from '../domain/access/early-order.store.server.ts';
import type { Course } from '../domain/catalogue/course.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { StaffMember } from './academy.server.ts';

/** How somebody's name stands on a list. 'gone': it was erased, or its time was over. */
export type LettersStanding = 'waiting' | 'told' | 'unsubscribed' | 'gone';

export type WaitlistVerbs = {
  /** What a private link is worth at the course it leads to. Null for a token that is not ours. */
  earlyLink(input: { courseSlug: string; token: string }): Promise<EarlyLink | null>;
  /** Whom a letter's link speaks of; null for a token that is not ours. */
  waitlistLetters(
    token: string,
  ): Promise<{ course: Course | null; standing: LettersStanding; wasTold: boolean } | null>;
  /** No letter from now on, or letters again. Repeated calls change nothing. False for a token that is not ours. */
  setWaitlistLetters(input: { token: string; wanted: boolean }): Promise<boolean>;
  /** Erases her name from the list, and what she sent for it. False for a token that is not ours. */
  leaveWaitlist(token: string): Promise<boolean>;
};

export type WaitlistInOffice = {
  course: Course;
  /** 'closed': coming soon; 'ahead': open to those who waited; 'open': to everybody. */
  standing: 'closed' | 'ahead' | 'open';
  /** Sold by dated groups, of which none has a seat for somebody new: it cannot be opened. */
  needsGroup: boolean;
  counts: { inAll: number; untold: number; told: number; unsubscribed: number; ordered: number };
  opening: { openedAt: Date; openedBy: string; publicAt: Date } | null;
};

type Staff = StaffMember;

export type StaffWaitlistVerbs = {
  /** Courses that somebody waits for, those that may be written to first. */
  waitlists(): Promise<WaitlistInOffice[]>;
  /**
   * Opens a course to those who wait: each is written to once, and can order before everybody else until `publicAt`, when
   * the clock puts the course on sale. With null those who wait for a course that is on sale already are written to.
   */
  openCourse(input: { courseSlug: string; publicAt: Date | null; staff: Staff }): Promise<
    | { ok: true }
    | {
        ok: false;
        reason:
          | 'course-not-found'
          | 'no-price'
          | 'closed-for-sale'
          | 'no-open-group'
          | 'already-open'
          | 'past';
      }
  >;
};

/**
 * The letter that opening would send, in both languages, to somebody without a name; nothing is sent. `ahead`: until when
 * those who wait would be first, null where they would not. Null for a course that cannot be sold.
 */
export type ShowOpening = (input: {
  courseSlug: string;
  ahead: Date | null;
}) => Promise<{ locale: Locale; subject: string; text: string }[] | null>;

export type WaitlistClockwork = {
  /** Puts courses on sale whose day has come, and writes to those who wait. Returns how many letters it wrote. */
  tendWaitlists(): Promise<number>;
};
