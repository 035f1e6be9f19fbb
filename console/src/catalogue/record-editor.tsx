/** One record of the catalogue: its fields in the languages that are shown, made from the description of its kind, and its actions. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Title, useNotify, usePermissions } from 'react-admin';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { BackTo } from '../layout/page-frame.tsx';
import { type Reading, useCalled, Waiting } from '../layout/read.tsx';
import { RecordState, SampleBadge } from '../layout/facts.tsx';
import { locales } from '../../../src/platform/i18n/locale.ts';
import { inLocale, momentOf } from '../locale.ts';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { blankWith, stepsOf } from './draft.ts';
import { Actions, RareActions, type Rights } from './record-actions.tsx';
import { EditingProvider, leadTo } from './editing.ts';
import { EditorTabs, tabsOf, tabWith } from './editor-tabs.tsx';
import { sidesShown, useShown, withPath } from './language-choice.tsx';
import { stateNow } from './labels.ts';
import { LivePreview, useHasRoom } from './live-preview.tsx';
import { Notices, type WaitsProps } from './notices.tsx';
import { NeededLegend } from './field-parts.tsx';
import { OnSite } from './record-list.tsx';
import { useRecord } from './use-record.ts';
import { saysCopy, useSlugOfName } from './use-slug-of-name.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { pricedFieldsOf } from '../../../src/admin/records/record-changes.ts';
import { useTitle } from './quick-price.tsx';

type RecordFormView = DoneOf<'GET catalogue/{kind}/form'>;
type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

/** From a workshop's record to its seats, from a course's to its lessons, for whoever may see them. */
function ToOtherPage({ kind, whole: { record }, slug }: { kind: string; whole: RecordWhole; slug: string }) {
  const { applications, catalogue } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const isTaught =
    kind === 'course' && record['taughtAt'] !== 'elsewhere' && permissions.includes('mayTeach');
  const isHeld = kind === 'workshop' && permissions.includes('maySeeApplications');
  if (!isTaught && !isHeld) return null;
  const to = `/${isTaught ? 'teaching' : 'workshops'}/${encodeURIComponent(slug)}`;
  return (
    <Button component={Link} to={to} sx={{ alignSelf: 'start', px: 0 }}>
      {isTaught ? catalogue.toLessons : applications.workshops.toSeats}
    </Button>
  );
}

function useRights(kind: string): Rights {
  const { permissions = [] } = usePermissions<string[]>();
  const may = (sentence: string) => permissions.includes(sentence);
  const isOwner = may('mayEditLegal');
  if (kind === 'legal') return { mayWrite: isOwner, mayPrice: false, mayPublish: isOwner };
  return {
    mayWrite: may('mayEditCatalogue'),
    mayPrice: may('maySetPrices'),
    mayPublish: may('mayPublishCatalogue'),
  };
}

const none: readonly string[] = [];

/** Who writes all but prices, and who writes nothing else: these are apart. */
const pricesApart = (kind: RecordFormView['kind'], { mayWrite, mayPrice }: Rights) =>
  mayPrice === mayWrite ? none : pricedFieldsOf(kind);

function Heading({ kind, whole }: { kind: string; whole: RecordWhole | null }) {
  const { catalogue, locale } = useWords();
  const title = whole && inLocale(whole.title, locale);
  return (
    <Stack sx={{ gap: 1 }}>
      <BackTo to={`/catalogue/${kind}`} label={catalogue.kinds[kind]?.many ?? kind} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{title || (whole ? catalogue.untitled : catalogue.kinds[kind]?.add)}</bdi>
        </Typography>
        {whole !== null && (
          <RecordState state={stateNow(whole)} at={whole.publishAt} isPublished={whole.published !== null} />
        )}
        {whole?.isSample === true && <SampleBadge />}
        {whole !== null && <OnSite of={whole} />}
      </Stack>
      {whole !== null && (
        <Typography variant="body2" color="text.secondary">
          {catalogue.lastBy(whole.madeBy, momentOf(whole.madeAt, locale))}
        </Typography>
      )}
    </Stack>
  );
}

type HistoryLine = DoneOf<'GET catalogue/{kind}/records/{slug}/history'>['rows'][number];

function Entry({ line, restore }: { line: HistoryLine; restore: (() => void) | null }) {
  const { catalogue, locale } = useWords();
  const t = catalogue.history;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1.25 },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t.acts[line.act]}
      </Typography>
      <Typography component="span" color="text.secondary">
        <time dateTime={line.at}>{momentOf(line.at, locale)}</time> ·{' '}
        <bdi>{line.by === 'academy' ? t.academy : line.by}</bdi>
      </Typography>
      {restore !== null && <Button onClick={restore}>{t.restore}</Button>}
    </Stack>
  );
}

