/** What the chosen month holds: the sums of its file, in all and by way of payment. Money in centimes of MAD. */
import { Box, Card, Stack, Typography } from '@mui/material';
import type { MonthAnswer, MonthSumsRow } from '../../../src/features/reports/months.staff.ts';
import { PlainList } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { formatTags, madOf, momentOf } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { useSay } from '../words/words.ts';

type Figure = {
  name: string;
  value: string;
  also?: string | false;
  /** On a line of its own on a phone. */
  isAlone?: boolean;
};

/** In columns that stand beneath each other from list to list, as many as there is room for. */
function Figures({ figures, isLarge = false }: { figures: readonly Figure[]; isLarge?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(${isLarge ? '8.5rem' : '7.5rem'}, 1fr))`,
      }}
    >
      {figures.map(({ name, value, also = false, isAlone = false }) => (
        <Box key={name} sx={{ gridColumn: { xs: isAlone ? '1 / -1' : 'auto', sm: 'auto' } }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: isLarge ? '1.4rem' : '1rem' }}>
            {value}
          </Typography>
          {also !== false && (
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {also}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** What came in, what went back, and what stays. */
function useMoney() {
  const { lists, today, locale } = useSay();
  const say = lists.month;
  return ({ receivedCentimes, paidBackCentimes, refunds, netCentimes }: MonthSumsRow): Figure[] => [
    { name: say.received, value: madOf(receivedCentimes, locale) },
    {
      name: say.paidBack,
      value: madOf(paidBackCentimes, locale),
      also: refunds > 0 && today.sales.refunds(refunds),
    },
    { name: say.net, value: madOf(netCentimes, locale) },
  ];
}

function ByMethod({ rows }: { rows: MonthAnswer['byMethod'] }) {
  const { lists, orders, refunds, today } = useSay();
  const money = useMoney();
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {lists.month.byMethod}
      </Typography>
      <PlainList>
        {rows.map(({ method, gateway, ...sums }) => (
          <Box
            component="li"
            key={`${method} ${gateway}`}
            sx={{ display: 'grid', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{method === null ? lists.month.unknown : orders.methods[method]}</strong>
              {gateway !== null && ` · ${wordOf(refunds.gateways, gateway) ?? gateway}`}
              {' · '}
              {today.sales.payments(sums.payments)}
            </Typography>
            {/* Of a way by which nothing went back all stays. */}
            <Figures figures={sums.refunds === 0 ? money(sums).slice(0, 1) : money(sums)} />
          </Box>
        ))}
      </PlainList>
    </>
  );
}

function Told({ told, name }: { told: MonthAnswer; name: string }) {
  const { lists, locale } = useSay();
  const say = lists.month;
  const money = useMoney();
  const { inAll, ordersPaid, byMethod, until } = told;
  const twice = inAll.payments - ordersPaid;
  return (
    <Card component="section" aria-labelledby="told" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {/* French writes its months small, also where one begins a line. */}
        <Typography
          id="told"
          component="h2"
          variant="h6"
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {name}
        </Typography>
        {until !== null && <WordChip color="info" variant="outlined" label={say.untilNow} />}
      </Stack>
      {until !== null && (
        <Typography variant="body2" color="text.secondary">
          {say.underWay(momentOf(until, locale))}
        </Typography>
      )}
      {inAll.payments + inAll.refunds === 0 ? (
        <Typography>{until === null ? say.nothing : say.nothingYet}</Typography>
      ) : (
        <>
          <Figures
            isLarge
            figures={[
              {
                name: say.ordersPaid,
                value: new Intl.NumberFormat(formatTags[locale]).format(ordersPaid),
                also: twice > 0 && say.cameTwice(twice),
                isAlone: true,
              },
              ...money(inAll),
            ]}
          />
          <ByMethod rows={byMethod} />
        </>
      )}
    </Card>
  );
}

/** `month`: '2026-05', one that has begun; `name`: as the reader calls it. */
export function MonthTold({ month, name }: { month: string; name: string }) {
  const reading = useReading<MonthAnswer>(`/months/${month}`);
  return (
    <Read reading={reading} height={320}>
      {(told) => <Told told={told} name={name} />}
    </Read>
  );
}
