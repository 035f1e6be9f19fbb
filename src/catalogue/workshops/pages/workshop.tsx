import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicPage } from '../../../academy/frame/page-headers.ts';
import { coverAlt } from '../../../academy/frame/covers.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { languageOfRecord } from '../../../platform/i18n/locale.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Questions, Section } from '../../../platform/ui/section.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { DateLeaf, WorkshopRating, WorkshopRows } from './workshop-rows.tsx';
import { workshopPage, type WorkshopPage } from './workshop-page.ts';
import { ShareButton } from '../../../academy/frame/share-button.tsx';

/** Date, facts and actions on one card: after the title on phones, beside the text and always visible on wide screens. */
function WorkshopAside({ page, t }: { page: WorkshopPage; t: Words }) {
  const { view, facts, url } = page;
  const words = t.workshops;
  const past = view.status === 'past';
  return (
    <aside aria-labelledby="facts-title" className="workshop-card">
      <h2 id="facts-title" className="sr-only">
        {words.facts.heading}
      </h2>
      {past ? (
        <div className="grid gap-1 pb-4">
          <p className="text-lg font-semibold">{view.hours}</p>
          <p className="text-sm text-ink-soft">{view.day}</p>
          {view.recording !== null && (
            <ButtonLink href={view.recording} kind="quiet" className="-ms-2 justify-self-start">
              <Icon name="video" size={18} />
              {words.past.watch}
            </ButtonLink>
          )}
        </div>
      ) : (
        <div className="workshop-card-day" data-fresh="day">
          <DateLeaf leaf={view.leaf} />
          <div className="min-w-0 space-y-2">
            <p className="font-semibold">{view.day}</p>
            <Badge tone={view.status === 'full' ? 'warning' : 'success'}>{view.seats}</Badge>
          </div>
        </div>
      )}
      <dl className="divide-y divide-line border-t border-line" data-fresh="facts">
        {facts.map(({ icon, term, value }) => (
          <div key={term} className="flex items-start gap-3 py-2.5 text-sm max-[18.5rem]:flex-wrap">
            <Icon name={icon} size={18} className="mt-0.5 text-link" />
            <dt className="shrink-0 text-ink-soft max-[18.5rem]:shrink">{term}</dt>
            <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 pt-3">
        <div data-fresh="action" className="grid gap-2">
          <ButtonLink href={view.applyHref} data-dialog full className="max-lg:hidden">
            {view.action.full}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{view.note}</p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          {view.calendarHref !== null && (
            <ButtonLink href={view.calendarHref} kind="quiet" type="text/calendar">
              <Icon name="calendar" size={18} />
              {words.addToCalendar}
            </ButtonLink>
          )}
          <ShareButton url={url} title={view.title} common={t.common} />
        </div>
      </div>
    </aside>
  );
}

export const headers = publicPage;

export async function loader(args: ScreenArgs & { params: { slug?: string } }) {
  const opened = open(args);
  const { academy, links, publicOrigin } = opened;
  const onOffer = await academy.workshop(args.params.slug ?? '');
  const { t, locale } = languageOfRecord(onOffer?.workshop ?? {}, opened);
  const words = t.workshops;
  const shared = { t, listHref: links.workshops() };
  if (onOffer === null) {
    const head = missingItemHead(words.notFound, words.notFoundText);
    return data({ ...shared, head, page: null }, { status: 404 });
  }
  const [settings, all] = await Promise.all([academy.settings(), academy.workshops()]);
  const page = workshopPage(onOffer, { t, links, locale, settings, publicOrigin, all });
  const cover = await coverAlt(academy, onOffer.workshop.portrait, locale);
  return data({ ...shared, head: page.head, page: { ...page, coverAlt: cover } }, { status: 200 });
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="space-y-5">
    <Heading level={2} size={2}>
      {heading}
    </Heading>
    {children}
  </section>
);

type PartProps = { page: WorkshopPage; t: Words };

type OpeningProps = { page: PartProps['page'] & { coverAlt: string }; t: Words; listHref: string };

function Opening({ page: { view, coverAlt: cover }, t, listHref }: OpeningProps) {
  const words = t.workshops;
  return (
    <div className="on-ink bg-pitch text-cream">
      <div className="column workshop-opening">
        <div className="workshop-opening-words">
          <p>
            <a href={listHref} className="workshop-back">
              <Icon name="arrow-back" />
              {words.back}
            </a>
          </p>
          <Kicker>{view.categoryAndKind}</Kicker>
          <Heading level={1}>{view.title}</Heading>
          <p className="max-w-[36rem] text-lg">{view.description}</p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-mist">
            <span>{words.with(view.instructor)}</span>
            <WorkshopRating rating={view.rating} />
          </p>
        </div>
        <Arch ground={view.ground} className="workshop-door">
          <Portrait name={view.portrait} alt={cover} />
        </Arch>
      </div>
    </div>
  );
}

/** Empty parts of the record are left out; the question on cancelling is always there. */
function Body({ page, t }: PartProps) {
  const words = t.workshops;
  return (
    <div className="workshop-body">
      {page.learn.length > 0 && (
        <Part heading={words.whatYouLearn}>
          <ol className="workshop-learn">
            {page.learn.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Part>
      )}
      {page.prerequisites.length > 0 && (
        <Part heading={words.prerequisites}>
          <ul className="space-y-3">
            {page.prerequisites.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" size={20} className="mt-1 text-mint-ink" />
                {item}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part heading={words.faq}>
        <Questions items={page.questions} />
      </Part>
    </div>
  );
}

function Others({ page, t, listHref }: PartProps & { listHref: string }) {
  const words = t.workshops;
  return (
    <Section tone="paper" labelledBy="others-title">
      <Heading level={2} size={3} id="others-title" className="mb-4">
        {words.others}
      </Heading>
      <WorkshopRows workshops={page.others} words={words} />
      <p className="mt-4">
        <BackLink href={listHref} label={words.back} />
      </p>
    </Section>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

export default function Workshop({ loaderData }: { loaderData: LoaderData }) {
  const { t, page, listHref } = loaderData;
  const words = t.workshops;
  if (page === null) {
    const list = { href: listHref, label: words.back };
    return <MissingItem title={words.notFound} text={words.notFoundText} list={list} />;
  }
  const { view } = page;
  return (
    <main id="main">
      <Opening page={page} t={t} listHref={listHref} />
      <div className="column workshop-columns">
        <WorkshopAside page={page} t={t} />
        <Body page={page} t={t} />
      </div>
      {page.others.length > 0 && <Others page={page} t={t} listHref={listHref} />}
      <aside aria-label={words.bar} className="action-bar" data-fresh="bar">
        {view.status === 'open' && (
          <p className="min-w-0 text-sm leading-snug">
            <span className="block font-semibold">{view.seats}</span>
            <span className="block text-ink-soft">
              {`${view.leaf.weekday} ${view.leaf.day} ${view.leaf.month}`}
            </span>
          </p>
        )}
        <ButtonLink
          href={view.applyHref}
          data-dialog
          className={view.status === 'open' ? 'shrink-0' : 'w-full'}
        >
          {view.status === 'open' ? view.action.short : view.action.full}
        </ButtonLink>
      </aside>
    </main>
  );
}
