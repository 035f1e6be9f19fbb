/** '/claims': one claim after the other, the longest waiting first. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { QueuePage } from '../queue/queue-page.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { type DoneOf, call } from '../api.ts';
import { useWords, type ConsoleWords } from '../words/words.ts';
import { Ltr } from '../layout/facts.tsx';
import { dayOf, madOf, momentOf, plainAmount, formatTags, type ConsoleLocale } from '../locale.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { Copied } from '../layout/copy-button.tsx';
import { DecideForm, whereToLook } from './decide-form.tsx';
import { Receipts, useReceipts } from './receipts.tsx';
import { weekdayName } from '../hours/week.ts';
import { shownNumber } from '../../../src/selling/orders/order.ts';

type Checks = DoneOf<'GET claims'>['checks'];
type Claim = DoneOf<'GET claims'>['rows'][number];

/* When staff look for transfers, as buyers read it: 'twice a day, before 12:00 and before 18:00, Monday to Saturday'. */

type Texts = { claims: Pick<ConsoleWords['claims'], 'checks'>; locale: ConsoleLocale };

function daysIn({ kind, days }: Checks['week'], { claims: { checks }, locale }: Texts): string {
  const names = days.map((day) => weekdayName(day, locale));
  const [first = '', last = ''] = names;
  if (kind === 'all') return checks.all;
  if (kind === 'but') return checks.but(first);
  if (kind === 'run') return checks.run(first, last);
  if (names.length === 1) return checks.one(first);
  const listed = new Intl.ListFormat(formatTags[locale]).format(names);
  return names.length === 2 ? checks.two(listed) : checks.some(listed);
}

/** Two hours each get their own 'before'; more share one. A single day of the week comes first. */
export function checksInWords({ times, week }: Checks, t: Texts): string {
  const { checks } = t.claims;
  const list = new Intl.ListFormat(formatTags[t.locale]);
  const inOrder = times.toSorted();
  const at =
    inOrder.length <= 2 ? list.format(inOrder.map(checks.before)) : checks.before(list.format(inOrder));
  const on = daysIn(week, t);
  const isOneDay = week.kind === 'some' && week.days.length === 1;
  return (isOneDay ? [on, at] : [checks.often[times.length - 1] ?? '', at, on]).join(checks.comma);
}

function LookFor({ claim }: { claim: Claim }) {
  const { claims, orders, orderPage, lists, locale } = useWords();
  const { copy } = claims;
  const reference = claim.transferCode ?? shownNumber(claim.number);
  return (
    <>
      <Typography>{whereToLook(claim, orders)}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Copied label={orders.amount} button={copy.amount} text={plainAmount(claim.amountCentimes)}>
          {madOf(claim.amountCentimes, locale)}
        </Copied>
        <Copied
          label={claim.transferCode === null ? orderPage.record.reference : orders.facts.transferCode}
          button={claim.transferCode === null ? copy.reference : copy.code}
          text={reference}
        >
          <Ltr>{reference}</Ltr>
        </Copied>
        <Copied label={lists.columns.name} button={copy.name} text={claim.name}>
          <bdi>{claim.name}</bdi>
        </Copied>
      </Box>
    </>
  );
}

type Shown = {
  claim: Claim;
  hasKeys: boolean;
  onDone: (by: 'me' | 'colleague') => void;
  /** Receives the focus when another claim replaces this one. */
  headingRef: (heading: HTMLElement | null) => void;
};

/** One claim of the queue: until when it was promised, what to look for, the receipts, and both answers. */
function ClaimCard({ claim, hasKeys, onDone, headingRef }: Shown) {
  const { claims, locale } = useWords();
  const due = momentOf(claim.dueAt, locale);
  const receipts = useReceipts(claim.number);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
        alignItems: 'start',
      }}
    >
      <Card component="section" aria-labelledby="claim" sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2 }}>
          <Box>
            <Typography
              id="claim"
              component="h2"
              variant="h6"
              tabIndex={-1}
              ref={headingRef}
              sx={{ overflowWrap: 'anywhere', outline: 'none' }}
            >
              <bdi>{claim.name}</bdi> · <bdi>{claim.item[locale]}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {claims.since(momentOf(claim.claimedAt, locale))}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
              {claim.isLate ? (
                <Chip
                  color="error"
                  label={claims.late(due)}
                  sx={{ height: 'auto', py: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
                />
              ) : (
                <Typography variant="body2">{claims.due(due)}</Typography>
              )}
              <StatusChip status={claim.status} />
            </Stack>
          </Box>
          <LookFor claim={claim} />
          {claim.collectBy !== null && (
            <Typography variant="body2">{claims.collectBy(dayOf(claim.collectBy, locale))}</Typography>
          )}
          <DecideForm
            key={claim.number}
            claim={claim}
            hasSlip={receipts.hasSlip}
            onDone={onDone}
            hasKeys={hasKeys}
          />
          <Button component={Link} to={`/orders/${claim.number}/show`} sx={{ alignSelf: 'start' }}>
            {claims.wholeOrder}
          </Button>
        </Stack>
      </Card>
      <Receipts number={claim.number} receipts={receipts} isCash={claim.status === 'Paid - WafaCash'} />
    </Box>
  );
}

type Listed = { rows: Claim[]; total: number | null; checks: Checks };

const queueOfClaims = {
  read: () => call('GET claims', { page: 1, perPage: 100 }),
  rowsOf: ({ rows, total }: Listed) => ({ rows, total: total ?? rows.length }),
  name: 'order',
  idOf: ({ number }: Claim) => number,
};

export function ClaimsPage() {
  const { claims, locale } = useWords();
  const queue = useQueue(queueOfClaims);
  const below = (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/claims/statement" variant="outlined">
          {claims.bulk}
        </Button>
        <Button component={Link} to="/claims/list">
          {claims.list.open}
        </Button>
      </Stack>
      {queue.whole !== null && (
        <Typography variant="body2" color="text.secondary">
          {claims.promise(checksInWords(queue.whole.checks, { claims, locale }))}
        </Typography>
      )}
    </>
  );
  return (
    <QueuePage t={claims} queue={queue} below={below}>
      {(claim, { hasKeys, onDone, headingRef }) => (
        <ClaimCard
          key={claim.number}
          claim={claim}
          hasKeys={hasKeys}
          onDone={(by) => onDone(claim.number, by)}
          headingRef={headingRef}
        />
      )}
    </QueuePage>
  );
}