type Restoring = { kind: string; slug: string; restored(): void };

/** Makes a draft of an earlier revision; `problem`: why it was refused. */
function useRestoring({ kind, slug, restored }: Restoring) {
  const { catalogue, common } = useWords();
  const notify = useNotify();
  const { isBusy, failure, problem, run } = useAction();
  return {
    isBusy,
    problem: failure && (problem ?? common.failures[failure.code]),
    async restore(revision: string) {
      const made = await run(() =>
        call('catalogue/{kind}/records/{slug}/restoration', { kind, slug, revision }),
      );
      if (made === null) return;
      notify(catalogue.history.restored, { type: 'success' });
      restored();
    },
  };
}

type Props = Restoring & {
  /** Nothing is typed or drafted that a restored revision would overwrite. */
  mayRestore: boolean;
};

/** What was done to a record, and restoring an earlier revision of it. */
function RecordHistory({ kind, slug, mayRestore, restored }: Props) {
  const { catalogue } = useWords();
  const asked = useCalled('GET catalogue/{kind}/records/{slug}/history', { kind, slug });
  const { isBusy, problem, restore } = useRestoring({
    kind,
    slug,
    restored() {
      restored();
      asked.again();
    },
  });
  return (
    <Card component="section" aria-labelledby="history" sx={{ p: 2.5 }}>
      <Typography id="history" component="h2" variant="h6" tabIndex={-1}>
        {catalogue.history.title}
      </Typography>
      {!mayRestore && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {catalogue.history.notNow}
        </Typography>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {asked.data === null ? (
        <Waiting asked={asked} />
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {asked.data.rows.map((line) => {
            const { restores } = line;
            const isOffered = mayRestore && !isBusy && restores !== null;
            return (
              <Entry
                key={`${line.at} ${line.act}`}
                line={line}
                restore={isOffered ? () => void restore(restores.revision) : null}
              />
            );
          })}
        </Box>
      )}
      {asked.data?.rows.length === 0 && <Typography>{catalogue.history.none}</Typography>}
    </Card>
  );
}

type RemovedProps = { kind: string; slug: string; mayWrite: boolean; record: Reading<unknown> };

/** A record that was removed from the site: what it was, and a way back to a draft. */
function RemovedRecord({ kind, slug, mayWrite, record }: RemovedProps) {
  const { catalogue } = useWords();
  const title = useTitle();
  const past = useCalled('GET catalogue/{kind}/records/{slug}/history', { kind, slug });
  const { isBusy, problem, restore } = useRestoring({ kind, slug, restored: record.again });
  if (past.data === null) return <Waiting asked={past} />;
  const last = past.data.rows.find(({ restores }) => restores !== null)?.restores;
  // There never was such a record.
  if (!last) return <Waiting asked={record} />;
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 } }}>
      <BackTo to={`/catalogue/${kind}`} label={catalogue.kinds[kind]?.many ?? kind} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{title({ title: last.title, slug })}</bdi>
        </Typography>
        <RecordState state="archived" at={null} />
      </Stack>
      <Alert severity="info">{catalogue.takenOff.lead}</Alert>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {mayWrite && (
        <Button
          variant="contained"
          disabled={isBusy}
          sx={{ alignSelf: 'start' }}
          onClick={() => void restore(last.revision)}
        >
          {catalogue.takenOff.putBack}
        </Button>
      )}
      <RecordHistory kind={kind} slug={slug} mayRestore={mayWrite} restored={record.again} />
    </Stack>
  );
}

/** Earlier revisions, on request. */
function Past({ kind, slug, whole, rights, open, reload }: WaitsProps) {
  const { catalogue } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {catalogue.history.title}
        </Button>
      </Box>
      {isOpen && (
        <RecordHistory
          key={whole.revision}
          kind={kind}
          slug={slug}
          mayRestore={rights.mayWrite && whole.state === 'published' && !open.isTyped}
          restored={reload}
        />
      )}
    </>
  );
}

type EditorProps = {
  kind: string;
  slug: string;
  form: RecordFormView;
  whole: RecordWhole | null;
  reload(): void;
};

/** Which lists and groups are open, by path. */
function useUnfolding() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  const unfold = useCallback((path: string, isOpen: boolean) => {
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);
  return { opened, unfold };
}

