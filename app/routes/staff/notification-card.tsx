import { Button } from '../../ui/button.tsx';
import type { Loaded } from './notifications.tsx';
import { NotificationLine } from './notification-line.tsx';

type Row = Loaded['rows'][number];

/** What a message says, in the bank's own figures. */
function Saying({ row, loaded: { words } }: { row: Row; loaded: Loaded }) {
  const { saying, kind } = row;
  if (saying === null) return null;
  // 'paid' and 'dispute opened' say their kind themselves.
  const kindWord = kind === 'refund' || kind === 'nothing' ? words.kinds[kind] : null;
  const parts = [kindWord, saying.what, saying.amount].filter((part) => part !== null);
  return (
    <p className="text-sm">
      <span className="text-ink-soft">{words.says}: </span>
      <span className="font-semibold">
        {parts.map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
      {saying.number !== null && (
        <span className="block wrap-anywhere text-ink-soft">
          {words.number}: <bdi dir="ltr">{saying.number}</bdi>
        </span>
      )}
    </p>
  );
}

/** A message with what can be done about it. */
export function NotificationCard({ row, loaded }: { row: Row; loaded: Loaded }) {
  const { words, lineWords, self, show } = loaded;
  const { applyLabel, mayHandle, handledText } = row;
  return (
    <li className="card grid gap-x-6 gap-y-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-6">
      <div className="grid gap-2">
        <NotificationLine line={row} words={lineWords} />
        <Saying row={row} loaded={loaded} />
        {row.hint !== null && <p className="text-sm font-semibold">{row.hint}</p>}
        {handledText !== null && (
          <p className="text-sm text-mint-ink">
            <bdi>{handledText}</bdi>
          </p>
        )}
      </div>
      {(applyLabel !== null || mayHandle) && (
        <form method="post" action={self} className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="show" value={show} />
          {applyLabel !== null && (
            <Button kind="secondary" name="act" value="apply-again">
              {applyLabel}
            </Button>
          )}
          {mayHandle && (
            <Button kind="quiet" name="act" value="handled">
              {words.handled}
            </Button>
          )}
        </form>
      )}
    </li>
  );
}
