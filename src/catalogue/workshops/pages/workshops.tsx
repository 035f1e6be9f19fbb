import type { Words } from '../../../words.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { describeWorkshop, type WorkshopView } from './workshop-view.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { DateLeaf, WorkshopRating, WorkshopRows } from './workshop-rows.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

type ComingProps = {
  workshops: readonly WorkshopView[];
  /** Whether workshops without a date follow below, where visitors can leave their name. */
  othersFollow: boolean;
  words: Words['workshops'];
};

function Ticket({ workshop }: { workshop: WorkshopView }) {
  const { title, action, writtenIn } = workshop;
  return (
    <li className="card ticket">
      <div className="ticket-stub">
        <Portrait name={workshop.portrait} ground={workshop.ground} alt="" className="ticket-scene" />
        <DateLeaf leaf={workshop.leaf} />
      </div>
      <div className="ticket-words">
        <p className="text-sm text-ink-soft">{workshop.categoryAndKind}</p>
        <Heading level={3} size={3}>
          <a href={workshop.href} className="ticket-title">
            <InLanguage writtenIn={writtenIn}>{title}</InLanguage>
          </a>
        </Heading>
        <p>
          <InLanguage writtenIn={writtenIn}>{workshop.description}</InLanguage>
        </p>
        <ul className="ticket-facts">
          <li>
            <Icon name="clock" size={18} />
            {workshop.hours}
          </li>
          <li>
            <Icon name={workshop.kind === 'online' ? 'video' : 'pin'} size={18} />
            {workshop.location}
          </li>
          <li>
            <Icon name="user" size={18} />
            {workshop.instructor}
          </li>
          {workshop.rating !== null && (
            <li>
              <WorkshopRating rating={workshop.rating} />
            </li>
          )}
        </ul>
      </div>
      <div className="ticket-action" data-fresh={workshop.slug}>
        <p className="flex flex-wrap gap-2 sm:justify-center">
          <Badge tone={workshop.status === 'full' ? 'warning' : 'success'}>{workshop.seats}</Badge>
          <Badge>{workshop.price}</Badge>
        </p>
        <ButtonLink href={workshop.applyHref} data-dialog className="max-sm:w-full">
          {action.short}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function NoDate({ words, othersFollow }: Pick<ComingProps, 'words' | 'othersFollow'>) {
  return (
    <div className="mt-8 max-w-[34rem] space-y-2">
      <Heading level={3} size={3}>
        {words.none.title}
      </Heading>
      <p>{othersFollow ? words.none.text : words.none.empty}</p>
    </div>
  );
}

/** Coming workshops: a ticket each, with the seats left. */
function ComingWorkshops({ workshops, othersFollow, words }: ComingProps) {
  return (
    <section aria-labelledby="coming-title" className="workshops-band">
      <div className="column">
        <Heading level={1}>{words.heading}</Heading>
        <p className="mt-3 max-w-[34rem] text-lg">{words.lead}</p>
        <h2 id="coming-title" className="sr-only">
          {words.upcoming.heading}
        </h2>
        {workshops.length === 0 ? (
          <NoDate words={words} othersFollow={othersFollow} />
        ) : (
          <>
            <p className="mt-1 max-w-[34rem] font-semibold">{words.upcoming.text}</p>
            <ul className="mt-6 grid gap-6">
              {workshops.map((workshop) => (
                <Ticket key={workshop.slug} workshop={workshop} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function PastWorkshops({ workshops, words }: Parameters<typeof WorkshopRows>[0]) {
  return (
    <Section tone="paper" labelledBy="past-title">
      <Heading level={2} id="past-title" className="mb-4">
        {words.past.heading}
      </Heading>
      <WorkshopRows workshops={workshops} words={words} />
    </Section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = open(args);
  const words = t.workshops;
  const viewContext = { words, links, locale };
  const views = (await academy.workshops()).map((onOffer) => describeWorkshop(onOffer, viewContext));
  return {
    head: { title: words.title, description: words.description },
    words,
    hostHref: links.hostCourse(),
    coming: views.filter(({ status }) => status !== 'past'),
    past: views.filter(({ status }) => status === 'past'),
  };
}

function HowItGoes({ words, hostHref }: { words: Words['workshops']; hostHref: string }) {
  return (
    <Section tone="sand" labelledBy="how-title">
      <Heading level={2} id="how-title">
        {words.how.heading}
      </Heading>
      <StepsInARow steps={words.how.steps} objects={['pencil', 'envelope', 'laptop']} />
      <p className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
        {words.host.text}
        <ButtonLink href={hostHref} kind="quiet" className="-ms-2">
          {words.host.action}
        </ButtonLink>
      </p>
    </Section>
  );
}

export default function Workshops({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { words, coming, past, hostHref } = loaderData;
  return (
    <main id="main">
      <ComingWorkshops workshops={coming} othersFollow={past.length > 0} words={words} />
      {past.length > 0 && <PastWorkshops workshops={past} words={words} />}
      <HowItGoes words={words} hostHref={hostHref} />
    </main>
  );
}
