/** Actions on the open record, always within reach: saving, previewing, publishing, and rarer ones. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { useWords } from '../words/words.ts';
import { hindering } from '../../../src/admin/records/missing-words.ts';
import { leadToMissing } from './editing.ts';
import { keepRecord } from './use-typing.ts';
import { usePlace, valueAt } from './draft.ts';
import { onWideScreens, onPhones, stateNow, tight } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { OpenRecord } from './use-record.ts';
import { dayOf } from '../locale.ts';
import { usePriceWords } from './quick-price.tsx';

/** `mayPrice`: may change what somebody pays, if nothing else. */
export type Rights = { mayWrite: boolean; mayPrice: boolean; mayPublish: boolean };
type Props = { kind: string; slug: string; open: OpenRecord; rights: Rights; reload(): void };

/** The days a record is known by, in the order in which one is looked for. */
const days = ['startsOn', 'heldOn', 'publishedOn', 'postedOn', 'effectiveOn'] as const;

/** What is always in sight: state, price and day of the record as it is typed. */
function KeyFacts({ open }: { open: OpenRecord }) {
  const { catalogue, common, locale } = useWords();
  const price = usePlace(open.draft, 'priceCentimes');
  const day = usePlace(open.draft, days.find((one) => open.draft.get(one) !== undefined) ?? 'startsOn');
  const { whole, isTyped } = open;
  const { changeOf } = usePriceWords();
  const before = whole?.published ? (valueAt(whole.published.record, 'priceCentimes') ?? null) : price;
  const facts = [
    whole === null ? null : common.states[stateNow(whole)],
    typeof price === 'number' || typeof before === 'number' ? changeOf(before, price) : null,
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? dayOf(day, locale) : null,
  ].filter((fact) => fact !== null);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ flex: { sm: 1 }, minWidth: 0 }}>
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          <bdi>{fact}</bdi>
          {/* Ends a line, never begins one. */}
          {(isTyped || at + 1 < facts.length) && '\u00a0· '}
        </Fragment>
      ))}
      <span role="status">{isTyped ? catalogue.unsaved : ''}</span>
    </Typography>
  );
}

const publishedNext = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'publishing' in state ? String(state.publishing) : null;

/** `look`: the page as it is typed, beside the form or over it. */
type ActionsProps = Props & { look: { isOpen: boolean; turn(): void } };

export function Actions({ kind, slug, open, rights, look, reload }: ActionsProps) {
  const { catalogue, common } = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  /** The revision that is about to be published. */
  const { state } = useLocation();
  const [publishing, setPublishing] = useState<string | null>(() => publishedNext(state));
  const { whole, isTyped, isBusy } = open;

  const publish = async () => {
    // What is published is what is saved.
    const kept = await open.saved();
    if (kept === null) return;
    if (hindering(kind, open.draft.whole(), kept.missing).every(isAdvice)) {
      setPublishing(kept.revision);
      // A first save leads to the page of the new record, which asks on.
      if (whole === null)
        void navigate(`/catalogue/${kind}/${String(open.draft.get('slug'))}`, {
          replace: true,
          state: { publishing: kept.revision },
        });
    } else {
      notify(common.failures.incomplete, { type: 'warning' });
      open.setFaults(kept.missing);
      leadToMissing();
    }
  };
  const canPublish = whole?.state === 'draft' || isTyped;
  /** Its price was set in the draft by a colleague, who publishes it. */
  const isForOthers = !rights.mayPrice && whole !== null && whole.prices.length > 0;

  return (
    <Paper
      component="section"
      aria-label={catalogue.actions}
      sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: { xs: 0.625, sm: 1.5 }, borderRadius: 3 }}
    >
      {isForOthers && rights.mayPublish && (
        <Typography role="status" variant="body2" sx={{ mb: 0.75 }}>
          {common.failures['needs-price-right']}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: { xs: 0.75, sm: 1 }, flexWrap: 'wrap', alignItems: 'center' }}>
        {(rights.mayWrite || rights.mayPrice) && (
          <Button
            variant="contained"
            disabled={isBusy || !isTyped}
            onClick={() => void open.save()}
            aria-label={catalogue.save}
            sx={tight}
          >
            <Box component="span" sx={onPhones}>
              {common.save}
            </Box>
            <Box component="span" sx={onWideScreens}>
              {catalogue.save}
            </Box>
          </Button>
        )}
        {rights.mayPublish && canPublish && !isForOthers && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void publish()} sx={tight}>
            {catalogue.publish.begin}
          </Button>
        )}
        <Button aria-label={catalogue.look} aria-pressed={look.isOpen} onClick={look.turn} sx={tight}>
          <Visibility sx={onPhones} />
          <Box component="span" sx={onWideScreens}>
            {catalogue.look}
          </Box>
        </Button>
        <KeyFacts open={open} />
      </Stack>
      {whole !== null && whole.revision === publishing && (
        <PublishDialog
          key={whole.revision}
          slug={slug}
          whole={whole}
          close={() => setPublishing(null)}
          done={reload}
        />
      )}
    </Paper>
  );
}

/** Closing a course for sale and opening it, discarding a draft, removing a record from the site. */
export function RareActions({ kind, slug, open, rights, reload }: Props) {
  const { catalogue, common } = useWords();
  const navigate = useNavigate();
  const { whole } = open;
  if (whole === null || !rights.mayWrite) return null;
  const { published, revision, state } = whole;
  const named = { kind, slug };
  const leave = () => void navigate(`/catalogue/${kind}`);
  const isClosed = published?.record['closedForSale'] === true;
  const sale = isClosed ? catalogue.sale.open : catalogue.sale.close;

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {kind === 'course' && rights.mayPublish && published !== null && (
        <ActionButton
          label={sale.yes}
          sure={sale.lead}
          done={sale.done}
          run={() => call('PUT catalogue/{kind}/records/{slug}/sale', { ...named, isOpen: isClosed })}
          onDone={reload}
          onStale={reload}
        />
      )}
      {state === 'draft' && (
        <ActionButton
          label={catalogue.drop.yes}
          sure={published === null ? catalogue.drop.alone : catalogue.drop.lead}
          done={catalogue.drop.done}
          isDanger
          run={async () => {
            await call('DELETE catalogue/{kind}/records/{slug}/draft/{revision}', { ...named, revision });
            keepRecord(kind, slug, null);
          }}
          onStale={reload}
          onDone={() => {
            if (published === null) return leave();
            open.takeBack();
            reload();
          }}
        />
      )}
      {kind !== 'legal' && published !== null && (
        <ActionButton
          label={catalogue.remove.yes}
          sure={catalogue.remove.lead}
          done={catalogue.remove.done}
          isDanger
          run={async () => {
            await call('DELETE catalogue/{kind}/records/{slug}', named);
            keepRecord(kind, slug, null);
          }}
          onDone={reload}
          onStale={reload}
        >
          {({ failure }) =>
            failure?.code === 'still-needed' &&
            Object.entries(failure.detail ?? {}).map(([what, count]) => (
              <Typography key={what}>
                {catalogue.needs[what] ?? what}
                {common.colon}
                {count}
              </Typography>
            ))
          }
        </ActionButton>
      )}
    </Stack>
  );
}
