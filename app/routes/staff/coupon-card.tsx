import type { Words } from '../../../content/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

type CouponCardProps = {
  coupon: {
    id: string;
    code: string;
    off: string;
    standing: keyof Words['staffCoupons']['standings'];
    standingName: string;
    facts: { label: string; value: string }[];
    address: string | null;
    canClose: boolean;
  };
  self: string;
  words: Words['staffCoupons'];
};

const tones = {
  running: 'success',
  'not-yet': 'info',
  'used-up': 'warning',
  over: 'plain',
  closed: 'plain',
} as const;

/** One coupon: its code, what it takes off, how often it was used, and the way to close it. */
export function CouponCard({ coupon, self, words }: CouponCardProps) {
  const { id, code, off, standing, standingName, facts, address, canClose } = coupon;
  return (
    <article className="card grid gap-4 p-5 md:p-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi dir="ltr" className="font-mono text-xl font-bold tracking-wide wrap-anywhere">
          {code}
        </bdi>
        <span className="font-semibold">{off}</span>
        <Badge tone={tones[standing]}>{standingName}</Badge>
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className={value.length > 16 ? 'col-span-2 min-w-0' : 'min-w-0'}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {address !== null && (
          <div className="col-span-full min-w-0">
            <dt className="text-xs text-ink-soft">{words.facts.link}</dt>
            <dd className="text-sm break-all">
              <bdi dir="ltr">{address}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {canClose && (
        <details className="give-up">
          <summary>
            {words.close} <span className="sr-only">{code}</span>
          </summary>
          <form method="post" action={self} className="grid justify-items-start gap-3">
            <input type="hidden" name="id" value={id} />
            <p className="text-sm">{words.closeSure}</p>
            <Button kind="secondary" name="intent" value="close">
              {words.closeConfirm}
            </Button>
          </form>
        </details>
      )}
    </article>
  );
}
