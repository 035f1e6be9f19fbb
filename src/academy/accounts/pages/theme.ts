import { redirect } from 'react-router';
import { themeCookie, themes } from '../../settings/look.ts';
import { postedForm } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { ownPath } from './own-path.ts';

/** A GET of this address changes nothing. */
export function loader(args: ScreenArgs) {
  return redirect(open(args).links.home(), 303);
}

/** Keeps the choice of light or dark, and leads back to the switch of the page where it was made. */
export async function action(args: ScreenArgs) {
  const { links, publicOrigin } = open(args);
  const form = await postedForm(args.request);
  const chosen = themes.find((theme) => theme === form.get('theme')) ?? null;
  const back = redirect(`${ownPath(form.get('from')) ?? links.home()}#theme`, 303);
  back.headers.append('Set-Cookie', themeCookie(chosen, publicOrigin.startsWith('https:')));
  return back;
}
