import { languages } from '../../../platform/i18n/languages.ts';
import { isLocale, spokenIn } from '../../../platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { mayEnterCommunity } from '../../../academy/sign-in/member.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { ChoiceCards, TickField } from '../../../platform/ui/field.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { organisationWords } from '../../../selling/organisations/words.ts';
import { useNewsWords } from '../../../academy/emails/news-words.ts';
import { AccountFrame, accountHead, openAccount, seeAgain } from './account-frame.tsx';

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, locale, url, member, communityUrl } = opened;
  const caller = { email: member.email, orderTokens: [], staff: null };
  const [wishes, news, status, mine, settings, seats] = await Promise.all([
    academy.account.wishes(member),
    academy.news.newsChoice(member.email),
    academy.statusOf(member.email),
    academy.learning.myCourses({ caller }),
    academy.settings(),
    academy.seatsOfMember(member),
  ]);
  const reads = wishes?.locale ?? locale;
  const seatWords = organisationWords[locale].seat.account;
  return {
    ...accountHead(t.account.data.title, opened),
    seats: {
      title: seatWords.title,
      change: seatWords.change,
      rows: seats.map(({ code, organisation, showsName }) => ({
        href: links.takeSeat(code),
        text: showsName ? seatWords.sees(organisation) : seatWords.hidden(organisation),
      })),
    },
    words: t.account.data,
    reads,
    wantsDigest: wishes?.wantsDigest ?? false,
    languages: [...new Set([...spokenIn(settings), reads])].map((one) => ({
      value: one,
      title: languages[one].name,
    })),
    wantsNews: news === 'on',
    // Profile and digest exist only in our own community.
    isIn: mayEnterCommunity(status) && communityUrl === null,
    courses: mine.flatMap(({ course, state }) =>
      state === 'paused'
        ? []
        : [{ name: course.words[locale].name, settings: links.courseSettings(course.slug) }],
    ),
    saved: url.searchParams.get('notice') === 'saved',
    hrefs: {
      self: links.accountData(),
      export: links.accountExport(),
      exportPage: links.accountExportPage(),
      delete: links.accountDelete(),
      profile: links.communityProfile(),
    },
  };
}

/** An unknown language leaves the current one. */
export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, links, member, locale } = opened;
  const form = await postedForm(args.request);
  const wished = form.get('locale');
  const before = await academy.account.wishes(member);
  const reads = isLocale(wished) ? wished : (before?.locale ?? locale);
  await academy.account.changeWishes(member, {
    locale: reads,
    // The box is only there for members who can get the digest.
    wantsDigest: form.has('asksDigest') ? form.get('digest') === 'yes' : (before?.wantsDigest ?? false),
  });
  await academy.news.setNewsChoice({
    email: member.email,
    locale: reads,
    wanted: form.get('news') === 'yes',
  });
  return seeAgain(links.accountData(), 'saved');
}

type LoaderData = DataOf<typeof loader>;

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline';

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-7 first:border-0 first:pt-0 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
      <h2 className="flex items-start gap-3 text-lg font-bold">
        <Icon name={icon} size={24} className="mt-0.5 text-link" />
        {title}
      </h2>
      <div className="grid max-w-[36rem] justify-items-start gap-4">{children}</div>
    </section>
  );
}

function Wishes({ data }: { data: LoaderData }) {
  const { words, reads, wantsNews, isIn, courses, saved, hrefs } = data;
  const news = useNewsWords();
  return (
    <Part icon="mail" title={words.wishes.heading}>
      {saved && <Notice tone="success">{words.wishes.saved}</Notice>}
      <form method="post" action={hrefs.self} className="grid w-full gap-5">
        {data.languages.length > 1 && (
          <ChoiceCards name="locale" legend={words.wishes.locale} options={data.languages} value={reads} />
        )}
        <TickField name="news" label={news.consent} checked={wantsNews} />
        {isIn && (
          <>
            <input type="hidden" name="asksDigest" value="yes" />
            <TickField name="digest" label={words.wishes.digest} checked={data.wantsDigest} />
          </>
        )}
        <p className="text-sm text-ink-soft">{words.wishes.orders}</p>
        <Button className="justify-self-start">{words.wishes.save}</Button>
      </form>
      {courses.map(({ name, settings }) => (
        <a key={settings} href={settings} className={linkLook}>
          {words.learning(name)}
        </a>
      ))}
      {isIn && (
        <a href={hrefs.profile} className={linkLook}>
          {words.profile}
        </a>
      )}
    </Part>
  );
}

/** What each organisation that paid a seat sees, and the way to change it. */
function Seats({ seats: { title, change, rows } }: Pick<LoaderData, 'seats'>) {
  if (rows.length === 0) return null;
  return (
    <Part icon="users" title={title}>
      {rows.map(({ href, text }) => (
        <p key={href}>
          {text} ·{' '}
          <a href={href} className={linkLook} aria-label={`${change}: ${text}`}>
            {change}
          </a>
        </p>
      ))}
    </Part>
  );
}

export default function Data({ loaderData }: { loaderData: LoaderData }) {
  const { frame, words, hrefs } = loaderData;
  return (
    <AccountFrame frame={frame} title={words.title}>
      <Wishes data={loaderData} />
      <Seats seats={loaderData.seats} />
      <Part icon="download" title={words.export.heading}>
        <p>{words.export.text}</p>
        <ButtonLink href={hrefs.exportPage} kind="secondary" type="text/html">
          <Icon name="download" size={18} />
          {words.export.open}
        </ButtonLink>
        <a href={hrefs.export} type="application/json" className={linkLook}>
          {words.export.machine}
        </a>
        <p className="text-sm text-ink-soft">{words.export.careful}</p>
      </Part>
      <Part icon="warning" title={words.delete.heading}>
        <p>{words.delete.text}</p>
        <ButtonLink href={hrefs.delete} kind="secondary">
          {words.delete.open}
        </ButtonLink>
      </Part>
    </AccountFrame>
  );
}
