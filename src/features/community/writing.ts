import { uuidOfHex } from '../../platform/text/uuid.ts';

/** How long a text may be changed: later, others have read and answered it, so that it can only be deleted. */
export const hoursToEdit = 24;

/** Of all texts of a member together. */
export const editsAnHour = 30;

export const mayStillEdit = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < hoursToEdit * 3_600_000;

/** Whether the team currently restricts a member to reading. */
export const isQuiet = ({ quietUntil }: { quietUntil: Date | null }, now: Date): boolean =>
  quietUntil !== null && quietUntil > now;

/** How many posts and replies, together, a member may write: few for new members, more for others. */
type WritingShare = { anHour: number; aDay: number };

const newForMs = 3 * 86_400_000;

/** `joinedAt`: of the profile. The team may write much more. */
export function shareOf(who: { joinedAt: Date; isTeam: boolean }, now: Date): WritingShare {
  if (who.isTeam) return { anHour: 120, aDay: 500 };
  return now.getTime() - who.joinedAt.getTime() < newForMs
    ? { anHour: 5, aDay: 15 }
    : { anHour: 30, aDay: 120 };
}

/** Ids of texts are derived from their form: the same form sent twice makes one text, and nobody can tell whose id it is. */
type FormSigner = (purpose: 'community form', body: Uint8Array) => Uint8Array;

const keyPattern = /^[\w-]{16,128}$/;

export const isFormKey = (key: string): boolean => keyPattern.test(key);

/** `what`: the kind of text, and where. */
export const idOfForm = (signer: FormSigner, memberId: string, what: string, key: string): string =>
  uuidOfHex(
    Buffer.from(signer('community form', Buffer.from(`${what}\n${memberId}\n${key}`)))
      .subarray(0, 16)
      .toString('hex'),
  );
