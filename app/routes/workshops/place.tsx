import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { ClosedDoor } from '../../layout/closed-door.tsx';
import { fill } from '../../locale/fill.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatDay, hasPassed } from '../../../domain/time/calendar-date.ts';
import { timeInMorocco } from '../../../domain/time/morocco-clock.ts';
import { StepFrame } from '../checkout/step-frame.tsx';
import { spanOf } from './workshop-view.ts';

type Args = ScreenArgs & { params: { token?: string } };

/** The place a letter's link speaks of; its token proves itself. */
async function read(args: Args) {
  const { academy, say, locale, links, clock } = open(args);
  const found = await academy.workshopPlace(args.params.token ?? '');
  if (found === null) return null;
  const { workshop, place, heldOn } = found;
  const { begins, ends } = spanOf(workshop);
  const hours = fill(say.workshops.hours, { from: timeInMorocco(begins), to: timeInMorocco(ends) });
  const over = heldOn !== null && hasPassed(heldOn, clock());
  return {
    place,
    over,
    title: workshop.words[locale].title,
    picture: { portrait: workshop.portrait, ground: workshop.ground },
    /** Told where a day is meant: to wait for the next one is to have none. */
    when: heldOn === null || place === 'next-session' ? null : { day: formatDay(heldOn, locale), hours },
    workshopHref: links.workshop(workshop.slug),
    applyHref: links.workshopApply(workshop.slug),
    calendarHref:
      place === 'seat' && !over && heldOn === workshop.heldOn ? links.workshopCalendar(workshop.slug) : null,
  };
}

export async function loader(args: Args) {
  const { say, links } = open(args);
  const words = say.workshopApplication.place;
  const held = await read(args);
  const title = held === null ? words.unknown.title : words.title(held.title);
  const head = { title, description: words.description, index: false };
  const shared = {
    head,
    say,
    contactHref: links.contact(),
    action: links.workshopPlace(args.params.token ?? ''),
  };
  return data({ ...shared, held }, held === null ? 404 : 200);
}

/** Given up twice is given up once: the page then says so. */
export async function action(args: Args) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const given = await academy.giveUpWorkshopPlace(token);
  return given.ok ? redirect(links.workshopPlace(token), 303) : data({ refused: true }, { status: 409 });
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type Held = NonNullable<LoaderData['held']>;

/** Asked once: the button that does it stands behind the one that wants it. Works without script. */
function GiveUp({ held, say, action }: Pick<LoaderData, 'say' | 'action'> & { held: Held }) {
  const words = say.workshopApplication.place;
  if (held.place === 'given-up' || held.place === 'off-list' || held.over) return null;
  return (
    <details className="give-up">
      <summary>{words.giveUp[held.place]}</summary>
      <form
        method="post"
        action={action}
        data-check="place"
        data-in-place
        className="grid justify-items-start gap-4"
      >
        <p>{words.sure[held.place]}</p>
        <Button kind="secondary">{words.confirm[held.place]}</Button>
      </form>
    </details>
  );
}

export default function Place({
  loaderData,
  actionData,
}: {
  loaderData: LoaderData;
  actionData?: { refused: boolean };
}) {
  const { say, held, action, contactHref } = loaderData;
  const words = say.workshopApplication.place;
  if (held === null) {
    return (
      <ClosedDoor title={words.unknown.title}>
        <p className="max-w-[34rem] text-lg text-ink-soft">{words.unknown.text}</p>
        <ButtonLink href={contactHref}>{say.common.navigation.contact}</ButtonLink>
      </ClosedDoor>
    );
  }
  const standing = words.standings[held.place];
  return (
    <StepFrame step="workshop-place" title={held.title} picture={held.picture} words={say.apply}>
      <div className="space-y-6">
        {actionData?.refused === true && <Notice tone="error">{words.refused}</Notice>}
        <Notice tone={held.place === 'seat' ? 'success' : 'info'} title={standing.title}>
          {standing.text}
        </Notice>
        {held.when !== null && (
          <p className="flex gap-3 font-semibold">
            <Icon name="calendar" className="mt-0.5 text-majorelle" />
            <span>
              {held.when.day}
              <span className="block font-normal text-ink-soft">{held.when.hours}</span>
            </span>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {(held.place === 'given-up' || held.place === 'off-list') && (
            <ButtonLink href={held.applyHref}>{words.again}</ButtonLink>
          )}
          {held.calendarHref !== null && (
            <ButtonLink href={held.calendarHref} type="text/calendar">
              <Icon name="calendar" size={18} />
              {say.workshops.addToCalendar}
            </ButtonLink>
          )}
          <ButtonLink href={held.workshopHref} kind="secondary">
            {words.workshop}
          </ButtonLink>
        </div>
        <GiveUp held={held} say={say} action={action} />
      </div>
    </StepFrame>
  );
}
