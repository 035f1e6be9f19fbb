/** '/figures': money and people of chosen days, beside as many days before. The days are in the address. */
import { Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { todayInMorocco } from '../morocco.ts';
import { FigureCards } from '../today/figure-cards.tsx';
import { useWords } from '../words/words.ts';
import { type Days, FigureTable, ItemName } from './figure-table.tsx';
import { Money } from './money-figures.tsx';
import { noSource, otherSource } from '../../../src/academy/frame/source.ts';
import type { DoneOf } from '../api.ts';
import { amountOf, dayOf, formatTags } from '../locale.ts';

const dayMs = 86_400_000;
const mostDays = 731;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const lastDays = (days: number): Days => {
  const to = todayInMorocco();
  return { from: shifted(to, 1 - days), to };
};

/** The calendar month so many months before this one; this one ends today. */
function monthBefore(months: number): Days {
  const today = todayInMorocco();
  const first = (back: number) => {
    const at = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() - back);
    return at.toISOString().slice(0, 10);
  };
  return { from: first(months), to: months === 0 ? today : shifted(first(months - 1), -1) };
}

const choices = {
  30: () => lastDays(30),
  90: () => lastDays(90),
  365: () => lastDays(365),
  month: () => monthBefore(0),
  lastMonth: () => monthBefore(1),
};

const isPeriod = ({ from, to }: Days): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < mostDays;

function OwnDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { figures: t } = useWords();
  const [typed, setTyped] = useState(days);
  const [isWrong, setWrong] = useState(false);
  const problemId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isPeriod(typed));
    if (isPeriod(typed)) onChoose(typed);
  };
  const field = (name: keyof Days) => (
    <TextField
      type="date"
      size="small"
      label={t.days[name]}
      value={typed[name]}
      error={isWrong && name === 'to'}
      slotProps={{
        inputLabel: { shrink: true },
        ...(isWrong && name === 'to' && { htmlInput: { 'aria-describedby': problemId } }),
      }}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={send}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start' }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" variant="outlined">
        {t.days.show}
      </Button>
      {isWrong && (
        <Typography id={problemId} role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t.days.wrong}
        </Typography>
      )}
    </Stack>
  );
}

function ChooseDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { figures: t } = useWords();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" role="group" aria-label={t.days.label} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(choices).map(([name, daysOf]) => {
          const isChosen = daysOf().from === days.from && daysOf().to === days.to;
          return (
            <Button
              key={name}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(daysOf())}
            >
              {t.days.choices[name]}
            </Button>
          );
        })}
      </Stack>
      <OwnDays key={`${days.from} ${days.to}`} days={days} onChoose={onChoose} />
    </Stack>
  );
}

/* From a visit to a payment, by offer and by source; and how far groups are. */

type FunnelOffer = DoneOf<'GET figures/funnel'>['offers'][number];
type Source = Pick<DoneOf<'GET figures/funnel'>['sources'][number], 'source' | 'medium' | 'campaign'>;

/** The site that a link was on, and below it what the link says of its way and campaign. */
function SourceName({ of: { source, medium, campaign } }: { of: Source }) {
  const { figures: t } = useWords();
  const names = new Map([
    [noSource.source, t.noSource],
    [otherSource.source, t.others],
  ]);
  const more = [medium, campaign].filter((word) => word !== '');
  return (
    <>
      <bdi>{names.get(source) ?? source}</bdi>
      {more.length > 0 && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          <bdi>{more.join(' · ')}</bdi>
        </Typography>
      )}
    </>
  );
}

