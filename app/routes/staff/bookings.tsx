import { data } from 'react-router';
import { maySeeBookings, maySetHoursOf } from '../../../domain/staff/who-may.ts';
import type { BookingFilter } from '../../../flows/booking-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { BookingCard } from './booking-card.tsx';
import { rowReader } from './booking-row.ts';
import { FilterTabs } from './filter-tabs.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

const filters = ['coming', 'lost', 'cancelled', 'past'] as const satisfies readonly BookingFilter[];

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeBookings);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, url, staff, allowed } = office;
  const words = say.staffBookings;
  const page = { ...officeHead(words.title, office), words, allowed };
  const none = { ...page, tabs: [], bookings: [], experts: [], show: 'coming' as BookingFilter };
  if (!allowed) return data(none, { status: 403 });
  const show = filters.find((name) => name === url.searchParams.get('show')) ?? 'coming';
  const [rows, lost, { rowOf, nameOf, services }] = await Promise.all([
    academy.staff.bookings({ staff, show }),
    academy.staff.countLostBookings(staff),
    rowReader(office),
  ]);
  return data({
    ...page,
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
    bookings: rows.map(rowOf),
  });
}

type Loaded = DataOf<typeof loader>;

/** What a list means that does not say it by its name. */
function aboutList(show: BookingFilter, { words, bookings }: Loaded): string | null {
  if (show === 'lost') return bookings.length > 0 ? `${words.lostMeans} ${words.lostLead}` : words.lostMeans;
  return show === 'cancelled' ? words.cancelledMeans : null;
}

export default function Bookings({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, allowed, tabs, bookings, experts, show } = loaderData;
  const isExpert = frame.staff.role === 'expert';
  const about = aboutList(show, loaderData);
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
      {about !== null && <p className="max-w-3xl">{about}</p>}
      {bookings.length === 0 && <p className="text-ink-soft">{words.none[show]}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {bookings.map((row) => (
          <BookingCard key={row.id} row={row} words={words}>
            {row.changeHref !== null && (
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={`${row.changeHref}#move`} kind="secondary">
                  {words.change.move}
                </ButtonLink>
                <ButtonLink href={`${row.changeHref}#cancel`} kind="quiet">
                  {words.change.cancel}
                </ButtonLink>
              </div>
            )}
          </BookingCard>
        ))}
      </div>
    </OfficeFrame>
  );
}
