/** What is known of a letter or a message: whose it is, when it was written, and how it went. */
import type { ReactNode } from 'react';
import type { OutboxTryTold } from '../../../src/features/emails/mails.staff.ts';
import type { EventRow } from '../../../src/features/webhooks/events.staff.ts';
import { Facts, type Fact } from '../layout/facts.tsx';
import { LongText } from '../layout/long-text.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

type Standing = Omit<EventRow, 'event' | 'position'> & { history: OutboxTryTold[] };

type Props = {
  row: Standing;
  /** What a letter has and an event does not. */
  to?: ReactNode;
  /** What stands before the rest. */
  first?: Fact[];
  /** What the instant beside a state is called; of letters unless told. */
  at?: Record<EventRow['state'], string>;
};

export function StandingFacts({ row, to, first, at }: Props) {
  const { outbox, locale } = useSay();
  return (
    <Facts
      title={outbox.facts}
      facts={[
        ...(first ?? []),
        to !== undefined && { label: outbox.toFact, value: to },
        row.orderNumber !== null && {
          label: outbox.orderFact,
          value: <OrderLink number={row.orderNumber} />,
        },
        { label: outbox.created, value: momentOf(row.createdAt, locale) },
        { label: (at ?? outbox.at)[row.state], value: momentOf(row.at, locale) },
        { label: outbox.tries, value: <Ltr>{row.tries}</Ltr> },
        row.lastError !== null && { label: outbox.lastError, value: <LongText text={row.lastError} /> },
      ]}
    />
  );
}
