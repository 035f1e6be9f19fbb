import type { ReactNode } from 'react';
import type { Words } from '../../../content/words.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { BookingRow } from './booking-row.ts';
import { OfficeCard, OfficeFacts, type OfficeFact } from './office-frame.tsx';

type BookingsWords = Words['staffBookings'];

const tones: Record<BookingRow['state'], BadgeTone> = {
  held: 'warning',
  booked: 'success',
  released: 'plain',
  cancelled: 'plain',
  lost: 'error',
};

function factsOf(row: BookingRow, words: BookingsWords): OfficeFact[] {
  const link = 'text-majorelle underline underline-offset-4';
  return [
    { label: words.service, value: row.service },
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
    ...(row.heldUntil === null ? [] : [{ label: words.heldUntil, value: row.heldUntil }]),
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

type Props = { row: BookingRow; words: BookingsWords; children?: ReactNode };

/** An hour, who comes, and what can be done about it. */
export function BookingCard({ row, words, children }: Props) {
  return (
    <OfficeCard
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            {row.day}{' '}
            <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
              {row.begins} – {row.until}
            </bdi>
          </span>
          <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>
        </span>
      }
    >
      <OfficeFacts facts={factsOf(row, words)} />
      {children}
    </OfficeCard>
  );
}
