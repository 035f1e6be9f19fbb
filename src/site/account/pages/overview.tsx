import { languages } from '../../../platform/i18n/languages.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import type { Words } from '../../../words.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { type Links, linksIn } from '../../../academy/frame/links.ts';
import { type Locale, spokenIn } from '../../../platform/i18n/locale.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { describeFiles, type FilesView } from '../../../selling/orders/pages/order-files.tsx';
import { AccountFrame, accountHead, namedIn, openAccount } from './account-frame.tsx';
import { OrderRights, viewRights } from '../../../selling/orders/pages/order-rights.tsx';
import { OwnOrderButton } from '../../../academy/accounts/pages/own-order-button.tsx';
import { type CourseCard, courseCards, MyCourses } from '../../../learning/classroom/pages/course-cards.tsx';
import { OpenCard } from './open-card.tsx';
import { termOnPage } from '../../../selling/orders/pages/membership-term.tsx';
import { openCards, waitingCards, type WaitingCard } from './overview-view.ts';

/** All that is theirs, neither open above nor a tab: each one line and one press. */
const quickLinks = (
  { account, common, friends }: Words,
  {
    links,
    others,
    certificates,
    hasFriends,
  }: { links: Links; others: readonly Locale[]; certificates: readonly CourseCard[]; hasFriends: boolean },
) => {
  const { quick } = account.overview;
  return [
    ...certificates.flatMap(({ certificate, title }) =>
      certificate === null
        ? []
        : [{ icon: 'award' as const, href: certificate, label: quick.certificate(title) }],
    ),
    ...(hasFriends ? [{ icon: 'tag' as const, href: links.accountFriends(), label: friends.title }] : []),
    { icon: 'download', href: links.keptLessons(), label: quick.kept },
    { icon: 'smartphone', href: links.accountDevices(), label: quick.devices },
    ...others.map((one) => ({
      icon: 'language' as const,
      href: linksIn(one).account(),
      label: `${common.navigation.languages}: ${languages[one].name}`,
    })),
    // The switch is at the foot of the page.
    { icon: 'moon', href: '#theme', label: common.theme.label },
    { icon: 'shield', href: links.accountData(), label: quick.data },
  ] satisfies { icon: IconName; href: string; label: string }[];
};

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, locale, clock, member, communityUrl } = opened;
  const caller = { email: member.email, orderTokens: [], staff: null };
  const [view, entered, settings, mine] = await Promise.all([
    academy.account.read(member).then((read) => namedIn(locale, read, academy)),
    academy.community.enter(member),
    academy.settings(),
    academy.learning.myCourses({ caller }),
  ]);
  const given = new Map<string, FilesView>();
  for (const { number, itemKind, token } of view.opened) {
    if (itemKind !== 'product' || token !== null) continue;
    const gift = { email: member.email, number };
    const files = await academy.filesOfGift(gift, clientAddress(args.request));
    given.set(
      number,
      describeFiles(files, { t, locale, links }, (text) => whatsappLink(settings.whatsapp, text)),
    );
  }
  const now = clock();
  const known = view.orders.some(({ months }) => months !== null) ? await academy.termOf(member.email) : null;
  const term = termOnPage(known, { settings, words: t.order.term, locale, now });
  const viewContext = { t, links, locale, now, communityUrl, term };
  const certified = new Set<string>();
  for (const { course, learner, progress } of mine) {
    if (progress.percent < 100 && learner.enrolment.finishedAt === null) continue;
    const found = await academy.certificates.ownCertificate({ caller, courseSlug: course.slug });
    if (found.ok && (found.own.state === 'issued' || found.own.state === 'earned'))
      certified.add(course.slug);
  }
  const courses = courseCards(mine, { words: t.account.overview, links, locale, certified });
  const others = spokenIn(settings).filter((one) => one !== locale);
  const openRights = view.rights.filter(({ state }) => state === 'open');
  return {
    ...accountHead(t.account.overview.title, opened),
    words: t.account.overview,
    courses,
    rights: viewRights(openRights, { email: member.email, isSignedIn: true }, opened),
    open: openCards(view, entered.ok ? 'open' : entered.status, { ...viewContext, given }),
    waiting: waitingCards(view, viewContext, settings.transferChecks),
    orders: links.accountOrders(),
    quick: quickLinks(t, {
      links,
      others,
      certificates: courses,
      hasFriends: (settings.friendPercent ?? null) !== null,
    }),
    accessHours: policyValues(settings, t.refunds, locale).accessHours,
    ways: { courses: links.courses(), community: links.community() },
  };
}

type LoaderData = DataOf<typeof loader>;

function NothingOpen({ words, ways }: Pick<LoaderData, 'words' | 'ways'>) {
  const { empty } = words;
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-sand-deep p-6 md:p-8">
      <h2 className="text-xl font-bold">{empty.title}</h2>
      <p className="max-w-[38rem]">{empty.text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={ways.courses}>{empty.courses}</ButtonLink>
        <ButtonLink href={ways.community} kind="secondary">
          {empty.community}
        </ButtonLink>
      </div>
    </div>
  );
}

type WaitingProps = Pick<LoaderData, 'words' | 'orders'> & { cards: readonly WaitingCard[] };

function Waiting({ cards, words, orders }: WaitingProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="text-xl font-bold">
        {words.waiting.heading}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {cards.map(({ key, title, kind, amount, text, href }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-bold wrap-anywhere">{title}</span>
                <Badge>{kind}</Badge>
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                <span className="font-semibold text-ink">{amount}</span>
                {'\u2002'}
                {text}
              </p>
            </div>
            {href === null ? (
              <OwnOrderButton action={orders} order={key} to="pay">
                {words.waiting.pay}
              </OwnOrderButton>
            ) : (
              <ButtonLink href={href} kind="secondary">
                {words.order}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Overview({ loaderData }: { loaderData: LoaderData }) {
  const { frame, words, courses, rights, open, waiting, orders, quick, accessHours, ways } = loaderData;
  const hasOthersOnly = courses.length + waiting.length === 0 && open.length > 0;
  return (
    <AccountFrame frame={frame} title={hasOthersOnly ? words.also : words.heading}>
      <Waiting cards={waiting} words={words} orders={orders} />
      {courses.length + open.length + waiting.length === 0 && <NothingOpen words={words} ways={ways} />}
      {courses.length > 0 && <MyCourses cards={courses} words={words} />}
      {rights !== null && (
        <div className="mt-10">
          <OrderRights rights={rights} />
        </div>
      )}
      {open.length > 0 && (
        <section aria-label={words.also} className={courses.length > 0 ? 'mt-10' : undefined}>
          {!hasOthersOnly && <h2 className="text-xl font-bold">{words.also}</h2>}
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {open.map((card) => (
              <OpenCard
                key={card.key}
                title={hasOthersOnly ? 'h2' : 'h3'}
                card={card}
                words={words}
                accessHours={accessHours}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="quick" className="mt-10">
        <h2 id="quick" className="text-xl font-bold">
          {words.quick.heading}
        </h2>
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-paper px-4">
          {quick.map(({ icon, href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-14 items-center gap-4 py-1.5 hover:underline">
                <Icon name={icon} size={24} className="text-link" />
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                <Icon name="chevron-forward" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </AccountFrame>
  );
}
