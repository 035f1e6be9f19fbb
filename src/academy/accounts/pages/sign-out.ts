import { redirect } from 'react-router';
import { signedOutPath } from './own-path.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';

/** A GET of this address signs nobody out. */
export function loader(args: ScreenArgs) {
  return redirect(open(args).links.account(), 303);
}

export async function action(args: ScreenArgs) {
  const { links, memberAuth } = open(args);
  const headers = await memberAuth.signOut(args.request);
  // Also deletes what the classroom stored on this phone, if no script has done it.
  headers.set('Clear-Site-Data', '"storage"');
  return redirect(signedOutPath(links.signIn()), { status: 303, headers });
}
