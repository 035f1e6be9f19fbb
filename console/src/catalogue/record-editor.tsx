/** One record of the catalogue: its fields in both languages, made from the description of its kind, and what becomes of them. */
import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Title, usePermissions } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import type { RecordFormTold } from '../../../src/features/catalogue/catalogue-form.staff.ts';
import type { RecordWhole } from '../../../src/features/catalogue/catalogue-shapes.staff.ts';
import { ToSeats } from '../applications/to-seats.tsx';
import { useReading } from '../layout/use-reading.ts';
import { SampleBadge } from '../layout/sample-badge.tsx';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { blankWith } from './blank.ts';
import { Deeds, RareDeeds, type Rights } from './deeds.tsx';
import { EditingProvider } from './editing.ts';
import { ClashNotice, ConflictNotice, KeptNotice, MissingList } from './notices.tsx';
import { JumpTo } from './jump-to.tsx';
import { NeededLegend } from './needed.tsx';
import { RecordHistory } from './record-history.tsx';
import { RemovedRecord } from './removed-record.tsx';
import { Sections } from './sections.tsx';
import { useRecord, type OpenRecord } from './use-record.ts';
import { useSlugOfName } from './use-slug-of-name.ts';
import { Waiting } from './waiting.tsx';

function useRights(kind: string): Rights {
  const { permissions = [] } = usePermissions<string[]>();
  const may = (sentence: string) => permissions.includes(sentence);
  const owners = { settings: 'mayEditSettings', legal: 'mayEditLegal' }[kind];
  if (owners !== undefined) return { mayWrite: may(owners), mayPrice: false, mayPublish: may(owners) };
  return {
    mayWrite: may('mayEditCatalogue'),
    mayPrice: may('maySetPrices'),
    mayPublish: may('mayPublishCatalogue'),
  };
}

function Heading({ kind, whole }: { kind: string; whole: RecordWhole | null }) {
  const { catalogue, locale } = useSay();
  const title =
    whole && (locale === 'ar' ? whole.title.ar || whole.title.en : whole.title.en || whole.title.ar);
  const name = catalogue.kinds[kind]?.one ?? kind;
  return (
    <Stack sx={{ gap: 1 }}>
      {kind !== 'settings' && (
        <Typography>
          <RouterLink to={`/catalogue/${kind}`}>{catalogue.kinds[kind]?.many ?? kind}</RouterLink>
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>
            {kind === 'settings' ? name : title || (whole ? catalogue.untitled : catalogue.begin(name))}
          </bdi>
        </Typography>
        {whole !== null && (
          <Chip
            size="small"
            variant="outlined"
            color={whole.state === 'published' ? 'success' : 'warning'}
            label={catalogue.states[whole.state]}
          />
        )}
        {whole?.isSample === true && <SampleBadge />}
      </Stack>
      {whole !== null && (
        <Typography variant="body2" color="text.secondary">
          {catalogue.lastBy(whole.madeBy, momentOf(whole.madeAt, locale))}
        </Typography>
      )}
    </Stack>
  );
}

type WaitsProps = { name: string; whole: RecordWhole; rights: Rights; open: OpenRecord; reload(): void };

function WaitsNotice({ name, whole, rights, open, reload }: WaitsProps) {
  const { catalogue, locale } = useSay();
  if (whole.state !== 'scheduled' || whole.publishAt === null) return null;
  const back = async () => {
    try {
      await ask('DELETE', `/catalogue/${name}/publication/${whole.revision}`);
    } catch (error) {
      open.refuse(error);
    }
    reload();
  };
  return (
    <Alert
      severity="info"
      action={rights.mayPublish && <Button onClick={() => void back()}>{catalogue.waits.back}</Button>}
    >
      {catalogue.waits.lead(momentOf(whole.publishAt, locale))}
    </Alert>
  );
}

type EditorProps = {
  kind: string;
  slug: string;
  form: RecordFormTold;
  whole: RecordWhole | null;
  reload(): void;
};

function Editor({ kind, slug, form, whole, reload }: EditorProps) {
  const { catalogue } = useSay();
  const navigate = useNavigate();
  const rights = useRights(kind);
  const [blank] = useState(() => blankWith(form.fields));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  const [isPast, setPast] = useState(false);
  const moved = (address: string) => void navigate(`/catalogue/${kind}/${address}`, { replace: true });
  const open = useRecord({ kind, slug, whole, blank }, { reload, moved });
  const { draft, faults } = open;
  useSlugOfName(draft, whole === null);
  const hasFreeAddress = whole === null || whole.hasFreeAddress;
  const isWaiting = whole?.state === 'scheduled';
  const isLocked = !rights.mayWrite || isWaiting;
  const { mayPrice } = rights;
  const unfold = useCallback((path: string, isOpen: boolean) => {
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);
  const editing = useMemo(() => {
    const byPath = new Map(faults.map((fault) => [fault.path, fault]));
    return {
      kind,
      draft,
      choices: form.choices,
      portraits: form.portraits,
      faults: byPath,
      isLocked,
      priced: mayPrice && !isWaiting ? (whole?.priced ?? []) : [],
      opened,
      unfold,
    };
  }, [kind, draft, form, faults, isLocked, isWaiting, mayPrice, whole, opened, unfold]);
  const name = `${kind}/records/${slug}`;
  const deeds = { kind, slug, open, rights, reload };
  return (
    <EditingProvider value={editing}>
      <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 } }}>
        <Heading kind={kind} whole={whole} />
        {kind === 'workshop' && whole !== null && <ToSeats slug={slug} />}
        <KeptNotice open={open} />
        <ConflictNotice open={open} />
        {whole !== null && <ClashNotice open={open} whole={whole} />}
        {whole !== null && (
          <WaitsNotice name={name} whole={whole} rights={rights} open={open} reload={reload} />
        )}
        {!rights.mayWrite && (
          <Alert severity="info">{rights.mayPrice ? catalogue.onlyPrices : catalogue.onlyLook}</Alert>
        )}
        <MissingList faults={faults} />
        {rights.mayWrite && <NeededLegend />}
        <Sections fields={form.fields} hasFreeAddress={hasFreeAddress} />
        <Deeds {...deeds} jump={<JumpTo fields={form.fields} hasFreeAddress={hasFreeAddress} />} />
        {whole !== null && (
          <Box>
            <Button aria-expanded={isPast} onClick={() => setPast(!isPast)}>
              {catalogue.history.title}
            </Button>
          </Box>
        )}
        {isPast && (
          <RecordHistory
            key={whole?.revision}
            name={name}
            mayRestore={rights.mayWrite && whole?.state === 'published' && !open.isTyped}
            restored={reload}
            refuse={open.refuse}
          />
        )}
        <RareDeeds {...deeds} />
      </Stack>
    </EditingProvider>
  );
}

export function RecordEditor() {
  const { kind = '', slug = '' } = useParams();
  const { catalogue } = useSay();
  const form = useReading<RecordFormTold>(`/catalogue/${kind}/form`);
  const record = useReading<RecordWhole>(slug === '' ? null : `/catalogue/${kind}/records/${slug}`);
  const { mayWrite } = useRights(kind);
  const isThere = form.data !== null && (slug === '' || record.data !== null);
  const isGone = form.data !== null && record.data === null && record.problem === 'not-found';
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
