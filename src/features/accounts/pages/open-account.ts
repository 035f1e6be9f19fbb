/** What every page of the account starts with: who she is, and the pages beside this one. */
import { redirect } from 'react-router';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { AccountView } from '../account.service.ts';
import type { ForScreens, ScreenArgs } from '../../site/academy-context.ts';
import { nameIn } from '../../checkout/pages/open-step.ts';
import { openMember, type OpenedMember } from './open-member.ts';
import type { PageTab } from '../../../platform/ui/page-tabs.tsx';

export type AccountFrameData = {
  words: OpenedMember['say']['account']['frame'];
  email: string;
  pages: PageTab[];
  signOut: string;
};

export type OpenedAccount = OpenedMember & { frame: AccountFrameData };

function frameOf({ say, links, url, member }: OpenedMember): AccountFrameData {
  const { nav, frame } = say.account;
  const page = (href: string, label: string): PageTab => ({
    href,
    label,
    isHere: href === url.pathname || (href === links.accountData() && url.pathname.startsWith(`${href}/`)),
  });
  return {
    words: frame,
    email: member.email,
    pages: [
      page(links.account(), nav.overview),
      page(links.accountOrders(), nav.orders),
      page(links.accountBookings(), nav.bookings),
      page(links.accountDevices(), nav.devices),
      page(links.accountData(), nav.data),
    ],
    signOut: links.signOut(),
  };
}

/** Without a session: the sign-in, which leads back here. */
export async function openAccount(args: ScreenArgs): Promise<OpenedAccount | { elsewhere: Response }> {
  const opened = await openMember(args);
  return opened.elsewhere ? opened : { ...opened, frame: frameOf(opened) };
}

/** The head of a page that is one person's own: no robot keeps it. */
export const accountHead = (title: string, { say, frame }: OpenedAccount) => ({
  head: { title, description: say.account.description, index: false },
  frame,
});

/** After a form: the page again, with a sentence that it asks for by name. */
export const seeAgain = (page: string, notice?: string): Response =>
  redirect(notice === undefined ? page : `${page}?notice=${notice}`, 303);

/** What she ordered and has, by its names in the language of the page. */
export async function namedIn(
  locale: Locale,
  view: AccountView,
  academy: ForScreens['academy'],
): Promise<AccountView> {
  const named = async <One extends AccountView['orders'][number] | AccountView['opened'][number]>(
    one: One,
  ) => ({
    ...one,
    description: await nameIn(locale, one, academy),
  });
  const [orders, opened] = await Promise.all([
    Promise.all(view.orders.map(named)),
    Promise.all(view.opened.map(named)),
  ]);
  return { ...view, orders, opened };
}
