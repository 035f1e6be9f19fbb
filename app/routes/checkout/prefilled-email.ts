/** The address that stands in the form before she types: the one a page of ours passed on, or the one she is signed in with. */
import { email } from '../../../domain/people/person.ts';
import type { Typed } from '../../../domain/people/read-form.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';

/** Only ever typed for her, never believed: she can change it, and it opens nothing. What is no address is left out. */
export async function prefilledEmail(args: ScreenArgs): Promise<Typed> {
  const { url, memberDoor } = open(args);
  const passedOn = email.safeParse(url.searchParams.get('email'));
  if (passedOn.success) return { email: passedOn.data };
  const member = await memberDoor.whoIs(args.request);
  return member === null ? {} : { email: member.email };
}
