/** The first page of the console: open tasks, then, for those who may see it, sales and visits. */
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { Part } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { Sales } from './sales.tsx';
import { Waits } from './waits.tsx';
import { formatTags } from '../locale.ts';
import type { DoneOf } from '../api.ts';

type FunnelAnswer = DoneOf<'GET today/funnel'>;
type TodayAnswer = DoneOf<'GET today'>;

type Offer = FunnelAnswer['offers'][number];
type Method = FunnelAnswer['methods'][number];
type Step = { name: string; count: number; share: string | null };

/** How many offers are shown at first. */
const mostOffers = 4;

/** A percentage, where the total is not 0. */
function useShare() {
  const { locale } = useWords();
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  return (part: number, all: number, inWords: (share: string) => string): string | null =>
    all === 0 ? null : inWords(percent.format(part / all));
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { locale } = useWords();
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
  const { today, orders, locale } = useWords();
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
  const { today } = useWords();
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
  const { today, orders } = useWords();
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

/** From the visit to the payment of visitors who agreed to be counted, beside all orders. */
function Funnel({ period }: { period: number }) {
  const { today } = useWords();
  const { funnel } = today;
  const reading = useCalled('GET today/funnel', { days: period });
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

/** Ways to pay that are not offered, and why: the academy's own account is missing in the settings. */
function ClosedWays({ closedWays }: { closedWays: TodayAnswer['closedWays'] }) {
  const { today } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Alert severity="warning">
      <AlertTitle component="h3" sx={{ fontWeight: 700 }}>
        {today.closed.title}
      </AlertTitle>
      {closedWays.map((fault) => (
        <Typography key={fault} variant="body2">
          {today.closed.why[fault]}
        </Typography>
      ))}
      {permissions.includes('mayEditSettings') && (
        <Button component={Link} to="/settings/bank" color="inherit" sx={{ minHeight: 44, mt: 1 }}>
          {today.closed.go}
        </Button>
      )}
    </Alert>
  );
}

/** Reminds staff who handle money to set up an authenticator app. */
function SecondFactorReminder() {
  const { secondFactor } = useWords();
  const { data } = useCalled('GET session/second-step');
  if (data === null || !data.isAdvised || data.hasApp) return null;
  return (
    <Alert
      severity="info"
      role="note"
      icon={false}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      action={
        <Button component={Link} to="/me" color="inherit">
          {secondFactor.reminder.go}
        </Button>
      }
    >
      {secondFactor.reminder.text}
    </Alert>
  );
}

const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

function ChoosePeriod({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const { today } = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={period}
      aria-label={today.period.label}
      onChange={(_event, chosen: Period | null) => chosen !== null && onChoose(chosen)}
    >
      {periods.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          sx={{ minHeight: 44, px: 2, textTransform: 'none', color: 'text.primary' }}
        >
          {today.period.choices[days]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Sold() {
  const [period, setPeriod] = useState<Period>(30);
  return (
    <>
      <Sales period={period} choose={<ChoosePeriod period={period} onChoose={setPeriod} />} />
      <Funnel period={period} />
    </>
  );
}

export function TodayPage() {
  const { today } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useCalled('GET today');
  return (
    <Box sx={{ display: 'grid', gap: 4, px: { xs: 1, md: 0 }, pt: 2 }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {today.title}
      </Typography>
      <SecondFactorReminder />
      <Part id="waits" title={today.waits.title}>
        <Read reading={reading} height={220}>
          {({ tasks, closedWays }) => (
            <>
              {closedWays.length > 0 && <ClosedWays closedWays={closedWays} />}
              <Waits tasks={tasks} isSetUp={closedWays.length === 0} />
            </>
          )}
        </Read>
      </Part>
      {permissions.includes('maySeeSales') && <Sold />}
    </Box>
  );
}
