import { data } from 'react-router';
import { open, type ForScreens, type ScreenArgs } from '../../site/academy-context.ts';

type Mailbox = NonNullable<ForScreens['mailbox']>;

/** The mailbox, or null where there is none: then its addresses are like any that does not exist. */
export function openMailbox(args: ScreenArgs): ReturnType<typeof open> & { mailbox: Mailbox | null } {
  const house = open(args);
  return { ...house, mailbox: house.testScreens ? house.mailbox : null };
}

/** Thrown for the frame's own page of an unknown address. */
export const notThere = () => data(null, { status: 404 });
