import { shownAddress } from '../../../platform/people/mailbox.ts';
import { redirect } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { MembershipTerm, termOnPage } from '../../../selling/orders/pages/membership-term.tsx';
import { openMember } from './account-frame.tsx';
import { wayIn } from '../../../academy/accounts/pages/own-path.ts';
import { LeavingPhone } from '../../../learning/classroom/leave.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

/** Everything that an outside community needs, except replacing the whole window without a click. */
const mayDo = [
  'allow-forms',
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
  'allow-top-navigation-by-user-activation',
];

/**
 * The community in a frame as tall as the window allows. A ticked box makes it fill the screen, so that this works without
 * script; its visible label is its name, and the script adds keyboard control. A link opens the community on its own.
 */
function FramedCommunity({ page }: { page: WelcomeData }) {
  const { words, community, isOutside, whatsapp, newTab, links } = page;
  return (
    <>
      <div className="welcome-frame" data-own={isOutside ? undefined : ''}>
        <div className="welcome-bar on-ink">
          <div className="column">
            <Heading level={1} size={4}>
              {words.heading}
            </Heading>
            <a className="welcome-link" href={community}>
              <Icon name="external" size={18} />
              {words.alone}
            </a>
            <label className="welcome-toggle">
              <input type="checkbox" className="sr-only" autoComplete="off" />
              <span data-when="framed">
                <Icon name="expand" size={18} />
                {words.fullScreen}
              </span>
              <span data-when="full">
                <Icon name="close" size={18} />
                {words.exitFullScreen}
              </span>
            </label>
          </div>
        </div>
        <iframe
          src={community}
          title={words.frame}
          className="welcome-window"
          allow="fullscreen"
          // On the same origin a sandbox is useless: the framed page could remove it.
          sandbox={isOutside ? mayDo.join(' ') : undefined}
        />
      </div>
      <div className="column welcome-foot">
        <a className="welcome-link" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={20} />
          {words.support}
          <span className="sr-only">({newTab})</span>
        </a>
        <a className="welcome-link" href={links.account}>
          <Icon name="user" size={20} />
          {words.account}
        </a>
        <LeavingPhone>
          <form method="post" action={links.signOut}>
            <Button kind="quiet">{words.signOut}</Button>
          </form>
        </LeavingPhone>
      </div>
    </>
  );
}

/** For buyers without a membership: links to what they bought, and the community with its price. */
function BuyerWelcome({ page: { words, email, links, term } }: { page: WelcomeData }) {
  const texts = words.buyer;
  return (
    <main id="main" className="column buyer-welcome">
      <section className="grid content-center gap-6">
        {term !== null && <MembershipTerm term={term} />}
        <Heading level={1}>{texts.heading}</Heading>
        <p className="text-lg">{texts.text}</p>
        <p className="text-ink-soft">
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </p>
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
          <ButtonLink href={links.account}>{texts.account}</ButtonLink>
          <LeavingPhone>
            <form method="post" action={links.signOut}>
              <Button kind="quiet">{words.signOut}</Button>
            </form>
          </LeavingPhone>
        </div>
      </section>
      {term === null && (
        <section aria-labelledby="closed-title" className="buyer-closed on-ink">
          <Zellige />
          <Arch ground="clay" className="buyer-door">
            <Portrait name="khadija" alt="" lazy={false} />
          </Arch>
          <div className="buyer-words">
            <h2 id="closed-title" className="heading text-2xl">
              {texts.communityTitle}
            </h2>
            <p className="text-mist">{texts.community}</p>
            <div className="grid gap-3">
              <ButtonLink href={links.join} kind="highlight" full>
                {texts.join}
              </ButtonLink>
              <ButtonLink href={links.inside} kind="onInk" full>
                {texts.look}
              </ButtonLink>
            </div>
          </div>
        </section>
      )}
    </main>
  );
}

/** A line over the frame at each opening, which a form closes without script; the script adds the confetti. */
function WelcomeDialog({ page: { words, email } }: { page: WelcomeData }) {
  const texts = words.dialog;
  return (
    <dialog open className="welcome-dialog" aria-labelledby="welcome-title" data-celebrate>
      <div className="column">
        <div className="min-w-0">
          <h2 id="welcome-title" className="heading text-xl">
            {texts.heading}
          </h2>
          <p>{texts.text}</p>
          <p>
            {texts.sameEmail}{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {email}
            </bdi>
          </p>
        </div>
        <form method="dialog">
          <Button>{texts.enter}</Button>
        </form>
      </div>
    </dialog>
  );
}

export async function loader(args: ScreenArgs) {
  const app = await openMember(args);
  if (app.elsewhere) return app.elsewhere;
  const { academy, links, t, locale, member, communityUrl, clock } = app;
  const entered = await academy.community.enter(member);
  const isMember = entered.ok;
  if (!isMember) {
    const { status } = entered;
    // Somebody whom the team has shut out is not greeted, nor sent on to an outside community.
    if (status === 'shut-out') return redirect(`${links.communityEntrance()}?closed`, 303);
    if (status === 'unknown' || status === 'unpaid') return redirect(wayIn(status, links, null), 303);
  }
  const settings = await academy.settings();
  const term = isMember
    ? null
    : termOnPage(await academy.termOf(member.email), { settings, words: t.order.term, locale, now: clock() });
  const price = formatMad(settings.membershipPriceCentimes, locale);
  const words = fillAll(t.welcomeIn, { email: shownAddress(member.email), price });
  const head = { title: words.title, description: words.description, index: false };
  return {
    head,
    words,
    newTab: t.common.chat.newTab,
    email: shownAddress(member.email),
    isMember,
    /** Of a membership that ended. */
    term,
    // An outside community when one is set, else our own.
    community: communityUrl ?? links.communityInside(),
    isOutside: communityUrl !== null,
    whatsapp: whatsappLink(settings.whatsapp, words.message),
    links: {
      account: links.account(),
      signOut: links.signOut(),
      join: links.joinCommunity(),
      inside: links.sprintDetails(),
      welcome: links.welcome(),
    },
  };
}

export type WelcomeData = DataOf<typeof loader>;

/** The page after sign-in: the framed community for members; for buyers, what they have and what they do not. */
export default function Welcome({ loaderData }: { loaderData: WelcomeData }) {
  if (!loaderData.isMember) return <BuyerWelcome page={loaderData} />;
  return (
    <main id="main" className="welcome-in">
      <WelcomeDialog page={loaderData} />
      <FramedCommunity page={loaderData} />
    </main>
  );
}
