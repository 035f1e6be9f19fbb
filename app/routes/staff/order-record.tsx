import type { Words } from '../../../content/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { NotificationLine } from './notification-line.tsx';
import { OfficeCard } from './office-frame.tsx';
import type { StaffOrderPage } from './read-staff-order.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { order: StaffOrderPage; words: Words['staff']['order'] };

/** Everything that happened to the order, by whom, oldest first. */
export function OrderHistory({ order, words }: Props) {
  return (
    <OfficeCard title={words.history}>
      <ol className="grid divide-y divide-line">
        {order.history.map(({ key, instant, at, actor, event, moved, detail }) => (
          <li key={key} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{event}</span>
              {moved !== null && <StatusBadge status={moved} />}
            </p>
            <p className="text-sm text-ink-soft">
              <time dateTime={instant}>{at}</time> · <bdi>{actor}</bdi>
            </p>
            {detail.length > 0 && (
              <p className="grid text-sm wrap-anywhere text-ink-soft">
                {detail.map(({ label, value }) => (
                  <span key={label}>
                    {label}: <bdi>{value}</bdi>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </OfficeCard>
  );
}

const tones = { sent: 'success', waiting: 'plain', failed: 'error', overtaken: 'plain' } as const;

/** The letters the order caused; one that arrived or failed can be sent once more. */
export function OrderLetters({ order, words }: Props) {
  return (
    <OfficeCard title={words.mails}>
      {order.letters.length === 0 && <p className="text-ink-soft">{words.noMails}</p>}
      <ul className="grid divide-y divide-line">
        {order.letters.map(({ id, name, state, stateName, instant, at, maySendAgain }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div>
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{name}</span>
                <Badge tone={tones[state]}>{stateName}</Badge>
              </p>
              <p className="text-sm text-ink-soft">
                <time dateTime={instant}>{at}</time>
              </p>
            </div>
            {maySendAgain && (
              <form method="post" action={order.self}>
                <input type="hidden" name="mail" value={id} />
                <button
                  type="submit"
                  name="act"
                  value="send-again"
                  className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-majorelle underline underline-offset-4"
                >
                  {words.sendAgain}
                  <span className="sr-only">: {name}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  );
}

/** What gateways said about the order's payments. */
export function OrderNotifications({
  order,
  words,
  lineWords,
}: Props & { lineWords: Words['staff']['notifications'] }) {
  return (
    <OfficeCard title={words.notifications}>
      {order.notifications.length === 0 && <p className="text-ink-soft">{words.noNotifications}</p>}
      <ul className="grid divide-y divide-line">
        {order.notifications.map((line) => (
          <li key={line.id} className="py-3 first:pt-0 last:pb-0">
            <NotificationLine line={line} words={lineWords} />
          </li>
        ))}
      </ul>
    </OfficeCard>
  );
}
