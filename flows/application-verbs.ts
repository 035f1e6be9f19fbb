/** What people may ask the academy for with a form, as verbs. Every one is stored before it answers; telling others follows later. */
import type { ContactTopic } from '../domain/applications/application.ts';
import type { LeavingDeed } from '../domain/applications/place-deed.ts';
import type { SeatEvent } from '../domain/applications/seat-calendar.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import type { Locale } from '../domain/people/locale.ts';

/** Who asks: name as typed, e-mail in lower case, phone as E.164 or null when none was given. */
export type Applicant = { locale: Locale; name: string; email: string; phone: string | null };

/**
 * 'seat': a place in the coming session; 'offered': a seat is kept for her, and a letter with its link asks whether she takes
 * it; 'waiting': it is full, the name stands in the queue; 'next-session': the workshop is past, the name waits for its next
 * date.
 */
export type WorkshopPlace = 'seat' | 'offered' | 'waiting' | 'next-session';

/** A workshop as it is offered now. */
export type WorkshopOnOffer = {
  workshop: Workshop;
  /** Its day has not passed in Morocco. */
  upcoming: boolean;
  /** Capacity minus seats taken; null for a past workshop. */
  seatsLeft: number | null;
};

/** `address`: where the caller is. 'many-forms': so many of the kind came from there that it must wait an hour. */
type Caller = { address?: string };
type ManyForms = { ok: false; reason: 'many-forms' };

export type ApplicationVerbs = {
  joinWaitlist(
    input: Caller & { courseSlug: string; locale: Locale; name: string; email: string; phone: string },
  ): Promise<{ ok: true } | { ok: false; reason: 'course-not-found' } | ManyForms>;
  /** A mailbox that asks twice keeps its place, however it is spelt. Takes a seat of an upcoming workshop while there is one. */
  applyToWorkshop(
    input: Applicant & Caller & { workshopSlug: string },
  ): Promise<{ ok: true; place: WorkshopPlace } | { ok: false; reason: 'workshop-not-found' } | ManyForms>;
  proposeCourse(
    input: Applicant & Caller & { courseTopic: string; experience: string | null },
  ): Promise<{ ok: true } | ManyForms>;
  /** 'link': a letter with a signed link is on its way (free products); 'interest': the wish was noted (paid ones). */
  requestAccess(
    input: Caller & { locale: Locale; email: string; productSlug: string },
  ): Promise<
    { ok: true; delivery: 'link' | 'interest' } | { ok: false; reason: 'product-not-found' } | ManyForms
  >;
  writeToUs(
    input: Applicant & Caller & { topic: ContactTopic; message: string },
  ): Promise<{ ok: true } | ManyForms>;
  /** `link`: an address of the applicant's own (CV, portfolio), or null. */
  applyForJob(
    input: Applicant & Caller & { jobSlug: string; link: string | null; message: string },
  ): Promise<{ ok: true } | { ok: false; reason: 'job-not-found' | 'job-closed' } | ManyForms>;
  requestConsultation(
    input: Applicant & Caller & { serviceSlug: string; preferredTimes: string; message: string },
  ): Promise<{ ok: true } | { ok: false; reason: 'service-not-found' } | ManyForms>;
  /** The place a letter's link speaks of, for the page on which an offered seat is taken, and a place given up. */
  workshopPlace(token: string): Promise<{
    workshop: Workshop;
    /** 'given-up': she had a seat; 'off-list': her name stood on a list, or she declined; 'lapsed': an offer's time is over. */
    place: WorkshopPlace | 'given-up' | 'off-list' | 'lapsed';
    heldOn: string | null;
    /** Of an offered seat: until when it may be taken. */
    offeredUntil: Date | null;
    /** Of a seat in a session that is not over: how to join it, for whoever holds the token alone. */
    seat: SeatEvent | null;
  } | null>;
  /** Takes the seat that is offered to her, and writes her all about it. Taken already is taken; `ok` is false once its time is over. */
  takeOfferedSeat(token: string): Promise<{ ok: boolean }>;
  /**
   * Frees a seat, declines one, or leaves a list; a freed seat is offered to the first of the queue in the same transaction.
   * Repeated calls change nothing. 'place-changed': it is no longer what the deed was meant for; 'over': of a session that is
   * over, or no place at all.
   */
  giveUpWorkshopPlace(
    token: string,
    deed: LeavingDeed,
  ): Promise<{ ok: true } | { ok: false; reason: 'place-changed' | 'over' }>;
};
