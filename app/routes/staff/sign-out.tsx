import { redirect } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';

/** Looking at this address signs nobody out. */
export function loader(args: ScreenArgs) {
  return redirect(open(args).links.staff(), 303);
}

export async function action(args: ScreenArgs) {
  const { links, staffDoor } = open(args);
  const headers = await staffDoor.signOut(args.request);
  return redirect(links.staffSignIn(), { status: 303, headers });
}

export default function SignOut() {
  return null;
}
