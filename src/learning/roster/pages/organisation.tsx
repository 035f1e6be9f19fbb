/** '/organisations/:token': what an organisation bought, for whoever it gave the address to. */
import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import { organisationWords } from '../../../selling/organisations/words.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { LeadersDeal } from '../leader.service.ts';

type TokenArgs = ScreenArgs & { params: { token?: string } };

type In = { locale: Locale; links: Links; token: string; origin: string };

function figuresOf(deal: LeadersDeal, locale: Locale) {
  const t = organisationWords[locale].page;
  if (deal.state !== 'paid' && deal.state !== 'ended') return [];
  return [
    { label: t.bought, value: String(deal.seats) },
    { label: t.taken, value: String(deal.taken) },
    { label: t.begun, value: String(deal.begun) },
    { label: t.finished, value: String(deal.finished) },
    ...(deal.average === null ? [] : [{ label: t.average, value: t.percent(deal.average) }]),
  ];
}

function viewOf(deal: LeadersDeal, { locale, links, token, origin }: In) {
  const { page: t, paper } = organisationWords[locale];
  return {
    course: deal.course[locale],
    state: t.states[deal.state],
    link: deal.code === null ? null : origin + links.takeSeat(deal.code),
    linkText: deal.isListOnly ? t.listOnly : t.linkText,
    figures: figuresOf(deal, locale),
    named: deal.named.map(({ name, percent, isFinished }) => ({
      name,
      value: isFinished ? t.finished : t.percent(percent),
    })),
    papers: deal.papers.map(({ number, kind, issuedAt, totalCentimes }) => ({
      href: links.organisationPaper(token, number),
      label: t.download(paper.titles[kind], number),
      text: `${formatMad(totalCentimes, locale)} · ${dateOf(issuedAt, locale)}`,
    })),
  };
}

export async function loader(args: TokenArgs) {
  const { academy, links, locale, url } = open(args);
  const words = organisationWords[locale].page;
  const token = args.params.token ?? '';
  const found = await academy.leadersPage(token);
  if (found === null) {
    const head = { title: words.none, description: words.noneText, index: false };
    return data({ head, organisation: null, title: words.none, text: words.noneText }, { status: 404 });
  }
  const { link, names, noNames, papers, lead } = words;
  const title = words.title(found.name);
  return data({
    head: { title, description: lead, index: false },
    organisation: {
      words: { link, names, noNames, papers },
      deals: found.deals.map((deal) => viewOf(deal, { locale, links, token, origin: url.origin })),
    },
    title,
    text: lead,
  });
}

type Organisation = NonNullable<DataOf<typeof loader>['organisation']>;
type Deal = Organisation['deals'][number];
type Parts = { deal: Deal; words: Organisation['words'] };

function Seats({ deal, words }: Parts) {
  if (deal.figures.length === 0) return null;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {deal.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-2xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {deal.link !== null && (
        <div className="grid gap-1">
          <h3 className="font-bold">{words.link}</h3>
          <p>{deal.linkText}</p>
          <a href={deal.link} dir="ltr" className="link inline-flex min-h-11 items-center wrap-anywhere">
            {deal.link}
          </a>
        </div>
      )}
      <div className="grid gap-1">
        <h3 className="font-bold">{words.names}</h3>
        {deal.named.length === 0 && <p>{words.noNames}</p>}
        <ul className="grid gap-1">
          {deal.named.map(({ name, value }) => (
            <li key={`${name} ${value}`}>
              <bdi>{name}</bdi> · {value}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function DealPart({ deal, words }: Parts) {
  return (
    <section className="grid gap-5 border-t border-line py-7">
      <div>
        <h2 className="text-lg font-bold">
          <bdi>{deal.course}</bdi>
        </h2>
        <p className="text-ink-soft">{deal.state}</p>
      </div>
      <Seats deal={deal} words={words} />
      <div className="grid gap-1">
        <h3 className="font-bold">{words.papers}</h3>
        <ul className="grid gap-1">
          {deal.papers.map(({ href, label, text }) => (
            <li key={href} className="flex flex-wrap items-center gap-x-3">
              <a href={href} className="link inline-flex min-h-11 items-center" type="application/pdf">
                {label}
              </a>
              <span className="text-sm text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function OrganisationPage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { organisation, title, text } = loaderData;
  if (organisation === null)
    return (
      <ClosedPage title={title}>
        <p className="text-lg text-ink-soft">{text}</p>
      </ClosedPage>
    );
  return (
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mb-6 text-ink-soft">{text}</p>
      {organisation.deals.map((deal) => (
        <DealPart key={deal.papers[0]?.href} deal={deal} words={organisation.words} />
      ))}
    </main>
  );
}
