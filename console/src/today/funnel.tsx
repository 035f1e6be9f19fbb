/** From the visit to the payment of those who agreed to be counted, and beside it all orders. */
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { FunnelAnswer } from '../../../src/features/today/today.staff.ts';
import { formatTags } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';

type Offer = FunnelAnswer['offers'][number];
type Method = FunnelAnswer['methods'][number];
type Step = { name: string; count: number; share: string | null };

/** So many offers are there before she asks for all. */
const mostOffers = 4;

/** A share, where there is something to have a share of. */
function useShare() {
  const { locale } = useSay();
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  return (part: number, all: number, tell: (share: string) => string): string | null =>
    all === 0 ? null : tell(percent.format(part / all));
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { locale } = useSay();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${steps.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {steps.map(({ name, count, share }) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.15rem' }}>
            {digits.format(count)}
            <Box
              aria-hidden="true"
              sx={{
                height: 6,
                my: 0.5,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: `${(count / most) * 100}%`,
              }}
            />
          </Typography>
          {share !== null && (
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {share}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function OneOffer({ offer }: { offer: Offer }) {
  const { today, orders, locale } = useSay();
  const { funnel } = today;
  const shareOf = useShare();
  const { visits, forms, agreed, orders: placed, paid, name } = offer;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 2fr' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name === null ? offer.slug : locale === 'ar' ? name.ar : name.en}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {orders.kinds[offer.kind]}
          {name === null && ` · ${funnel.gone}`}
        </Typography>
        <Typography variant="body2">{funnel.allOrders(placed, paid)}</Typography>
      </Box>
      <Steps
        steps={[
          { name: funnel.visits, count: visits, share: null },
          { name: funnel.forms, count: forms, share: shareOf(forms, visits, funnel.ofVisits) },
          { name: funnel.orders, count: agreed.orders, share: shareOf(agreed.orders, forms, funnel.ofForms) },
          {
            name: funnel.paid,
            count: agreed.paid,
            share: shareOf(agreed.paid, agreed.orders, funnel.ofOrders),
          },
        ]}
      />
    </Card>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;

function Offers({ offers }: { offers: readonly Offer[] }) {
  const { today } = useSay();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? offers : offers.slice(0, mostOffers);
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {today.funnel.byOffer}
      </Typography>
      <Box component="ul" aria-label={today.funnel.byOffer} sx={list}>
        {shown.map((offer) => (
          <OneOffer key={`${offer.kind} ${offer.slug}`} offer={offer} />
        ))}
      </Box>
      {shown.length < offers.length && (
        <Box>
          <Button variant="outlined" onClick={() => setWhole(true)}>
            {today.funnel.all(offers.length)}
          </Button>
        </Box>
      )}
    </>
  );
}

function Methods({ methods }: { methods: readonly Method[] }) {
  const { today, orders } = useSay();
  const { funnel, sales } = today;
  const shareOf = useShare();
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {funnel.byMethod}
      </Typography>
      <Box
        component="ul"
        aria-label={funnel.byMethod}
        sx={{ ...list, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {methods.map(({ method, orders: placed, paid }) => (
          <Card key={method ?? ''} component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
            <Typography component="h4" sx={{ fontWeight: 700 }}>
              {method === null ? sales.noMethod : orders.methods[method]}
            </Typography>
            <Steps
              steps={[
                { name: funnel.orders, count: placed, share: null },
                { name: funnel.paid, count: paid, share: shareOf(paid, placed, funnel.ofOrders) },
              ]}
            />
          </Card>
        ))}
      </Box>
    </>
  );
}

export function Funnel({ period }: { period: number }) {
  const { today } = useSay();
  const { funnel } = today;
  const reading = useReading<FunnelAnswer>(`/today/funnel?days=${period}`);
  return (
    <Part id="funnel" title={funnel.title}>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '48rem' }}>
        {funnel.honest}
      </Typography>
      <Read reading={reading} height={320}>
        {({ offers, methods }) =>
          offers.length === 0 ? (
            <Card sx={{ p: 3 }}>
              <Typography>{funnel.none}</Typography>
            </Card>
          ) : (
            <>
              <Offers offers={offers} />
              {methods.length > 0 && <Methods methods={methods} />}
            </>
          )
        }
      </Read>
    </Part>
  );
}
