import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeCard } from './office-frame.tsx';
import type { Loaded } from './settlement.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { SettlementView } from './settlement-view.ts';

type Group = SettlementView['groups'][number];
type Line = Group['rows'][number];
type WordsOf = { words: Loaded['words'] };

const tones: Partial<Record<Group['group'], BadgeTone>> = {
  'to-confirm': 'highlight',
  'paid-back': 'plain',
  agrees: 'success',
  'no-order': 'plain',
};

/** A line of the file beside the order it names. */
function LineFacts({ line, words }: { line: Line } & WordsOf) {
  const { order } = line;
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {line.line}
          {line.day !== null && <> · {line.day}</>}
        </p>
        <p className="font-semibold">{line.amount}</p>
        <p className="text-sm wrap-anywhere">
          <bdi>{line.text}</bdi>
        </p>
      </div>
      {order !== null && (
        <div className="min-w-0 border-line max-md:border-t max-md:pt-2">
          {order.isGuess && <p className="text-sm text-ink-soft">{words.perhaps}</p>}
          <p className="text-sm text-ink-soft">
            <a
              href={order.href}
              className="inline-flex min-h-8 items-center text-base font-semibold text-majorelle underline underline-offset-4"
            >
              <bdi dir="ltr">{order.number}</bdi>
            </a>
          </p>
          {order.name !== null && (
            <p className="wrap-anywhere">
              <bdi>{order.name}</bdi>
            </p>
          )}
          <p className="font-semibold">{order.amount}</p>
          {order.status !== null && <StatusBadge status={order.status} />}
        </div>
      )}
    </div>
  );
}

function GroupTitle({ group }: { group: Pick<Group, 'title' | 'count'> & { tone?: BadgeTone } }) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      {group.title}
      <Badge tone={group.tone ?? 'warning'}>{group.count}</Badge>
    </span>
  );
}

/** Claims that fit: ticked, and confirmed together by one press. */
function ToConfirm({ group, loaded }: { group: Group; loaded: Loaded }) {
  const { words, self, mayDecide } = loaded;
  return (
    <form method="post" action={self} className="grid gap-4">
      <input type="hidden" name="act" value="confirm" />
      <p className="text-sm text-ink-soft">{mayDecide ? words.confirmHint : words.mayNotDecide}</p>
      <ul className="grid divide-y divide-line">
        {group.rows.map((line) => (
          <li key={line.key} className="py-3 first:pt-0 last:pb-0">
            <div className="flex items-start gap-3">
              {mayDecide && line.tick !== null && (
                <label className="tick mt-1 shrink-0">
                  <input type="checkbox" name="confirm" value={line.tick} defaultChecked />
                  <span className="sr-only">
                    {words.confirmOne(line.order?.number ?? '', line.order?.name ?? '')}
                  </span>
                </label>
              )}
              <LineFacts line={line} words={words} />
            </div>
          </li>
        ))}
      </ul>
      {mayDecide && (
        <div>
          <Button>{words.confirm}</Button>
        </div>
      )}
    </form>
  );
}

function Lines({ group, words }: { group: Group } & WordsOf) {
  return (
    <ul className="grid divide-y divide-line">
      {group.rows.map((line) => (
        <li key={line.key} className="py-3 first:pt-0 last:pb-0">
          <LineFacts line={line} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Missing({ missing }: { missing: NonNullable<SettlementView['missing']> }) {
  return (
    <OfficeCard title={<GroupTitle group={missing} />}>
      <p className="text-sm text-ink-soft">{missing.text}</p>
      <ul className="grid divide-y divide-line">
        {missing.rows.map(({ number, href, name, amount, day }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <span>
              <a href={href} className="font-semibold text-majorelle underline underline-offset-4">
                <bdi dir="ltr">{number}</bdi>
              </a>
              {name !== null && (
                <>
                  {' '}
                  · <bdi>{name}</bdi>
                </>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              <span className="font-semibold text-ink">{amount}</span>
              {day !== null && <> · {day}</>}
            </span>
          </li>
        ))}
      </ul>
      {missing.more !== null && <p className="text-sm text-ink-soft">{missing.more}</p>}
    </OfficeCard>
  );
}

/** Everything found in the file, what waits for a person first. */
export function SettlementMatches({ view, loaded }: { view: SettlementView; loaded: Loaded }) {
  const { words } = loaded;
  return (
    <div className="grid gap-5">
      <Notice tone="info" title={view.read}>
        {view.leftOut.length > 0 && view.leftOut.join(' ')}
      </Notice>
      {view.groups.length === 0 && view.missing === null && <p className="text-ink-soft">{words.nothing}</p>}
      {view.groups.map((group) => (
        <OfficeCard
          key={group.group}
          id={group.group}
          title={<GroupTitle group={{ ...group, tone: tones[group.group] }} />}
        >
          {group.text !== '' && <p className="text-sm text-ink-soft">{group.text}</p>}
          {group.group === 'to-confirm' ? (
            <ToConfirm group={group} loaded={loaded} />
          ) : (
            <Lines group={group} words={words} />
          )}
          {group.more !== null && <p className="text-sm text-ink-soft">{group.more}</p>}
        </OfficeCard>
      ))}
      {view.missing !== null && <Missing missing={view.missing} />}
    </div>
  );
}
