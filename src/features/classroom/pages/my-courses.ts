/** '/learn': the account begins with all courses of whoever is signed in; nobody else gets further than the sign-in. */
import { redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../../app/academy-context.ts';

export const loader = (args: ScreenArgs): Response => redirect(open(args).links.account(), 303);
