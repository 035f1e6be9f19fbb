import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { BookingOnPage } from '../../consultations/pages/read-booking.ts';

function Clock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

type Props = { booking: BookingOnPage; title: string; link: string };

/** The hour that was just paid: when on both clocks, its calendar file, and when the link to meet comes. */
export function BookedHour({ booking, title, link }: Props) {
  const { words, hour, expert, meetingUrl, links } = booking;
  const { panel } = words;
  return (
    <section
      aria-labelledby="booked-title"
      className="grid gap-4 rounded-lg border-2 border-mint bg-mint-pale p-5 md:p-7"
    >
      <Heading level={2} size={3} id="booked-title">
        {title}
      </Heading>
      <dl className="grid gap-3">
        <Clock label={panel.when}>{hour.morocco}</Clock>
        {hour.there !== null && <Clock label={panel.yourTime(hour.place)}>{hour.there}</Clock>}
        {expert !== null && <Clock label={panel.expert}>{expert}</Clock>}
      </dl>
      <ButtonLink href={links.calendar} full>
        <Icon name="calendar" size={18} />
        {panel.calendar}
      </ButtonLink>
      {meetingUrl === null ? (
        <p className="text-sm">{link}</p>
      ) : (
        <ButtonLink kind="secondary" href={meetingUrl} full target="_blank" rel="noopener noreferrer">
          {panel.join}
          <Icon name="external" size={18} />
        </ButtonLink>
      )}
    </section>
  );
}
