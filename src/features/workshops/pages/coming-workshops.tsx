import type { Words } from '../../../words.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { SaidIn } from '../../../platform/ui/said-in.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { WorkshopRating } from './workshop-rating.tsx';
import type { WorkshopView } from './workshop-view.ts';

type ComingProps = {
  workshops: readonly WorkshopView[];
  /** Workshops without a date stand below, where a name can be left. */
  othersFollow: boolean;
  words: Words['workshops'];
};

function Ticket({ workshop }: { workshop: WorkshopView }) {
  const { title, action, writtenIn } = workshop;
  return (
    <li className="ticket">
      <div className="ticket-stub">
        <DateLeaf leaf={workshop.leaf} />
      </div>
      <div className="ticket-words">
        <p className="text-sm text-ink-soft">{workshop.categoryAndKind}</p>
        <Heading level={3} size={3}>
          <a href={workshop.href} className="ticket-title">
            <SaidIn locale={writtenIn}>{title}</SaidIn>
          </a>
        </Heading>
        <p>
          <SaidIn locale={writtenIn}>{workshop.description}</SaidIn>
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
          <Badge tone={workshop.standing === 'full' ? 'warning' : 'success'}>{workshop.seats}</Badge>
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
    <div className="flex flex-wrap items-end gap-8">
      <Door ground="majorelle" className="grid h-40 w-28 shrink-0 place-items-end justify-center pb-5">
        <Icon name="calendar" size={40} className="text-white" />
      </Door>
      <div className="max-w-[34rem] space-y-2 pb-2">
        <Heading level={3} size={3}>
          {words.none.title}
        </Heading>
        <p className="text-mist">{othersFollow ? words.none.text : words.none.empty}</p>
      </div>
    </div>
  );
}

/** What is coming up: a ticket each, with the seats really left. */
export function ComingWorkshops({ workshops, othersFollow, words }: ComingProps) {
  return (
    <Section tone="ink" labelledBy="coming-title" className="coming">
      <div className="section-head">
        <Heading level={2} id="coming-title">
          {words.upcoming.heading}
        </Heading>
        {workshops.length > 0 && <p className="max-w-[24rem] text-mist">{words.upcoming.text}</p>}
      </div>
      {workshops.length === 0 ? (
        <NoDate words={words} othersFollow={othersFollow} />
      ) : (
        <ul className="grid gap-6">
          {workshops.map((workshop) => (
            <Ticket key={workshop.slug} workshop={workshop} />
          ))}
        </ul>
      )}
    </Section>
  );
}
