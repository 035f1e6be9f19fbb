import { data } from 'react-router';
import { maySeeBookings, maySeeOrders, maySetHoursOf } from '../../../domain/staff/who-may.ts';
import { formatMoment, timeZone as morocco } from '../../../domain/time/calendar-date.ts';
import { formatDayIn, formatTimeIn } from '../../../domain/time/time-zones.ts';
import type { BookingFilter } from '../../../flows/booking-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { hourOnClocks } from '../consultation/hour-view.ts';
import { FilterTabs } from './filter-tabs.tsx';
import { OfficeCard, OfficeFacts, OfficeFrame, type OfficeFact } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

const filters = ['coming', 'lost', 'past'] as const satisfies readonly BookingFilter[];

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeBookings);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url, staff, allowed } = office;
  const words = say.staffBookings;
  const page = { ...officeHead(words.title, office), words, allowed };
  const none = { ...page, tabs: [], bookings: [], experts: [], show: 'coming' as BookingFilter, locale };
  if (!allowed) return data(none, { status: 403 });
  const show = filters.find((name) => name === url.searchParams.get('show')) ?? 'coming';
  const [rows, lost, trainers, services] = await Promise.all([
    academy.staff.bookings({ staff, show }),
    academy.staff.countLostBookings(staff),
    academy.trainers(),
    academy.consultationServices(),
  ]);
  const nameOf = (slug: string) => trainers.find((one) => one.slug === slug)?.words[locale].name ?? slug;
  const mayOpenOrders = maySeeOrders(staff);
  return data({
    ...page,
    locale,
    show,
    tabs: filters.map((name) => ({
      label: words.tabs[name],
      href: name === 'coming' ? links.staffBookings() : `${links.staffBookings()}?show=${name}`,
      count: name === 'lost' && lost > 0 ? lost : null,
      isHere: name === show,
    })),
    experts: [...new Set(services.map(({ expert }) => expert))]
      .filter((slug) => maySetHoursOf(staff, slug))
      .map((slug) => ({
        href: links.staffHours(slug),
        label: staff.role === 'expert' ? words.ownHours : `${words.hoursOf}: ${nameOf(slug)}`,
      })),
    bookings: rows.map((row) => ({
      ...row,
      expertName: nameOf(row.expert),
      clocks: hourOnClocks(row.startsAt, row.timeZone, say.booking.zones, locale),
      begins: formatTimeIn(row.startsAt, morocco),
      until: formatTimeIn(row.endsAt, morocco),
      orderHref: mayOpenOrders ? links.staffOrder(row.number) : null,
    })),
  });
}

type Loaded = DataOf<typeof loader>;
type Row = Loaded['bookings'][number];

const tones: Record<Row['state'], BadgeTone> = {
  held: 'warning',
  booked: 'success',
  released: 'plain',
  cancelled: 'plain',
  lost: 'error',
};

function factsOf(row: Row, words: Loaded['words'], locale: Loaded['locale']): OfficeFact[] {
  const link = 'text-majorelle underline underline-offset-4';
  return [
    { label: words.service, value: row.description },
    { label: words.expert, value: row.expertName },
    { label: words.learner, value: row.name },
    {
      label: words.email,
      ltr: true,
      value: (
        <a className={link} href={`mailto:${encodeURIComponent(row.email).replaceAll('%40', '@')}`}>
          {row.email}
        </a>
      ),
    },
    ...(row.phone === '' ? [] : [{ label: words.phone, value: row.phone, ltr: true }]),
    ...(row.clocks.there === null
      ? []
      : [{ label: words.theirTime(row.clocks.place), value: row.clocks.there }]),
    ...(row.state === 'held' && row.heldUntil !== null
      ? [{ label: words.heldUntil, value: formatMoment(row.heldUntil, locale) }]
      : []),
    ...(row.note === '' ? [] : [{ label: words.note, value: row.note }]),
    {
      label: words.order,
      ltr: true,
      value:
        row.orderHref === null ? (
          row.number
        ) : (
          <a className={link} href={row.orderHref}>
            {row.number}
          </a>
        ),
    },
  ];
}

function Booking({ row, loaded }: { row: Row; loaded: Loaded }) {
  const { words, locale } = loaded;
  return (
    <OfficeCard
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            {formatDayIn(row.startsAt, morocco, locale)}{' '}
            <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
              {row.begins} – {row.until}
            </bdi>
          </span>
          <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>
        </span>
      }
    >
      <OfficeFacts facts={factsOf(row, words, locale)} />
    </OfficeCard>
  );
}

export default function Bookings({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, allowed, tabs, bookings, experts, show } = loaderData;
  const isExpert = frame.staff.role === 'expert';
  return (
    <OfficeFrame
      frame={frame}
      title={words.title}
      lead={isExpert ? words.leadExpert : words.lead}
      refused={!allowed}
    >
      <div className="flex flex-wrap gap-3">
        {experts.map(({ href, label }) => (
          <ButtonLink key={href} href={href} kind="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
      <FilterTabs tabs={tabs} label={words.tabs.label} />
      {show === 'lost' && bookings.length > 0 && <p className="max-w-3xl">{words.lostLead}</p>}
      {bookings.length === 0 && <p className="text-ink-soft">{words.none[show]}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {bookings.map((row) => (
          <Booking key={row.id} row={row} loaded={loaderData} />
        ))}
      </div>
    </OfficeFrame>
  );
}
