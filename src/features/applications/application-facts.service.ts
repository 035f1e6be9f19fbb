/** What letters about an application are made of, read when the letter is posted: so that it says what is true then. */
import type { Handle } from '../../platform/db/handle.ts';
import { readApplication, type Application } from './application.store.ts';
import type { Signer } from './signed-token.ts';
import { readSubject, type Subject } from './subject.store.ts';
import { findLatestPlace, readPlace, type Place } from '../workshops/workshop-places.store.ts';
import type { JoiningField } from '../workshops/workshop-joining.ts';
import { readJoining, type SavedJoining } from '../workshops/workshop-joining.store.ts';
import { findEntryOf } from '../waitlists/waitlist.store.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { AcademySettings } from '../settings/settings.ts';

export type ApplicationFacts = {
  application: Application;
  settings: AcademySettings;
  /** What was applied for; null when it is about nothing, or no longer there. */
  subject: Subject | null;
  /** The place in a workshop that the letter is about, or that the address has there. */
  place: Place | null;
  /** How to join the session of that place, where it is known. Only who has a seat in it is told. */
  joining: SavedJoining | null;
  /** Of her name on the waitlist that she asked for; null when it stands on none. */
  waitlistEntryId: string | null;
};

/** What a letter is made with beside the facts. */
export type ApplicationLetterContext = ApplicationFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  signer: Signer;
  /** The present instant. */
  now: Date;
  /** What of joining a workshop is new, as the letter was called for. */
  changed?: readonly JoiningField[];
  /** When the letter was called for: links count from then. */
  calledForAt: Date;
};

const placeOf = async (db: Handle, { kind, subject, email }: Application): Promise<Place | null> =>
  kind === 'workshop' && subject !== null ? findLatestPlace(db, subject, email) : null;

async function entryOf(db: Handle, { kind, subject, email }: Application): Promise<string | null> {
  if (kind !== 'waitlist' || subject === null) return null;
  return (await findEntryOf(db, { courseSlug: subject, email }))?.id ?? null;
}

/** Null when the application was removed. */
export async function readApplicationFacts(
  db: Handle,
  { applicationId, placeId }: { applicationId: string; placeId: string | null },
): Promise<ApplicationFacts | null> {
  const application = await readApplication(db, applicationId);
  if (!application) return null;
  const [settings, subject, place, waitlistEntryId] = await Promise.all([
    readSettings(db),
    readSubject(db, application),
    placeId === null ? placeOf(db, application) : readPlace(db, placeId),
    entryOf(db, application),
  ]);
  const joining =
    place === null || place.heldOn === null
      ? null
      : await readJoining(db, { slug: place.workshopSlug, heldOn: place.heldOn });
  return { application, settings, subject, place, joining, waitlistEntryId };
}