function Editor({ kind, slug, form, whole, reload }: EditorProps) {
  const navigate = useNavigate();
  const rights = useRights(kind);
  // Courses are taught on this site, unless somebody says otherwise.
  const [blank] = useState(() => ({
    ...blankWith(form.fields),
    ...(kind === 'course' && { taughtAt: 'here' }),
  }));
  const { opened, unfold } = useUnfolding();
  const [isLooking, setLooking] = useState(false);
  const hasRoom = useHasRoom();
  const moved = (address: string) => void navigate(`/catalogue/${kind}/${address}`, { replace: true });
  const open = useRecord({ kind, slug, whole, blank, fields: form.fields }, { reload, moved });
  const { draft, faults } = open;
  const hasFreeAddress = whole === null || whole.hasFreeAddress;
  useSlugOfName(draft, kind, whole === null ? '' : hasFreeAddress && saysCopy.test(slug) ? slug : null);
  const isWaiting = whole?.state === 'scheduled';
  const isLocked = !rights.mayWrite || isWaiting;
  const apart = isWaiting ? none : pricesApart(form.kind, rights);
  const [shown, setShown] = useShown(locales.filter((one) => open.states[one] !== 'none'));
  const tabs = useMemo(() => tabsOf(form.fields, hasFreeAddress), [form, hasFreeAddress]);
  // A record that was never published begins with its name.
  const [tab, setTab] = useState(() =>
    hasFreeAddress ? tabWith(tabs, 'words.en.name') || tabWith(tabs, 'words.en.title') : 0,
  );
  const show = useCallback(
    (path: string) => {
      const steps = stepsOf(path);
      setTab(tabWith(tabs, path));
      setShown(withPath(shown, path));
      for (const [index, step] of steps.entries())
        if (/^\d+$/.test(step)) unfold(steps.slice(0, index + 1).join('.'), true);
      leadTo(path);
    },
    [tabs, shown, setShown, unfold],
  );
  const editing = useMemo(() => {
    const byPath = new Map(faults.map((fault) => [fault.path, fault]));
    return {
      kind,
      draft,
      choices: form.choices,
      fields: form.fields,
      siteName: form.siteName,
      faults: byPath,
      isLocked,
      apart,
      opened,
      unfold,
      sides: sidesShown(shown),
      show,
    };
  }, [kind, draft, form, faults, isLocked, apart, opened, unfold, shown, show]);
  const actions = { kind, slug, open, rights, reload };
  const isBeside = hasRoom && isLooking;
  return (
    <EditingProvider value={editing}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: isBeside ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
        }}
      >
        <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 }, minWidth: 0 }}>
          <Heading kind={kind} whole={whole} />
          {whole !== null && <ToOtherPage kind={kind} whole={whole} slug={slug} />}
          <Notices {...actions} whole={whole} />
          {rights.mayWrite && <NeededLegend />}
          <EditorTabs
            tabs={tabs}
            at={tab}
            onTab={setTab}
            shown={shown}
            onShown={setShown}
            states={open.states}
          />
          <Actions {...actions} look={{ isOpen: isLooking, turn: () => setLooking(!isLooking) }} />
          {whole !== null && <Past {...actions} whole={whole} />}
          <RareActions {...actions} />
        </Stack>
        {isLooking && (
          <LivePreview
            key={shown.side}
            slug={slug}
            begin={shown.side}
            open={open}
            {...(!hasRoom && { onClose: () => setLooking(false) })}
          />
        )}
      </Box>
    </EditingProvider>
  );
}

export function RecordEditor() {
  const { kind = '', slug = '' } = useParams();
  const { catalogue } = useWords();
  const form = useCalled('GET catalogue/{kind}/form', { kind });
  const record = useCalled('GET catalogue/{kind}/records/{slug}', slug === '' ? null : { kind, slug });
  const { mayWrite } = useRights(kind);
  // They have pages of their own.
  if (kind === 'settings') return <Navigate to="/settings/academy" replace />;
  const isGone = form.data !== null && record.problem === 'not-found';
  const isThere = form.data !== null && !isGone && (slug === '' || record.data !== null);
  return (
    <>
      <Title title={catalogue.title} />
      {isThere && form.data !== null ? (
        <Editor
          key={`${kind}/${slug}`}
          kind={kind}
          slug={slug}
          form={form.data}
          whole={record.data}
          reload={record.again}
        />
      ) : isGone ? (
        <RemovedRecord kind={kind} slug={slug} mayWrite={mayWrite} record={record} />
      ) : (
        <Waiting asked={form.data === null ? form : record} />
      )}
    </>
  );
}
