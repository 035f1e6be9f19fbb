import { redirect } from 'react-router';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { signInPath } from './own-path.ts';

/** The older address of the sign-in. */
export function loader(args: ScreenArgs) {
  const { links, url } = open(args);
  return redirect(signInPath(links.signIn(), url.searchParams.get('next')), 303);
}
