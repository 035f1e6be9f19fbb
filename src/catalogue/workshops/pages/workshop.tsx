import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicPage } from '../../../academy/frame/page-headers.ts';
import { coverAlt } from '../../../academy/frame/covers.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import type { Trainer } from '../../courses/trainer.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait, Prop, SceneBand } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Questions, Section } from '../../../platform/ui/section.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { DateLeaf, WorkshopRating, WorkshopRows } from './workshop-rows.tsx';
import { workshopPage, type WorkshopPage } from './workshop-page.ts';
import { objectIn } from './workshop-view.ts';
import { ShareButton } from '../../../academy/frame/share-button.tsx';

/** What else is to know, and what one can do with it. */
function Facts({ page: { view, facts, url }, t }: PartProps) {
  const words = t.workshops;
  return (
    <aside aria-labelledby="facts-title" className="workshop-facts">
      <h2 id="facts-title" className="heading text-xl">
        {words.facts.heading}
      </h2>
      <dl data-fresh="facts">
        {facts.map(({ icon, term, value }) => (
          <div key={term}>
            <Icon name={icon} size={18} className="mt-0.5 text-link" />
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="-mx-2 flex flex-wrap justify-between gap-x-4">
        {view.calendarHref !== null && (
          <ButtonLink href={view.calendarHref} kind="quiet" type="text/calendar">
            <Icon name="calendar" size={18} />
            {words.addToCalendar}
          </ButtonLink>
        )}
        <ShareButton url={url} title={view.title} common={t.common} />
      </div>
    </aside>
  );
}

export const headers = publicPage;

const hostOf = ({ portrait, ground, words }: Trainer, locale: Locale) => ({
  portrait,
  ground,
  ...words[locale],
});

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
  const [settings, all, trainers] = await Promise.all([
    academy.settings(),
    academy.workshops(),
    academy.trainers(),
  ]);
  const host = trainers.find(({ words: own }) => own.en.name === onOffer.workshop.instructor.en);
  const page = workshopPage(onOffer, { t, links, locale, settings, publicOrigin, all });
  const cover = await coverAlt(academy, onOffer.workshop.portrait, locale);
  return data(
    { ...shared, head: page.head, page: { ...page, coverAlt: cover, host: host && hostOf(host, locale) } },
    { status: 200 },
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <Heading level={2} size={2}>
      {heading}
    </Heading>
    {children}
  </section>
);

type PartProps = { page: WorkshopPage; t: Words };

type OpeningProps = { page: PartProps['page'] & { coverAlt: string }; t: Words };

/** On the table of the scene: what it is, when, and its seats. */
function Opening({ page: { view, coverAlt: cover }, t }: OpeningProps) {
  const words = t.workshops;
  const past = view.status === 'past';
  return (
    <SceneBand name={view.portrait} ground={view.ground} alt={cover}>
      <div className="card workshop-card">
        <Kicker>{view.categoryAndKind}</Kicker>
        <Heading level={1} size={2}>
          {view.title}
        </Heading>
        <p className="mt-2">{view.description}</p>
        <div className="workshop-card-day" data-fresh="day">
          {!past && <DateLeaf leaf={view.leaf} />}
          <div className="min-w-0">
            <p className="font-semibold">{view.hours}</p>
            <p className={past ? 'text-ink-soft' : 'font-semibold text-clay-ink'}>
              {past ? view.day : `${view.price} · ${view.seats}`}
            </p>
            <WorkshopRating rating={view.rating} />
          </div>
        </div>
        {view.recording !== null && (
          <ButtonLink href={view.recording} kind="secondary" full>
            <Icon name="video" size={18} />
            {words.past.watch}
          </ButtonLink>
        )}
        <div data-fresh="action" className="grid gap-2">
          <ButtonLink href={view.applyHref} data-dialog full className="max-lg:hidden">
            {view.action.full}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{view.note}</p>
        </div>
      </div>
    </SceneBand>
  );
}

type BodyProps = PartProps & { page: { host: ReturnType<typeof hostOf> | undefined } };

/** Empty parts of the record are left out; the question on cancelling is always there. */
function Body({ page, t }: BodyProps) {
  const words = t.workshops;
  return (
    <div className="workshop-body">
      {page.prerequisites.length > 0 && (
        <Part heading={words.prerequisites}>
          <ul className="workshop-bring">
            {page.prerequisites.map((item) => (
              <li key={item}>
                <span className="on-colour">
                  <Prop name={objectIn(item)} />
                </span>
                {item}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {page.learn.length > 0 && (
        <Part heading={words.whatYouLearn}>
          <ul className="workshop-learn">
            {page.learn.map((item) => (
              <li key={item}>
                <Khatam size={22} className="mt-1 text-mint" />
                {item}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {page.leavesWith !== '' && (
        <div className="workshop-leaves on-colour">
          <p>
            {words.leavesWith}
            <strong>{page.leavesWith}</strong>
          </p>
          <Prop name={objectIn(page.leavesWith)} />
        </div>
      )}
      {page.host !== undefined && (
        <div className="flex items-end gap-4">
          <Arch ground={page.host.ground} className="h-18 w-16 shrink-0">
            <Portrait name={page.host.portrait} alt="" />
          </Arch>
          <p>
            <strong className="block font-semibold">{page.host.name}</strong>
            <span className="text-ink-soft">{page.host.title}</span>
          </p>
        </div>
      )}
      <Facts page={page} t={t} />
      <Part heading={words.faq}>
        <div className="mt-4">
          <Questions items={page.questions} />
        </div>
      </Part>
    </div>
  );
}

function Others({ page, t, listHref }: PartProps & { listHref: string }) {
  const words = t.workshops;
  return (
    <Section tone="paper" labelledBy="others-title">
      <Heading level={2} id="others-title" className="mb-4">
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
      <Opening page={page} t={t} />
      <div className="column">
        <Body page={page} t={t} />
      </div>
      {page.others.length > 0 && <Others page={page} t={t} listHref={listHref} />}
      <aside aria-label={words.bar} className="action-bar" data-fresh="bar">
        {view.status === 'open' && (
          <p className="min-w-0 text-sm leading-snug">
            <span className="block font-semibold">{view.price}</span>
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
