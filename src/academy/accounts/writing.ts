import { writingLimits } from '../../platform/limits/limits.ts';
import { uuidOfHex } from '../../platform/text/typed-text.ts';

/** How long a text may be changed: later, others have read and answered it, so that it can only be deleted. */
export const hoursToEdit = 24;

/** Later it can be deleted but not edited, since others have read and answered it. */
export const mayStillEdit = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < hoursToEdit * 3_600_000;

/** Whether the team currently restricts a member to reading. */
export const isQuiet = ({ quietUntil }: { quietUntil: Date | null }, now: Date): boolean =>
  quietUntil !== null && quietUntil > now;

type WritingShare = { anHour: number; aDay: number };

const newForMs = 3 * 86_400_000;

/** How many posts and replies, together, a member may write. `joinedAt`: when the member first came in. */
export function shareOf(who: { joinedAt: Date; isTeam: boolean }, now: Date): WritingShare {
  if (who.isTeam) return writingLimits.team;
  const isNew = now.getTime() - who.joinedAt.getTime() < newForMs;
  return isNew ? writingLimits.newcomer : writingLimits.member;
}

/** Ids of texts are derived from their form: the same form sent twice makes one text, and it does not reveal its author. */
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