/** From the visit to the payment of visitors who agreed to be counted, beside all orders. */
function Funnel({ days }: { days: Days }) {
  const words = useWords();
  const { figures: t, locale } = words;
  const reading = useCalled('GET figures/funnel', days);
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const all = [{ label: words.nav.pages.orders }, { label: t.allPaid }];
  const counts = (row: FunnelOffer): number[] => [
    row.visits,
    row.forms,
    row.agreed.orders,
    row.agreed.paid,
    row.orders,
    row.paid,
  ];
  const sumOf = (numbers: readonly (readonly number[])[]): number[] =>
    (numbers[0] ?? []).map((_one, at) => numbers.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const sumsOf = (numbers: readonly (readonly number[])[]): string[] =>
    sumOf(numbers).map((count) => digits.format(count));
  return (
    <Read reading={reading} height={240}>
      {({ offers, methods, sources }) => (
        <>
          <FigureTable
            name="funnel"
            title={t.funnel}
            days={days}
            of={t.item}
            empty={t.noVisits}
            columns={[
              { label: t.visits },
              { label: t.forms, isWide: true },
              { label: t.orders },
              { label: t.paid },
              ...all.map((one) => ({ ...one, isWide: true })),
            ]}
            rows={offers.map((row) => ({
              key: `${row.kind} ${row.slug}`,
              name: <ItemName item={row} />,
              values: counts(row).map((count) => digits.format(count)),
            }))}
            total={sumsOf(offers.map(counts))}
          />
          <Typography variant="body2" color="text.secondary">
            {t.honest}
          </Typography>
          <FigureTable
            name="sources"
            title={t.sources}
            days={days}
            of={t.source}
            empty={t.noVisits}
            columns={[
              { label: t.visits },
              { label: t.orders },
              { label: t.paid, isWide: true },
              { label: t.inMad(t.received) },
            ]}
            rows={sources.map(({ source, medium, campaign, ...row }) => ({
              key: [source, medium, campaign].join(' '),
              name: <SourceName of={{ source, medium, campaign }} />,
              values: [
                ...[row.visits, row.orders, row.paid].map((count) => digits.format(count)),
                amountOf(row.paidCentimes, locale),
              ],
            }))}
            total={[
              ...sumsOf(sources.map(({ visits, orders, paid }) => [visits, orders, paid])),
              amountOf(
                sources.reduce((sum, { paidCentimes }) => sum + paidCentimes, 0),
                locale,
              ),
            ]}
          />
          <Typography variant="body2" color="text.secondary">
            {t.sourcesHint}
          </Typography>
          {methods.length > 0 && (
            <FigureTable
              title={t.paidByMethod}
              days={days}
              of={t.method}
              empty={t.noVisits}
              columns={all}
              rows={methods.map(({ method, orders: placed, paid }) => ({
                key: method ?? '',
                name: method === null ? t.noMethod : words.orders.methods[method],
                values: [digits.format(placed), digits.format(paid)],
              }))}
              total={sumsOf(methods.map(({ orders: placed, paid }) => [placed, paid]))}
            />
          )}
        </>
      )}
    </Read>
  );
}

/** How far the learners of the running groups are. */
function Groups({ days }: { days: Days }) {
  const { figures: t, locale } = useWords();
  const reading = useCalled('GET figures/groups');
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  return (
    <Read reading={reading} height={240}>
      {({ groups }) => (
        <FigureTable
          name="groups"
          title={t.groups}
          days={days}
          of={t.module}
          empty={t.noGroups}
          columns={[{ label: t.finished }, { label: t.share }]}
          rows={groups.flatMap((group) =>
            group.modules.map(({ id, title, finished }, at) => ({
              key: `${group.id} ${id}`,
              name: (
                <>
                  {at === 0 && (
                    <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                      {group.course?.[locale] ?? group.courseSlug} · {dayOf(group.startsOn, locale)}
                    </Typography>
                  )}
                  <bdi>{title[locale]}</bdi>
                </>
              ),
              values: [
                t.finishedOf(finished, group.learners),
                group.learners === 0 ? '–' : percent.format(finished / group.learners),
              ],
            })),
          )}
        />
      )}
    </Read>
  );
}

export function FiguresPage() {
  const { nav } = useWords();
  const [search, setSearch] = useSearchParams();
  const [usual] = useState(() => lastDays(30));
  const asked = { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to };
  const days = isPeriod(asked) ? asked : usual;
  const reading = useCalled('GET figures', days);
  return (
    <PageFrame title={nav.pages.figures}>
      <ChooseDays days={days} onChoose={(chosen) => setSearch(chosen)} />
      <Read reading={reading} height={520}>
        {(figures) => (
          <>
            <FigureCards
              figures={figures}
              shown={['net', 'orders', 'average', 'refunds', 'learners', 'members']}
            />
            <Money figures={figures} days={days} />
          </>
        )}
      </Read>
      <Funnel days={days} />
      <Groups days={days} />
    </PageFrame>
  );
}
