import { data, redirect } from 'react-router';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { formatMad } from '../../../domain/money/money.ts';
import { count } from '../../../domain/people/count.ts';
import { typedIn } from '../../../domain/people/read-form.ts';
import { mayChangeBookings } from '../../../domain/staff/who-may.ts';
import { dateInMorocco, timeZone as morocco } from '../../../domain/time/calendar-date.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TickField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { daysOf, fromIn, placeOf, slotFrom } from '../consultation/hour-view.ts';
import { SlotChoice } from '../consultation/slot-choice.tsx';
import { BookingCard } from './booking-card.tsx';
import { rowReader } from './booking-row.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';

type Args = ScreenArgs & { params: { number: string } };

const doneOf = (text: string | null) => (text === 'moved' || text === 'cancelled' ? text : null);

async function readHour(office: Office, orderNumber: string) {
  const { academy, links, locale, say, staff, url } = office;
  const from = fromIn(url.searchParams);
  const found = await academy.staff.booking({ staff, orderNumber, from });
  if (!found) return null;
  const { booking, mayChange, isDisputed, leftCentimes, free } = found;
  const [{ rowOf }, settings] = await Promise.all([rowReader(office), academy.settings()]);
  const self = links.staffBooking(orderNumber);
  const day = (date: Date | null) => (date === null ? self : `${self}?from=${dateInMorocco(date)}`);
  const isNow = (slot: Date) => booking.state === 'booked' && slot.getTime() === booking.startsAt.getTime();
  const { paidBack } = policyValues(settings, say.refunds, locale);
  const cancelText = say.staffBookings.change.cancelText(formatMad(leftCentimes, locale), paidBack);
  return {
    row: rowOf(booking),
    mayChange,
    // What is cancelled says so itself.
    closed: mayChange || booking.state === 'cancelled' ? null : say.staffBookings.change.closed,
    cancelText: isDisputed ? null : cancelText,
    days: daysOf(
      free.slots.filter((slot) => !isNow(slot)),
      booking.timeZone,
      locale,
    ),
    place: booking.timeZone === morocco ? null : placeOf(booking.timeZone, say.booking.zones),
    self: day(from),
    later: free.later && `${day(free.later)}#move`,
    first: from && `${self}#move`,
  };
}

export async function loader(args: Args) {
  const office = await openOffice(args, mayChangeBookings);
  if (office.elsewhere) return office.elsewhere;
  const { allowed, say, locale, links, url } = office;
  const hour = allowed ? await readHour(office, args.params.number) : null;
  const words = say.staffBookings;
  const title = hour ? words.change.title(hour.row.name) : words.title;
  const done = doneOf(url.searchParams.get('done'));
  return data(
    {
      ...officeHead(title, office),
      title,
      words,
      choose: { ...say.booking.choose, legend: words.change.legend },
      locale,
      allowed,
      hour,
      done: hour && done && words.change.done[done],
      back: links.staffBookings(),
    },
    { status: allowed ? (hour ? 200 : 404) : 403 },
  );
}

type Answer = { conflict: string | null; slot?: string; tick?: string };
const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ conflict: null, ...part }, { status });

export async function action(args: Args) {
  const office = await openOffice(args, mayChangeBookings);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, staff, allowed } = office;
  if (!allowed) return answer(403, { conflict: office.frame.words.notAllowed });
  const words = say.staffBookings.change;
  const typed = typedIn(await postedForm(args.request));
  const orderNumber = args.params.number;
  const change = { staff, orderNumber, seenSequence: Number(typed['seen'] ?? Number.NaN) };
  const isCancel = typed['act'] === 'cancel';
  const startsAt = slotFrom(typed['slot']);
  if (isCancel && typed['sure'] !== 'yes') return answer(422, { tick: words.tickMissing });
  if (!isCancel && startsAt === null) return answer(422, { slot: say.booking.choose.required });
  const result =
    isCancel || startsAt === null
      ? await academy.staff.cancelBooking(change)
      : await academy.staff.moveBooking({ ...change, startsAt });
  if (result.ok)
    return redirect(`${links.staffBooking(orderNumber)}?done=${isCancel ? 'cancelled' : 'moved'}`, 303);
  return result.reason === 'not-found'
    ? answer(404, { conflict: words.missing })
    : answer(409, { conflict: words.problems[result.reason] });
}

type Loaded = DataOf<typeof loader>;
type Hour = NonNullable<Loaded['hour']>;
type FormProps = { loaded: Loaded; hour: Hour; sent: Answer | undefined };

function MoveForm({ loaded, hour, sent }: FormProps) {
  const { words, choose, locale } = loaded;
  const { change } = words;
  return (
    <OfficeCard id="move" title={change.moveTitle}>
      <p>{hour.days.length === 0 ? change.noneFree : change.moveText}</p>
      {hour.days.length > 0 && (
        <form method="post" action={hour.self} noValidate className="grid gap-5">
          <input type="hidden" name="seen" value={hour.row.sequence} />
          <SlotChoice
            days={hour.days}
            countOf={(slots) => count(slots, choose.times, locale)}
            chosen={undefined}
            place={hour.place}
            problem={sent?.slot ?? null}
            words={choose}
          />
          <div className="flex flex-wrap gap-x-4 empty:hidden">
            {hour.first !== null && (
              <ButtonLink kind="quiet" href={hour.first}>
                {choose.first}
              </ButtonLink>
            )}
            {hour.later !== null && (
              <ButtonLink kind="quiet" href={hour.later}>
                {choose.later}
              </ButtonLink>
            )}
          </div>
          <div>
            <Button name="act" value="move">
              {change.moveSubmit}
            </Button>
          </div>
        </form>
      )}
    </OfficeCard>
  );
}

function CancelForm({ loaded, hour, sent }: FormProps) {
  const { change } = loaded.words;
  return (
    <OfficeCard id="cancel" title={change.cancelTitle}>
      {hour.cancelText === null ? (
        <p>{change.problems.disputed}</p>
      ) : (
        <form method="post" action={hour.self} noValidate className="grid gap-4">
          <input type="hidden" name="seen" value={hour.row.sequence} />
          <p>{hour.cancelText}</p>
          <p className="text-sm text-ink-soft">{change.cancelFree}</p>
          <TickField name="sure" label={change.tick} problem={sent?.tick ?? null} required />
          <div>
            <Button kind="secondary" name="act" value="cancel">
              {change.cancel}
            </Button>
          </div>
        </form>
      )}
    </OfficeCard>
  );
}

type Props = { loaderData: Loaded; actionData?: Answer };

/** A booked hour that the academy moves, or cancels with the money. */
export default function BookingPage({ loaderData, actionData }: Props) {
  const { frame, words, title, allowed, hour, done, back } = loaderData;
  const form = hour && { loaded: loaderData, hour, sent: actionData };
  return (
    <OfficeFrame frame={frame} title={title} refused={!allowed}>
      <BackLink href={back} label={words.change.back} />
      {actionData?.conflict && <Notice tone="error">{actionData.conflict}</Notice>}
      {done !== null && !actionData && <Notice tone="success">{done}</Notice>}
      {hour === null && !actionData?.conflict && <Notice tone="warning">{words.change.missing}</Notice>}
      {form && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <BookingCard row={form.hour.row} words={words} />
            {form.hour.mayChange && <CancelForm {...form} />}
          </div>
          {form.hour.mayChange && <MoveForm {...form} />}
          {form.hour.closed !== null && <p className="text-ink-soft">{form.hour.closed}</p>}
        </div>
      )}
    </OfficeFrame>
  );
}
