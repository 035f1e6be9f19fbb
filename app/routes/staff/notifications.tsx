import { data } from 'react-router';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { maySeeNotifications } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { NotificationLine } from './notification-line.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeNotifications);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url, allowed } = office;
  const onlyRefused = !url.searchParams.has('all');
  const found = allowed ? await academy.staff.notifications() : [];
  const loaded = {
    ...officeHead(say.staff.notifications.title, office),
    words: say.staff.notifications,
    allowed,
    onlyRefused,
    self: links.staffNotifications(),
    rows: found
      .filter((row) => !onlyRefused || row.verdict === 'refused')
      .map((row) => ({
        ...row,
        at: formatMoment(row.receivedAt, locale),
        href: row.orderNumber === null ? null : links.staffOrder(row.orderNumber),
      })),
  };
  return data(loaded, { status: allowed ? 200 : 403 });
}

type Loaded = DataOf<typeof loader>;

export default function Notifications({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, rows, allowed, onlyRefused, self } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind={onlyRefused ? 'primary' : 'secondary'} href={self}>
          {words.onlyRefused}
        </ButtonLink>
        <ButtonLink kind={onlyRefused ? 'secondary' : 'primary'} href={`${self}?all=1`}>
          {words.all}
        </ButtonLink>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {rows.map((row) => (
            <li key={row.id} className="card p-4 md:px-6">
              <NotificationLine line={row} words={words} />
            </li>
          ))}
        </ul>
      )}
    </OfficeFrame>
  );
}
