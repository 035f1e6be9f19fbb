/** From a visit to a payment, by offer and by source; and how far groups are. */
import { Typography } from '@mui/material';
import { noSource, otherSource } from '../../../src/academy/frame/source.ts';
import type { DoneOf } from '../api.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { amountOf, dayOf, formatTags } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Days, FigureTable, ItemName } from './figure-table.tsx';

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
export function Funnel({ days }: { days: Days }) {
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
export function Groups({ days }: { days: Days }) {
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
