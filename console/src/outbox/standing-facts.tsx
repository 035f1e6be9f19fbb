/** What is known of a letter or a message: whose it is, when it was written, and how it went. */
import type { ReactNode } from 'react';
import type { OutboxTryTold } from '../../../api/staff/outbox-shapes.ts';
import type { WebhookRow } from '../../../api/staff/webhooks.ts';
import { Facts } from '../layout/facts.tsx';
import { LongText } from '../layout/long-text.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

type Standing = Omit<WebhookRow, 'about'> & { history: OutboxTryTold[] };

/** `to` is what a letter has and a message does not. */
export function StandingFacts({ row, to }: { row: Standing; to?: ReactNode }) {
  const { outbox, locale } = useSay();
  return (
    <Facts
      title={outbox.facts}
      facts={[
        to !== undefined && { label: outbox.toFact, value: to },
        row.orderNumber !== null && {
          label: outbox.orderFact,
          value: <OrderLink number={row.orderNumber} />,
        },
        { label: outbox.created, value: momentOf(row.createdAt, locale) },
        { label: outbox.at[row.state], value: momentOf(row.at, locale) },
        { label: outbox.tries, value: <Ltr>{row.tries}</Ltr> },
        row.lastError !== null && { label: outbox.lastError, value: <LongText text={row.lastError} /> },
      ]}
    />
  );
}
