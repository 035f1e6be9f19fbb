import { uuidOfHex } from '../../platform/text/uuid.ts';

/** What a member may still do with what she wrote. */
export const hoursToEdit = 24;

/** Of all her texts together. */
export const editsAnHour = 30;

/** Afterwards others have read and answered it: it can be deleted, but no longer become another text. */
export const mayStillEdit = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < hoursToEdit * 3_600_000;

/** Whether the team asked a member to read only, for a while. */
export const isQuiet = ({ quietUntil }: { quietUntil: Date | null }, now: Date): boolean =>
  quietUntil !== null && quietUntil > now;

/** How many posts and replies, together, a member may write: a calm share for who has just come, a wide one for the others. */
type WritingShare = { anHour: number; aDay: number };

const newForMs = 3 * 86_400_000;

/** `joinedAt`: when she first came in. The team writes as much as its work asks for, within reason. */
export function shareOf(who: { joinedAt: Date; isTeam: boolean }, now: Date): WritingShare {
  if (who.isTeam) return { anHour: 120, aDay: 500 };
  return now.getTime() - who.joinedAt.getTime() < newForMs
    ? { anHour: 5, aDay: 15 }
    : { anHour: 30, aDay: 120 };
}

/** Ids of what forms write: the same form of the same member makes the same one, and nobody else can tell whose it was. */
type FormSigner = (purpose: 'community form', body: Uint8Array) => Uint8Array;

const keyPattern = /^[\w-]{16,128}$/;

export const isFormKey = (key: string): boolean => keyPattern.test(key);

/** `what` it writes, and where. */
export const idOfForm = (signer: FormSigner, memberId: string, what: string, key: string): string =>
  uuidOfHex(
    Buffer.from(signer('community form', Buffer.from(`${what}\n${memberId}\n${key}`)))
      .subarray(0, 16)
      .toString('hex'),
  );
