import { redirect } from 'react-router';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { FriendsView } from '../../../selling/friends/friends.service.ts';
import { CopyButton } from '../../../selling/orders/pages/copy-button.tsx';
import { shownNumber } from '../../../selling/orders/order.ts';
import { AccountFrame, accountHead, openAccount, type OpenedAccount } from './account-frame.tsx';

/** The terms of today in sentences; none while nobody gets a code. */
function rulesOf({ terms }: FriendsView, { t, locale }: OpenedAccount): string[] {
  const { how, percent } = t.friends;
  if (terms === null) return [];
  const { percentOff, creditPercent, creditCentimes, creditDays } = terms;
  const credit =
    creditCentimes === null ? how.part(percent(creditPercent)) : formatMad(creditCentimes, locale);
  return [
    how.friend(percent(percentOff)),
    how.credit(credit),
    how.back,
    how.length(count(creditDays, t.refunds.days, locale)),
    how.own,
    how.oneLevel,
  ];
}

/** The code with its link; null where there is none to share. */
async function shareOf({ code, closedWhy, mayHave, terms }: FriendsView, opened: OpenedAccount) {
  if (code === null || closedWhy !== null || !mayHave || terms === null) return null;
  const { academy, t, links, locale, publicOrigin } = opened;
  const { siteName } = await academy.settings();
  const link = `${publicOrigin}${links.friendOffer(code)}`;
  const text = t.friends.code.text(siteName[locale], t.friends.percent(terms.percentOff), link);
  return { code, link, whatsapp: whatsappLink('', text) };
}

function creditOf({ centimes, waiting, paid, lots, spends }: FriendsView, { t, locale }: OpenedAccount) {
  const { credit } = t.friends;
  const money = (amount: number) => formatMad(amount, locale);
  return {
    now: money(Math.max(0, centimes)),
    owed: centimes < 0 ? credit.owed(money(-centimes)) : null,
    paid,
    waiting: waiting === 0 ? null : money(waiting),
    lots: lots.map((lot) => credit.until(money(lot.centimes), formatDay(lot.until, locale))),
    spends: spends.map((one) => credit.spent(money(one.centimes), shownNumber(one.orderNumber))),
  };
}

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, member } = opened;
  const view = await academy.friendsOf(member);
  if (view === null) return redirect(links.account(), 303);
  return {
    ...accountHead(t.friends.title, opened),
    words: t.friends,
    action: links.accountFriends(),
    courses: links.courses(),
    rules: rulesOf(view, opened),
    share: await shareOf(view, opened),
    mayGet: view.code === null && view.mayHave,
    closed: view.closedWhy === null ? null : t.friends.code.closed(view.closedWhy),
    credit: creditOf(view, opened),
  };
}

export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  await opened.academy.makeFriendCode(opened.member);
  return redirect(opened.links.accountFriends(), 303);
}

type LoaderData = DataOf<typeof loader>;

const Share = ({
  share,
  words,
}: {
  share: NonNullable<LoaderData['share']>;
  words: LoaderData['words']['code'];
}) => (
  <div className="grid gap-4 rounded-lg border border-line bg-paper p-4 md:p-6">
    <p>
      <bdi dir="ltr" className="text-2xl font-bold tracking-wider">
        {share.code}
      </bdi>
    </p>
    <p dir="ltr" className="text-sm wrap-anywhere text-ink-soft rtl:text-end">
      {share.link}
    </p>
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={share.whatsapp} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {words.share}
      </ButtonLink>
      <CopyButton value={share.link} words={words.copy} />
    </div>
  </div>
);

function Code({ share, words, action, mayGet, closed }: LoaderData) {
  const { code } = words;
  if (share !== null) return <Share share={share} words={code} />;
  if (closed !== null) return <Notice tone="warning">{closed}</Notice>;
  if (!mayGet) return <p>{code.none}</p>;
  return (
    <form method="post" action={action}>
      <Button>{code.get}</Button>
    </form>
  );
}

function Credit({ credit, words, courses }: LoaderData) {
  const { credit: own } = words;
  const rows = [
    { label: own.now, value: credit.now },
    ...(credit.waiting === null ? [] : [{ label: own.waiting, value: credit.waiting }]),
    { label: own.paid, value: String(credit.paid) },
  ];
  return (
    <>
      {credit.owed !== null && <Notice tone="warning">{credit.owed}</Notice>}
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 tabular-nums">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-1 text-sm text-ink-soft empty:hidden">
        {[...credit.lots, ...credit.spends].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">{own.use}</p>
      <ButtonLink kind="secondary" href={courses} className="mt-4">
        {own.courses}
      </ButtonLink>
    </>
  );
}

export default function Friends({ loaderData }: { loaderData: LoaderData }) {
  const { frame, words, rules } = loaderData;
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      {rules.length > 0 && (
        <section aria-labelledby="code" className="mb-10">
          <h2 id="code" className="mb-4 text-xl font-bold">
            {words.code.heading}
          </h2>
          <Code {...loaderData} />
        </section>
      )}
      <section aria-labelledby="credit" className="mb-10">
        <h2 id="credit" className="text-xl font-bold">
          {words.credit.heading}
        </h2>
        <Credit {...loaderData} />
      </section>
      {rules.length > 0 && (
        <section aria-labelledby="how">
          <h2 id="how" className="text-xl font-bold">
            {words.how.heading}
          </h2>
          <ul className="mt-4 grid list-disc gap-2 ps-5">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      )}
    </AccountFrame>
  );
}
