/** Hours with experts; an expert sees only their own. */
import { Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { LongText, OrderLink, PersonLink, PhoneLinks } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { Empty } from '../layout/read.tsx';

import { dayOf, timeOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { BookingState } from './booking-page.tsx';

type BookingRow = RowOf<'bookings'>;
type Show = 'coming' | 'lost' | 'cancelled' | 'past';

/** What is listed first, and always counts as chosen. */
const useShow = (): Show => (useListContext().filterValues as { show?: Show }).show ?? 'coming';

function Lost() {
  const { bookings } = useWords();
  const { lost = 0 } = useMeta('bookings') ?? {};
  return lost > 0 ? `${bookings.tabs.lost} (${lost})` : bookings.tabs.lost;
}

function Means() {
  const { bookings } = useWords();
  const show = useShow();
  if (show !== 'lost' && show !== 'cancelled') return null;
  return <Typography>{bookings.means[show]}</Typography>;
}

function NoBookings() {
  const { nav, bookings } = useWords();
  const show = useShow();
  if (show !== 'coming') return <Typography>{bookings.none[show]}</Typography>;
  return (
    <Empty to="/hours" label={nav.pages.hours}>
      {bookings.none.coming}
    </Empty>
  );
}

function useColumns(): Column<BookingRow>[] {
  const { bookings: t, lists, locale } = useWords();
  return [
    {
      source: 'startsAt',
      label: t.when,
      render: ({ startsAt, endsAt }) =>
        t.at(dayOf(startsAt, locale), t.span(timeOf(startsAt, locale), timeOf(endsAt, locale))),
    },
    {
      source: 'state',
      label: lists.columns.status,
      card: 'beside',
      render: (row) => <BookingState {...row} />,
    },
    {
      source: 'name',
      label: t.learner,
      render: ({ name, email }) => (
        <PersonLink email={email}>
          <bdi>{name}</bdi>
        </PersonLink>
      ),
    },
    {
      source: 'phone',
      label: lists.columns.phone,
      isExtra: true,
      render: ({ phone }) => phone !== '' && <PhoneLinks phone={phone} />,
    },
    { source: 'service', label: t.service, render: ({ service }) => <bdi>{service[locale]}</bdi> },
    { source: 'expert', label: t.expert, render: ({ expert }) => <bdi>{expert[locale]}</bdi> },
    { source: 'note', label: t.note, isExtra: true, render: ({ note }) => <LongText text={note} /> },
    { source: 'number', label: t.order, render: ({ number }) => <OrderLink number={number} /> },
  ];
}

export function BookingsPage() {
  const { nav, bookings: t } = useWords();
  const columns = useColumns();
  const { label, ...tabs } = t.tabs;
  return (
    <ListPage
      resource="bookings"
      title={nav.pages.bookings}
      lead={t.lead}
      empty={<NoBookings />}
      columns={columns}
      to={({ number }) => `/bookings/${encodeURIComponent(number)}`}
      choice={{ label, source: 'show', choices: { ...tabs, lost: <Lost /> }, first: 'coming' }}
      actions={
        <Button component={Link} to="/bookings/week" variant="contained">
          {t.week.title}
        </Button>
      }
    >
      <Means />
    </ListPage>
  );
}
