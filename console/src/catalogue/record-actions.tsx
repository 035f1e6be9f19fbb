/** Actions on the open record, always within reach: saving, previewing, publishing, and rarer ones. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { call, type DoneOf, Refused } from '../api.ts';
import { useWords } from '../words/words.ts';
import { leadToMissing } from './editing.ts';
import { keepTyping } from './use-typing.ts';
import { usePlace } from './draft.ts';
import { onWideScreens, onPhones, tight } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { OpenRecord } from './use-record.ts';
import { dayOf, madOf, momentOf } from '../locale.ts';

type Saved = DoneOf<'catalogue/{kind}'>;

type PreviewView = DoneOf<'catalogue/{kind}/records/{slug}/preview'>;

/** Links to the page itself with the draft in place of the published version, in both languages. */
function PreviewDialog({ links, close }: { links: PreviewView; close(): void }) {
  const { common, catalogue, locale } = useWords();
  return (
    <Dialog open onClose={close} aria-labelledby="preview" fullWidth maxWidth="xs">
      <DialogTitle id="preview">{catalogue.preview.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{catalogue.preview.until(momentOf(links.until, locale))}</DialogContentText>
        <Stack sx={{ gap: 1, mt: 2 }}>
          {(['en', 'ar'] as const).map((side) => (
            <Button key={side} variant="outlined" href={links.paths[side]} target="_blank" rel="noreferrer">
              {catalogue.preview.open(catalogue.sides[side])}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

type Question = { title: string; lead: string; yes: string; go(): Promise<void> };

/** Asks for confirmation before something that cannot be undone. */
function Confirm({ question, close }: { question: Question | null; close(): void }) {
  const { common } = useWords();
  return (
    <Dialog open={question !== null} onClose={close} aria-labelledby="question">
      <DialogTitle id="question">{question?.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{question?.lead}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.cancel}</Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            close();
            void question?.go();
          }}
        >
          {question?.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** `mayPrice`: may change what somebody pays, if nothing else. */
export type Rights = { mayWrite: boolean; mayPrice: boolean; mayPublish: boolean };
type Props = { kind: string; slug: string; open: OpenRecord; rights: Rights; reload(): void };

/** The days a record is known by, in the order in which one is looked for. */
const days = ['startsOn', 'heldOn', 'publishedOn', 'postedOn', 'effectiveOn'] as const;

/** What is always in sight: state, price and day of the record as it is typed. */
function KeyFacts({ open }: { open: OpenRecord }) {
  const { catalogue, locale } = useWords();
  const price = usePlace(open.draft, 'priceCentimes');
  const day = usePlace(open.draft, days.find((one) => open.draft.get(one) !== undefined) ?? 'startsOn');
  const { whole, isTyped } = open;
  const facts = [
    whole === null ? null : catalogue.states[whole.state],
    typeof price === 'number' ? (price === 0 ? catalogue.free : madOf(price, locale)) : null,
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? dayOf(day, locale) : null,
  ].filter((fact) => fact !== null);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ flex: { sm: 1 }, minWidth: 0 }}>
      {facts.map((fact) => (
        <Box component="span" key={fact} sx={{ '& + &::before': { content: '" · "' } }}>
          <bdi>{fact}</bdi>
        </Box>
      ))}
      <span role="status">{isTyped ? ` · ${catalogue.unsaved}` : ''}</span>
    </Typography>
  );
}

const publishedNext = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'publishing' in state ? String(state.publishing) : null;

export function Actions({ kind, slug, open, rights, reload }: Props) {
  const { catalogue, common } = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<PreviewView | null>(null);
  /** The revision that is about to be published. */
  const { state } = useLocation();
  const [publishing, setPublishing] = useState<string | null>(() => publishedNext(state));
  const { whole, isTyped, isBusy } = open;

  /** Publishing and previewing use what is saved, so it saves first. */
  const saved = async (): Promise<Saved | null> =>
    isTyped ? open.save() : whole && { revision: whole.revision, missing: whole.missing };
  const look = async () => {
    const kept = await saved();
    if (kept === null || slug === '') return;
    const { revision } = kept;
    try {
      setPreview(await call('catalogue/{kind}/records/{slug}/preview', { kind, slug, revision }));
    } catch (error) {
      open.refuse(error);
    }
  };
  const publish = async () => {
    const kept = await saved();
    if (kept === null) return;
    if (kept.missing.every(isAdvice)) {
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

  return (
    <Paper
      component="section"
      aria-label={catalogue.actions}
      sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: { xs: 0.625, sm: 1.5 }, borderRadius: 3 }}
    >
      <Stack
        direction="row"
        sx={{ gap: { xs: 0.75, sm: 1 }, flexWrap: { xs: 'nowrap', sm: 'wrap' }, alignItems: 'center' }}
      >
        {(rights.mayWrite || rights.mayPrice) && (
          <Button
            variant="contained"
            disabled={isBusy || !isTyped}
            onClick={() => void open.save()}
            aria-label={catalogue.save}
            sx={tight}
          >
            <Box component="span" sx={onPhones}>
              {catalogue.saveShort}
            </Box>
            <Box component="span" sx={onWideScreens}>
              {catalogue.save}
            </Box>
          </Button>
        )}
        {rights.mayPublish && canPublish && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void publish()} sx={tight}>
            {catalogue.publish.begin}
          </Button>
        )}
        {whole !== null && (
          <Button disabled={isBusy} onClick={() => void look()} aria-label={catalogue.look} sx={tight}>
            <Visibility sx={onPhones} />
            <Box component="span" sx={onWideScreens}>
              {catalogue.look}
            </Box>
          </Button>
        )}
        <KeyFacts open={open} />
      </Stack>
      {preview !== null && <PreviewDialog links={preview} close={() => setPreview(null)} />}
      {whole !== null && whole.revision === publishing && (
        <PublishDialog
          key={whole.revision}
          slug={slug}
          whole={whole}
          close={() => setPublishing(null)}
          done={reload}
          refuse={open.refuse}
        />
      )}
    </Paper>
  );
}

/** Discarding a draft, removing a record from the site. */
export function RareActions({ kind, slug, open, rights, reload }: Props) {
  const { catalogue, common } = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const { whole } = open;
  const named = { kind, slug };
  if (whole === null || !rights.mayWrite) return null;

  const drop = async () => {
    try {
      const { revision } = whole;
      await call('DELETE catalogue/{kind}/records/{slug}/draft/{revision}', { ...named, revision });
      keepTyping(kind, slug, null);
      notify(catalogue.drop.done, { type: 'success' });
      if (whole.published === null) void navigate(`/catalogue/${kind}`);
      else {
        open.takeBack();
        reload();
      }
    } catch (error) {
      open.refuse(error);
      reload();
    }
  };
  const remove = async () => {
    try {
      await call('DELETE catalogue/{kind}/records/{slug}', named);
      keepTyping(kind, slug, null);
      notify(catalogue.remove.done, { type: 'success' });
      void navigate(`/catalogue/${kind}`);
    } catch (error) {
      const { code, detail } =
        error instanceof Refused ? error.failure : { code: 'unexpected' as const, detail: undefined };
      if (code !== 'still-needed') return open.refuse(error);
      const needs = Object.entries(detail ?? {}).map(
        ([what, many]) => `${catalogue.needs[what] ?? what}: ${many}`,
      );
      notify(`${common.failures[code]} ${needs.join(' · ')}`, { type: 'warning', autoHideDuration: 10_000 });
    }
    return undefined;
  };

  const isClosed = whole.published?.record['closedForSale'] === true;
  const sale = isClosed ? catalogue.sale.open : catalogue.sale.close;
  const turn = async () => {
    try {
      await call('PUT catalogue/{kind}/records/{slug}/sale', { ...named, isOpen: isClosed });
      notify(sale.done, { type: 'success' });
      reload();
    } catch (error) {
      open.refuse(error);
    }
  };

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {kind === 'course' && rights.mayPublish && whole.published !== null && (
        <Button onClick={() => setQuestion({ ...sale, go: turn })}>{sale.yes}</Button>
      )}
      {whole.state === 'draft' && (
        <Button color="error" onClick={() => setQuestion({ ...catalogue.drop, go: drop })}>
          {catalogue.drop.yes}
        </Button>
      )}
      {kind !== 'legal' && whole.published !== null && (
        <Button color="error" onClick={() => setQuestion({ ...catalogue.remove, go: remove })}>
          {catalogue.remove.yes}
        </Button>
      )}
      <Confirm question={question} close={() => setQuestion(null)} />
    </Stack>
  );
}
