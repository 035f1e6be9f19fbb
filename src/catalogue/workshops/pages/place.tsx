import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { formatDay, hasPassed, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { hoursOfSession, leadsThere, type SeatEvent } from '../workshop-joining.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { leavingActionOf, type SeatAction, readSeatAction } from '../workshop.ts';
import { postedForm } from '../../../platform/forms/read-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { spanOf } from './workshop-view.ts';

type Args = ScreenArgs & { params: { token?: string } };

/** What the page may show now about joining: the meeting link only from an hour before. */
function joiningNow({ workshop, joining }: SeatEvent, locale: Locale, now: Date) {
  const { linkFrom } = hoursOfSession(workshop);
  const { meetingUrl = '', mapUrl = '', address, bring } = joining ?? {};
  const isOpen = linkFrom <= now;
  return {
    kind: workshop.kind,
    isKnown: leadsThere(workshop.kind, joining),
    address: address?.[locale] ?? '',
    mapUrl,
    bring: bring?.[locale] ?? '',
    meetingUrl: isOpen ? meetingUrl : '',
    /** '18:00'; null where the link is shown, or there is none. */
    linkFrom: isOpen || meetingUrl === '' ? null : timeInMorocco(linkFrom),
  };
}

/** The seat of an e-mail's link; its token is the permission. */
async function read(args: Args) {
  const { academy, t, locale, links, clock } = open(args);
  const found = await academy.workshopSeat(args.params.token ?? '');
  if (found === null) return null;
  const { workshop, place, heldOn, number, seat } = found;
  const { begins, ends } = spanOf(workshop);
  const hours = t.workshops.hours(timeInMorocco(begins), timeInMorocco(ends));
  const over = heldOn !== null && hasPassed(heldOn, clock());
  return {
    place,
    number,
    over,
    title: workshop.words[locale].title,
    picture: { portrait: workshop.portrait, ground: workshop.ground },
    /** Null for a name without a session: the next date is not known. */
    when: heldOn === null || place === 'next-session' ? null : { day: formatDay(heldOn, locale), hours },
    workshopHref: links.workshop(workshop.slug),
    applyHref: links.workshopApply(workshop.slug),
    joining: seat && joiningNow(seat, locale, clock()),
    calendarHref: seat && links.workshopSeatCalendar(args.params.token ?? ''),
  };
}

export async function loader(args: Args) {
  const { t, links } = open(args);
  const words = t.workshopApplication.place;
  const held = await read(args);
  const title = held === null ? words.unknown.title : words.title(held.title);
  const head = { title, description: words.description, index: false };
  const shared = {
    head,
    t,
    contactHref: links.contact(),
    action: links.workshopSeat(args.params.token ?? ''),
  };
  return data({ ...shared, held }, held === null ? 404 : 200);
}

/** The action of a button, so that the server can refuse it when the seat has changed since the page was shown. */
function ActMeant({ act }: { act: SeatAction }) {
  return <input type="hidden" name="act" value={act} />;
}

type Refused = 'refused' | 'notTaken' | 'changed';
const refuse = (refused: Refused) => data({ refused }, { status: 409 });

/** Pressing twice changes nothing more: the page shows the result. An action that does not fit the seat's current state is refused. */
export async function action(args: Args) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const act = readSeatAction((await postedForm(args.request)).get('act'));
  if (act === null) return refuse('changed');
  if (act === 'take') {
    if (!(await academy.takeOfferedSeat(token)).ok) return refuse('notTaken');
  } else {
    const left = await academy.giveUpWorkshopSeat(token, act);
    if (!left.ok) return refuse(left.reason === 'place-changed' ? 'changed' : 'refused');
  }
  return redirect(links.workshopSeat(token), 303);
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type Held = NonNullable<LoaderData['held']>;

const ended = ['given-up', 'off-list'] as const;
type Ended = (typeof ended)[number];
const hasEnded = (place: Held['place']): place is Ended => ended.some((one) => one === place);

/** How to join, for whoever has a seat; `noreferrer` keeps this page's secret address from the meeting's site. */
function Joining({ held, t }: Pick<LoaderData, 't'> & { held: Held }) {
  const { joining } = held;
  if (joining === null) return null;
  const words = t.workshopApplication.place.joining;
  const { kind, isKnown, address, mapUrl, bring, meetingUrl, linkFrom } = joining;
  const rows = [
    { term: words.address, value: address },
    { term: words.bring, value: bring },
  ].filter(({ value }) => value !== '');
  return (
    <section aria-labelledby="joining" className="grid justify-items-start gap-3">
      <h2 id="joining" className="text-xl font-semibold">
        {words.heading}
      </h2>
      {rows.length > 0 && (
        <dl className="grid gap-3">
          {rows.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {mapUrl !== '' && (
        <ButtonLink href={mapUrl} kind="secondary" rel="noreferrer">
          <Icon name="pin" size={18} />
          {words.openMap}
        </ButtonLink>
      )}
      {meetingUrl !== '' && (
        <ButtonLink href={meetingUrl} rel="noreferrer">
          <Icon name="video" size={18} />
          {words.openMeeting}
        </ButtonLink>
      )}
      {linkFrom !== null && <p>{words.linkFrom(linkFrom)}</p>}
      {!isKnown && <p>{words.unknown[kind]}</p>}
    </section>
  );
}

/** One button: the e-mail was the question. */
function TakeSeat({ held, t, action }: Pick<LoaderData, 't' | 'action'> & { held: Held }) {
  if (held.place !== 'offered' || held.over) return null;
  return (
    <form method="post" action={action} data-check="place" data-in-place>
      <ActMeant act="take" />
      <Button full className="sm:w-auto">
        {t.workshopApplication.place.take}
      </Button>
    </form>
  );
}

/** Asks for confirmation: the button that does it appears after the first. Works without script. */
function GiveUp({ held, t, action }: Pick<LoaderData, 't' | 'action'> & { held: Held }) {
  const words = t.workshopApplication.place;
  const { place } = held;
  if (hasEnded(place) || held.over) return null;
  return (
    <details className="give-up">
      <summary>{words.giveUp[place]}</summary>
      <form
        method="post"
        action={action}
        data-check="place"
        data-in-place
        className="grid justify-items-start gap-4"
      >
        <ActMeant act={leavingActionOf[place]} />
        <p>{words.sure[place]}</p>
        <Button kind="secondary">{words.confirm[place]}</Button>
      </form>
    </details>
  );
}

export default function Place({
  loaderData,
  actionData,
}: {
  loaderData: LoaderData;
  actionData?: { refused: Refused };
}) {
  const { t, held, action, contactHref } = loaderData;
  const words = t.workshopApplication.place;
  if (held === null) {
    return (
      <ClosedPage title={words.unknown.title}>
        <p className="max-w-[34rem] text-lg text-ink-soft">{words.unknown.text}</p>
        <ButtonLink href={contactHref}>{t.common.navigation.contact}</ButtonLink>
      </ClosedPage>
    );
  }
  const status = words.statuses[held.place];
  return (
    <StepFrame step="workshop-place" title={held.title} picture={held.picture} words={t.apply}>
      <div className="space-y-6">
        {actionData !== undefined && <Notice tone="error">{words[actionData.refused]}</Notice>}
        <Notice tone={held.place === 'seat' ? 'success' : 'info'} title={status.title}>
          {status.text}
          {held.number !== null && ` ${words.number(held.number)}`}
        </Notice>
        {held.when !== null && (
          <p className="flex gap-3 font-semibold">
            <Icon name="calendar" className="mt-0.5 text-link" />
            <span>
              {held.when.day}
              <span className="block font-normal text-ink-soft">{held.when.hours}</span>
            </span>
          </p>
        )}
        <Joining held={held} t={t} />
        <TakeSeat held={held} t={t} action={action} />
        <div className="flex flex-wrap gap-3">
          {hasEnded(held.place) && <ButtonLink href={held.applyHref}>{words.again}</ButtonLink>}
          {held.calendarHref !== null && (
            <ButtonLink href={held.calendarHref} type="text/calendar" kind="secondary">
              <Icon name="calendar" size={18} />
              {t.workshops.addToCalendar}
            </ButtonLink>
          )}
          <ButtonLink href={held.workshopHref} kind="secondary">
            {words.workshop}
          </ButtonLink>
        </div>
        <GiveUp held={held} t={t} action={action} />
      </div>
    </StepFrame>
  );
}
