/** What every page of a signed-in person starts with: who she is, proved by her session. */
import { redirect } from 'react-router';
import type { Member } from '../member.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { signInPath } from './own-path.ts';

type House = ReturnType<typeof open>;

export type OpenedMember = House & { elsewhere: null; member: Member };

/**
 * Without a session everybody is sent to the sign-in in the same way, whatever was asked for; after it she comes back here.
 * `elsewhere` is that answer: `const house = await openMember(args); if (house.elsewhere) return house.elsewhere;`. After a
 * form she comes back to the page of the form. Says nothing of what she may see: ask `academy.standingOf(member.email)`.
 */
export async function openMember(args: ScreenArgs): Promise<OpenedMember | { elsewhere: Response }> {
  const house = open(args);
  const member = await house.memberDoor.whoIs(args.request);
  if (member !== null) return { ...house, elsewhere: null, member };
  const { links, url } = house;
  return { elsewhere: redirect(signInPath(links.signIn(), url.pathname + url.search), 303) };
}
