import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { LeavingPhone } from '../../../learning/classroom/leave.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { shownAddress } from '../../../platform/people/mailbox.ts';
import { callName } from '../../../platform/people/person.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { AccountView } from '../account.service.ts';
import { type ForScreens, open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { nameIn } from '../../../selling/orders/pages/open-step.ts';
import type { PageTab } from '../../../platform/ui/navigation.tsx';
import type { Member } from '../../../academy/sign-in/member.ts';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';

type App = ReturnType<typeof open>;

type OpenedMember = App & { elsewhere: null; member: Member };

/**
 * The signed-in member, proved by the session. Otherwise `elsewhere` redirects to the sign-in, which leads back here:
 * `const opened = await openMember(args); if (opened.elsewhere) return opened.elsewhere;`. What the member may see is decided
 * by `academy.statusOf(member.email)`.
 */
export async function openMember(args: ScreenArgs): Promise<OpenedMember | { elsewhere: Response }> {
  const app = open(args);
  const member = await app.memberAuth.whoIs(args.request);
  if (member !== null) return { ...app, elsewhere: null, member };
  const { links, url } = app;
  return { elsewhere: redirect(signInPath(links.signIn(), url.pathname + url.search), 303) };
}

/** The frame of every account page: who is signed in, and the other pages. */
type AccountFrameData = {
  words: OpenedMember['t']['account']['frame'];
  /** As people call her; null without an order, or where none could be told from what was typed. */
  name: string | null;
  email: string;
  pages: PageTab[];
  signOut: string;
};

export type OpenedAccount = OpenedMember & { frame: AccountFrameData };

async function frameOf({
  academy,
  t,
  links,
  url,
  member,
  memberAuth,
}: OpenedMember): Promise<AccountFrameData> {
  const { nav, frame } = t.account;
  const page = (href: string, label: string): PageTab => ({
    href,
    label,
    isHere: href === url.pathname,
  });
  return {
    words: frame,
    name: callName((await academy.userByEmail(member.email))?.name ?? null),
    email: shownAddress(member.email),
    pages: [
      page(links.account(), nav.overview),
      page(links.accountOrders(), nav.orders),
      page(links.accountBookings(), nav.bookings),
      ...(memberAuth.phone === null ? [] : [page(links.accountMessages(), t.messages.account.nav)]),
    ],
    signOut: links.signOut(),
  };
}

/** Without a session: the sign-in, which leads back here. */
export async function openAccount(args: ScreenArgs): Promise<OpenedAccount | { elsewhere: Response }> {
  const opened = await openMember(args);
  return opened.elsewhere ? opened : { ...opened, frame: await frameOf(opened) };
}

/** The head of a page for one person only, which search engines must not index. */
export const accountHead = (title: string, { t, frame }: OpenedAccount) => ({
  head: { title, description: t.account.description, index: false },
  frame,
});

/** After a form: a redirect to the page, with the name of a notice to show. */
export const seeAgain = (page: string, notice?: string): Response =>
  redirect(notice === undefined ? page : `${page}?notice=${notice}`, 303);

/** Names of orders and what they opened, in the language of the page. */
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

/** Leaves the account here, and says what that deletes before it is pressed. */
const SignOut = ({ words, signOut }: Pick<AccountFrameData, 'words' | 'signOut'>) => (
  <div className="mt-10 grid gap-3">
    <LeavingPhone>
      <form method="post" action={signOut}>
        <Button kind="secondary" className="w-full md:w-auto">
          <Icon name="sign-out" size={20} />
          {words.signOut}
        </Button>
      </form>
    </LeavingPhone>
    <p className="text-sm text-ink-soft">{words.signOutNote}</p>
  </div>
);

function Pages({ frame: { words, pages } }: { frame: AccountFrameData }) {
  return (
    <nav aria-label={words.pages} className="mt-5 pb-5 md:mt-7 md:pb-0">
      <ul className="flex flex-wrap gap-2 md:gap-1">
        {pages.map(({ href, label, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-3 text-sm font-semibold md:rounded-none md:px-4 md:text-base md:border-0 md:border-b-4 md:bg-transparent',
                isHere
                  ? 'border-cream bg-cream text-pitch md:text-cream'
                  : 'border-mist/50 text-cream hover:border-cream md:border-transparent',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The frame of the account: who is signed in, the sign-out, and the tabs of its pages. */
export function AccountFrame({
  frame,
  title,
  lead,
  children,
}: {
  frame: AccountFrameData;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const { words, name, email, signOut } = frame;
  return (
    <main id="main">
      <div className="on-ink bg-pitch text-cream">
        <div className="column max-w-5xl! pt-8 md:pt-12">
          <div className="flex items-center justify-between gap-6">
            <div className="min-w-0">
              <p className="text-3xl font-bold">{name === null ? words.heading : words.hello(name)}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-mist">
                <span className="min-w-0 wrap-anywhere">
                  {words.signedInAs}{' '}
                  <span className="block md:inline">
                    <bdi dir="ltr" className="font-semibold text-cream">
                      {email}
                    </bdi>
                  </span>
                </span>
              </div>
            </div>
            <Arch ground="lilac" className="hidden h-28 w-22 shrink-0 place-items-center self-end sm:grid">
              <span
                aria-hidden="true"
                className="grid size-12 place-items-center rounded-full bg-paper text-2xl font-bold text-ink"
              >
                {name === null ? <Icon name="user" size={26} /> : <bdi>{[...name][0]}</bdi>}
              </span>
            </Arch>
          </div>
          <Pages frame={frame} />
        </div>
      </div>
      <div className="column max-w-5xl! py-8 md:py-12">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {lead !== undefined && <p className="mt-3 max-w-[44rem] text-ink-soft">{lead}</p>}
        <div className="mt-7 md:mt-9">{children}</div>
        <SignOut words={words} signOut={signOut} />
      </div>
    </main>
  );
}
