import { data, redirect } from 'react-router';
import { count } from '../../../platform/i18n/count.ts';
import { type DataOf, postedForm, typedIn } from '../../../platform/forms/read-form.ts';
import { dateInMorocco, timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { formatMomentIn, isTimeZone } from '../../../platform/time/time-zones.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { daysOf, fromIn, SlotChoice, slotFrom } from '../../hours/pages/slot-choice.tsx';
import { type TokenArgs, pictureOf } from '../../orders/pages/open-step.ts';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { hourOnClocks, cityOf } from '../../orders/pages/hour-on-clocks.ts';

export async function loader(args: TokenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const token = args.params.token ?? '';
  const [view, found] = await Promise.all([academy.bookingOf(token), academy.orderByToken(token)]);
  const back = links.order(token);
  if (!view || !found) return redirect(`${back}?notice=move-too-late`, 303);
  if (view.status.notMoved !== null) return redirect(`${back}?notice=move-${view.status.notMoved}`, 303);
  const { booking, status } = view;
  const { order } = found;
  const from = fromIn(url.searchParams);
  const free = await academy.hoursToMove({ token, from });
  const words = t.booking;
  const isLost = booking.state === 'lost';
  const self = (day: string | null) => `${links.bookingMove(token)}${day === null ? '' : `?from=${day}`}`;
  const title = isLost ? words.move.titleLost : words.move.title;
  const slots = (free?.slots ?? []).filter((slot) => isLost || slot.getTime() !== booking.startsAt.getTime());
  return {
    head: { title, description: words.move.description, index: false },
    title,
    words,
    enrol: t.enrol,
    locale,
    picture: await pictureOf(order, academy),
    service: order.description,
    now: isLost ? null : hourOnClocks(booking.startsAt, booking.timeZone, words.zones, locale),
    free: isLost
      ? words.move.freeLost
      : words.move.free(formatMomentIn(status.changeableUntil, morocco, locale)),
    days: daysOf(slots, booking.timeZone, locale),
    zone: booking.timeZone,
    city: booking.timeZone === morocco ? null : cityOf(booking.timeZone, words.zones),
    self: self(from === null ? null : dateInMorocco(from)),
    later: free?.later ? self(dateInMorocco(free.later)) : null,
    first: from === null ? null : self(null),
    back,
  };
}

type Refusal = { problem: 'required' | 'taken' };

export async function action(args: TokenArgs) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const typed = typedIn(await postedForm(args.request));
  const startsAt = slotFrom(typed['slot']);
  if (startsAt === null) return data<Refusal>({ problem: 'required' }, { status: 422 });
  const zone = typed['zone'] ?? '';
  const moved = await academy.moveBooking({ token, startsAt, timeZone: isTimeZone(zone) ? zone : morocco });
  if (!moved.ok && moved.reason === 'slot-taken') return data<Refusal>({ problem: 'taken' }, { status: 409 });
  const notMoved = !moved.ok && moved.reason === 'too-often' ? 'move-too-often' : 'move-too-late';
  return redirect(`${links.order(token)}?notice=${moved.ok ? 'moved' : notMoved}`, 303);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: Refusal };

/** Another time for an hour that is paid. */
export default function MoveBooking({ loaderData, actionData }: Props) {
  const { words, enrol, locale, title, picture, days, zone, self, now, later, first, back } = loaderData;
  const { choose, move } = words;
  const line = enrol.consultation.hour;
  return (
    <StepFrame step="move" title={title} picture={picture} words={enrol}>
      <div className="mb-6 grid gap-1 border-b border-line pb-5">
        <p className="font-semibold wrap-anywhere">{loaderData.service}</p>
        {now !== null && (
          <p>
            {move.now}: {line.morocco(now.morocco)}
            {now.there !== null && <span className="block">{line.there(now.there, now.place)}</span>}
          </p>
        )}
        <p className="text-sm text-ink-soft">{loaderData.free}</p>
      </div>
      {days.length === 0 ? (
        <div className="grid gap-5">
          <Notice tone="info">{move.none}</Notice>
          <ButtonLink kind="secondary" href={back}>
            {move.back}
          </ButtonLink>
        </div>
      ) : (
        <form method="post" action={self} noValidate className="grid gap-5">
          {actionData?.problem === 'taken' && (
            <Notice tone="error" title={choose.taken.title}>
              {choose.taken.text}
            </Notice>
          )}
          <input type="hidden" name="zone" value={zone} />
          <SlotChoice
            days={days}
            countOf={(slots) => count(slots, choose.times, locale)}
            chosen={undefined}
            city={loaderData.city}
            problem={actionData?.problem === 'required' ? choose.required : null}
            words={choose}
          />
          <div className="flex flex-wrap gap-x-4">
            {first !== null && (
              <ButtonLink kind="quiet" href={first}>
                {choose.first}
              </ButtonLink>
            )}
            {later !== null && (
              <ButtonLink kind="quiet" href={later}>
                {choose.later}
              </ButtonLink>
            )}
          </div>
          <StepActions submit={move.submit} back={{ href: back, label: enrol.back }} />
        </form>
      )}
    </StepFrame>
  );
}
