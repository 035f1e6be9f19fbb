import type { Words } from '../../../content/words.ts';
import type { NotificationInList } from '../../../flows/staff-order-verbs.ts';
import { Badge } from '../../ui/badge.tsx';
import { gatewayName } from './gateway-name.ts';

type Props = {
  /** `at` in words; `href` leads to the order, when there is one and this is not its page. */
  line: NotificationInList & { at: string; href: string | null };
  words: Words['staff']['notifications'];
};

const tones = { applied: 'success', 'no-change': 'plain', refused: 'error' } as const;

const isKnown = (reasons: Props['words']['reasons'], reason: string): reason is keyof typeof reasons =>
  Object.hasOwn(reasons, reason);

/** What a gateway said, what became of it, and why. */
export function NotificationLine({ line, words }: Props) {
  const { verdict, reason, href, orderNumber } = line;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>
        {line.looksForged && <Badge tone="warning">{words.forged}</Badge>}
        <bdi className="font-semibold">{gatewayName(line.gateway, words)}</bdi>
        {orderNumber === null && <span className="text-sm text-ink-soft">{words.noOrder}</span>}
        {href !== null && (
          <a href={href} className="font-semibold text-majorelle underline underline-offset-4">
            <bdi dir="ltr">{orderNumber}</bdi>
          </a>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={line.receivedAt.toISOString()}>{line.at}</time>
        {reason !== null && (
          <> · {isKnown(words.reasons, reason) ? words.reasons[reason] : <bdi>{reason}</bdi>}</>
        )}
      </p>
      {line.looksForged && <p className="text-sm">{words.forgedHint}</p>}
    </div>
  );
}
