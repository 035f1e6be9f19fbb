import { Badge } from '../../ui/badge.tsx';
import type { Loaded } from './reconcile.tsx';

type Props = {
  difference: NonNullable<Loaded['last']>['differences'][number];
  words: Loaded['words'];
};

/** One thing that does not agree: what each side says, and what to do about it. */
export function DifferenceCard({ difference, words }: Props) {
  const { title, todo, settled, gateway, order, payment, sides } = difference;
  return (
    <li className="card grid gap-x-8 gap-y-3 p-4 md:grid-cols-[1fr_17rem] md:px-6 md:py-5">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={settled ? 'success' : 'error'}>{settled ? words.settled : words.open}</Badge>
          <bdi className="text-sm text-ink-soft">{gateway}</bdi>
        </p>
        <h2 className="heading text-lg">{title}</h2>
        <p className="text-ink-soft">{settled ? words.settledText : todo}</p>
        {(order !== null || payment !== null) && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {order !== null && (
              <span>
                {words.order}:{' '}
                <a href={order.href} className="font-semibold text-majorelle underline underline-offset-4">
                  <bdi dir="ltr">{order.number}</bdi>
                </a>
              </span>
            )}
            {payment !== null && (
              <span className="wrap-anywhere text-ink-soft">
                {words.payment}: <bdi dir="ltr">{payment}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
      {sides !== null && (
        <dl className="grid grid-cols-2 content-start gap-px self-start overflow-hidden rounded-md border border-line bg-line">
          {[
            { label: words.here, value: sides.here },
            { label: words.there, value: sides.there },
          ].map(({ label, value }) => (
            <div key={label} className="bg-sand p-3">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
