import { data, redirect } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { whatsappLink } from '../../site/whatsapp-link.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { BuyerWelcome } from './buyer-welcome.tsx';
import { FramedCommunity } from './framed-community.tsx';
import { greetedCookie, isGreeted, signInOf } from './greeting.ts';
import { openMember } from './open-member.ts';
import { wayIn } from './way-in.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

export async function loader(args: ScreenArgs) {
  const house = await openMember(args);
  if (house.elsewhere) return house.elsewhere;
  const { academy, links, say, locale, member, memberDoor, communityUrl, publicOrigin } = house;
  const entered = await academy.circle.enter(member);
  const isMember = entered.ok;
  if (!isMember) {
    const { standing } = entered;
    // Whom the team has shut out is not greeted, neither here nor on the way to a community elsewhere.
    if (standing === 'shut-out') return redirect(`${links.circleDoor()}?closed`, 303);
    if (standing === 'unknown' || standing === 'unpaid') return redirect(wayIn(standing, links, null), 303);
  }
  const settings = await academy.settings();
  const price = formatMad(settings.membershipPriceCentimes, locale);
  const words = fillAll(say.welcomeIn, { email: member.email, price });
  const signIn = signInOf(await memberDoor.devices(args.request));
  const greets = isMember && signIn !== null && !isGreeted(args.request, signIn);
  const head = { title: words.title, description: words.description, index: false };
  const page = {
    head,
    words,
    newTab: say.common.chat.newTab,
    email: member.email,
    isMember,
    greets,
    // An outside community when one is set, else our own.
    community: communityUrl ?? links.circle(),
    isOutside: communityUrl !== null,
    whatsapp: whatsappLink(settings.whatsapp, words.message),
    links: {
      account: links.account(),
      signOut: links.signOut(),
      join: links.joinCommunity(),
      inside: links.clarityDetails(),
      welcome: links.welcome(),
    },
  };
  return data(page, { headers: greets ? { 'Set-Cookie': greetedCookie(signIn, publicOrigin) } : {} });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export type WelcomeData = DataOf<typeof loader>;

/** The page behind the sign-in: the community in its frame for members; for who only bought, what is hers and what is not. */
export default function Welcome({ loaderData }: { loaderData: WelcomeData }) {
  const { isMember, greets } = loaderData;
  if (!isMember) return <BuyerWelcome page={loaderData} />;
  return (
    <main id="main" className="welcome-in">
      <FramedCommunity page={loaderData} />
      {greets && <WelcomeDialog page={loaderData} />}
    </main>
  );
}
