import { createContext } from 'react-router';
import { orderTokensOf } from '../order-cookie.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';

/** Whether a form of this request was posted: what was typed there is shown again, nothing is filled in. */
export const wasPosted = createContext(false);

/** The address of the newest order that this browser holds: whoever has just paid has typed it already. */
export async function heldEmail(args: ScreenArgs): Promise<string | undefined> {
  const [token] = orderTokensOf(args.request);
  if (token === undefined || args.context.get(wasPosted)) return undefined;
  return (await open(args).academy.emailOfToken(token)) ?? undefined;
}
