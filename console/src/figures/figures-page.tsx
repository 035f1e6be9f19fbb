/** '/figures': money and people of chosen days, beside as many days before. The days are in the address. */
import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noSource, otherSource } from '../../../src/features/reports/source.ts';
import type { DoneOf } from '../api.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { amountOf, dayOf, formatTags } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { FigureCards } from '../today/figure-cards.tsx';
import { useWords } from '../words/words.ts';
import { type Days, FigureTable, spanInFull, useItemName, useMoneyColumns } from './figure-table.tsx';

// The library of charts is larger than the page: it comes after the figures.
const MoneyChart = lazy(async () => ({ default: (await import('./money-chart.tsx')).MoneyChart }));
const ItemChart = lazy(async () => ({ default: (await import('./money-chart.tsx')).ItemChart }));

type FiguresAnswer = DoneOf<'GET figures'>;

const dayMs = 86_400_000;
const mostDays = 731;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const lastDays = (days: number): Days => {
  const to = dayInMorocco(new Date());
  return { from: shifted(to, 1 - days), to };
};

/** The calendar month so many months before this one; this one ends today. */
function monthBefore(months: number): Days {
  const today = dayInMorocco(new Date());
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
      helperText={isWrong && name === 'to' ? t.days.wrong : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
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

type Named = { kind: keyof ReturnType<typeof useWords>['orders']['kinds']; slug: string } & {
  name: { en: string; ar: string } | null;
};

/** What an offer is called, and its kind below. */
function ItemName({ item: { kind, slug, name } }: { item: Named }) {
  const { figures: t, orders } = useWords();
  const nameOf = useItemName();
  return (
    <>
      <bdi>{nameOf({ slug, name })}</bdi>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {orders.kinds[kind]}
        {name === null && ` · ${t.gone}`}
      </Typography>
    </>
  );
}

type Source = Pick<
  DoneOf<'GET figures/funnel'>['sources'][number],
  'source' | 'medium' | 'campaign'
>;

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

const paired = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Opened by its title. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="details">
    <Typography
      component="summary"
      sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 600, py: 1.25 }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

function Money({ figures, days }: { figures: FiguresAnswer; days: Days }) {
  const { figures: t, orders, locale } = useWords();
  const { columns, valuesOf } = useMoneyColumns();
  const { spans, byItem, byMethod, byCoupon, now } = figures;
  const table = { days, columns, empty: t.none };
  const last = spans.at(-1);
  const title = last?.from === last?.to ? t.byDay : t.byWeek;
  if (now.payments === 0 && now.refunds === 0)
    return (
      <Card sx={{ p: 2 }}>
        <Typography>{t.none}</Typography>
      </Card>
    );
  return (
    <>
      <Card sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Suspense fallback={<Box sx={{ height: 280 }} />}>
          <MoneyChart spans={spans} />
        </Suspense>
      </Card>
      <Folded title={title}>
        <FigureTable
          {...table}
          name="spans"
          title={title}
          of={t.when}
          rows={spans
            .filter(({ payments, refunds }) => payments > 0 || refunds > 0)
            .map((row) => ({ key: row.from, name: spanInFull(row, locale), values: valuesOf(row) }))}
        />
      </Folded>
      <Box sx={paired}>
        <FigureTable
          {...table}
          name="byItem"
          title={t.byItem}
          of={t.item}
          rows={byItem.map((row) => ({
            key: `${row.kind} ${row.slug}`,
            name: <ItemName item={row} />,
            values: valuesOf(row),
          }))}
        />
        <FigureTable
          {...table}
          name="byMethod"
          title={t.byMethod}
          of={t.method}
          rows={byMethod.map((row) => ({
            key: row.method ?? '',
            name: row.method === null ? t.noMethod : orders.methods[row.method],
            values: valuesOf(row),
          }))}
        />
        <FigureTable
          {...table}
          name="byCoupon"
          title={t.byCoupon}
          of={t.coupon}
          rows={byCoupon.map((row) => ({
            key: row.coupon ?? '',
            name: row.coupon === null ? t.noCoupon : <bdi>{row.coupon}</bdi>,
            values: valuesOf(row),
          }))}
        />
      </Box>
      {figures.weeks.length > 1 && <ItemWeeks figures={figures} days={days} />}
    </>
  );
}

/** The revenue of each item, week after week. */
function ItemWeeks({ figures, days }: { figures: FiguresAnswer; days: Days }) {
  const { figures: t, locale } = useWords();
  const { weeks, itemWeeks } = figures;
  const ofWeek = (week: Days, at: number) =>
    itemWeeks
      .map((item) => ({ item, centimes: item.netCentimes[at] ?? 0 }))
      .filter(({ centimes }) => centimes !== 0)
      .map(({ item, centimes }, first) => ({
        key: `${week.from} ${item.kind} ${item.slug}`,
        name: (
          <>
            {first === 0 && (
              <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {spanInFull(week, locale)}
              </Typography>
            )}
            <ItemName item={item} />
          </>
        ),
        values: [amountOf(centimes, locale)],
      }));
  return (
    <>
      <Card component="section" aria-label={t.itemWeeks} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 700, mb: 1 }}>
          {t.itemWeeks}
        </Typography>
        <Suspense fallback={<Box sx={{ height: 280 }} />}>
          <ItemChart weeks={weeks} itemWeeks={itemWeeks} />
        </Suspense>
      </Card>
      <Folded title={t.itemWeeksTable}>
        <FigureTable
          name="itemWeeks"
          title={t.itemWeeksTable}
          days={days}
          of={t.item}
          columns={[{ label: t.inMad(t.net) }]}
          rows={weeks.flatMap(ofWeek)}
          empty={t.none}
        />
      </Folded>
    </>
  );
}

/** From the visit to the payment of visitors who agreed to be counted, beside all orders. */
function Funnel({ days }: { days: Days }) {
  const { figures: t, orders, locale } = useWords();
  const reading = useCalled('GET figures/funnel', days);
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const all = [{ label: t.allOrders }, { label: t.allPaid }];
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
              values: [row.visits, row.forms, row.agreed.orders, row.agreed.paid, row.orders, row.paid].map(
                (count) => digits.format(count),
              ),
            }))}
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
                name: method === null ? t.noMethod : orders.methods[method],
                values: [digits.format(placed), digits.format(paid)],
              }))}
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
  const language = locale === 'ar' ? 'ar' : 'en';
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
                      {group.course?.[language] ?? group.courseSlug} · {dayOf(group.startsOn, locale)}
                    </Typography>
                  )}
                  <bdi>{title[language]}</bdi>
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
  const { figures: t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [usual] = useState(() => lastDays(30));
  const asked = { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to };
  const days = isPeriod(asked) ? asked : usual;
  const reading = useCalled('GET figures', days);
  return (
    <PageFrame title={t.title}>
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
