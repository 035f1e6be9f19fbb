/** What stands in the form before she types: the address that a page of ours passed on, or what she is signed in with. */
import { email } from '../../../platform/people/person.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';

/** Only ever typed for her, never believed: she can change it, and it opens nothing. What is no address is left out. */
export async function prefilledDetails(args: ScreenArgs): Promise<Typed> {
  const { academy, url, memberDoor } = open(args);
  const passedOn = email.safeParse(url.searchParams.get('email'));
  const member = await memberDoor.whoIs(args.request);
  // Another address is somebody else's: nothing of hers stands beside it.
  if (passedOn.success && passedOn.data !== member?.email) return { email: passedOn.data };
  return member === null ? {} : { ...(await academy.detailsOf(member.email)), email: member.email };
}
