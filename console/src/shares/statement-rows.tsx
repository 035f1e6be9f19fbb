/** What is shown of shares to those who pay them and to each trainer: agreements, statements, sales. */
import { Card, Typography } from '@mui/material';
import type { DoneOf } from '../api.ts';
import { FigureTable } from '../figures/figure-table.tsx';
import { OrderLink, WordChip } from '../layout/facts.tsx';
import { LinkRows, PlainList } from '../layout/page-frame.tsx';
import { amountOf, type ConsoleLocale, dayOf, formatTags, inLocale, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { sumsOf } from '../../../src/selling/shares/share.ts';

type Shares = DoneOf<'GET shares'>;
type Own = DoneOf<'GET shares/own'>;

/** 'November 2026', of '2026-11'. */
export const monthName = (month: string, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

type TermsProps = { terms: Own['terms']; offered: Own['offered'] };

export function TermsList({ terms, offered }: TermsProps) {
  const { shares: t, locale } = useWords();
  if (terms.length === 0) return t.noTerms;
  return (
    <PlainList>
      {terms.map(({ item, percent, costPercent }) => {
        const name = offered.find(({ entry }) => entry === item)?.name;
        return (
          <li key={item}>
            <bdi>{name ? inLocale(name, locale) : item}</bdi>
            {' · '}
            {t.terms(percent, costPercent)}
          </li>
        );
      })}
    </PlainList>
  );
}

export const stateTones = {
  'to-approve': 'warning',
  'approved-once': 'warning',
  'to-pay': 'info',
  paid: 'success',
} as const;

/** `to`: the page below which each has its own. */
export function StatementRows({ statements, to }: { statements: Shares['statements']; to: string }) {
  const { shares: t, locale } = useWords();
  if (statements.length === 0) return <Typography>{t.noStatements}</Typography>;
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <LinkRows
        label={t.statements}
        rows={statements.map(({ id, name, month, netCentimes, state }) => ({
          to: `${to}/${id}`,
          name: `${name} · ${monthName(month, locale)}`,
          note: madOf(netCentimes, locale),
          aside: <WordChip color={stateTones[state]} label={t.states[state]} />,
        }))}
      />
    </Card>
  );
}

type Line = DoneOf<'GET shares/statements/{id}'>['lines'][number];
type Told = Line & Partial<Pick<Own['open'][number], 'hold' | 'dueOn'>>;

/** Sales with the share of each, and their sum. */
export function Sales({ lines, title, empty }: { lines: readonly Told[]; title: string; empty: string }) {
  const { shares: t, locale } = useWords();
  const amount = (centimes: number) => amountOf(centimes, locale);
  const sum = (of: (line: Line) => number) => amount(lines.reduce((all, line) => all + of(line), 0));
  return (
    <FigureTable
      title={title}
      of={t.sale}
      columns={[{ label: t.received, isWide: true }, { label: t.back, isWide: true }, { label: t.inMad }]}
      rows={lines.map((line) => ({
        key: line.orderNumber,
        name: <SaleName line={line} />,
        values: [amount(line.receivedCentimes), amount(line.backCentimes), amount(line.shareCentimes)],
      }))}
      {...(lines.length > 1 && {
        total: [
          sum(({ receivedCentimes }) => receivedCentimes),
          sum(({ backCentimes }) => backCentimes),
          amount(sumsOf(lines, 0).grossCentimes),
        ],
      })}
      empty={empty}
    />
  );
}

/** What was sold, its order and day, and why it is not due yet. */
function SaleName({ line }: { line: Told }) {
  const { shares: t, locale } = useWords();
  const { item, orderNumber, day, percent, costPercent, hold = null, dueOn = null } = line;
  return (
    <>
      <bdi>{inLocale(item, locale)}</bdi>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        <OrderLink number={orderNumber} /> · {dayOf(day, locale)} · {t.terms(percent, costPercent)}
      </Typography>
      {hold !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {t.holds[hold]}
          {hold === 'refund-period' && dueOn !== null && ` · ${t.dueOn(dayOf(dueOn, locale))}`}
        </Typography>
      )}
    </>
  );
}
