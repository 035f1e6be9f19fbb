/** Notices above the fields: what is missing, who saved meanwhile, what is scheduled. */
import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material';
import { formatTags, momentOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { useDraft } from './draft.ts';
import { type Fault, isMended, useEditing } from './editing.ts';
import { nameOfPlace, useSaid } from './labels.ts';
import { ConflictNotice } from './field-parts.tsx';
import { LegalVersionNotice } from './legal-version.tsx';
import type { Rights } from './record-actions.tsx';
import type { OpenRecord } from './use-record.ts';
import { type ApiFailure, call, type DoneOf } from '../api.ts';

type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

/** A past date may still be corrected: it is advice, no fault. */
export const isAdvice = ({ problem }: Pick<Fault, 'problem'>): boolean => problem === 'in-the-past';

/** Each leads to its field. */
export function MissingList({ faults: all }: { faults: readonly Fault[] }) {
  const { catalogue } = useWords();
  const { kind, draft, show } = useEditing();
  const said = useSaid();
  const mended = useDraft(draft, () => JSON.stringify(all.map((fault) => isMended(draft, fault))));
  const faults = all.filter((_fault, at) => !(JSON.parse(mended) as boolean[])[at]);
  if (faults.length === 0) return null;
  const needed = faults.filter((fault) => !isAdvice(fault)).length;
  // Settings are saved, not published.
  const lead = kind === 'settings' ? catalogue.toCorrect : catalogue.missing;
  return (
    <Alert severity={needed > 0 ? 'warning' : 'info'} id="missing" tabIndex={-1}>
      <AlertTitle component="h2">{needed > 0 ? lead(needed) : catalogue.advice}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {faults.map((fault) => (
          <li key={fault.path}>
            <Link
              component="button"
              type="button"
              sx={{ textAlign: 'start' }}
              onClick={() => show(fault.path)}
            >
              {nameOfPlace(catalogue, kind, fault.path) || catalogue.wholeRecord}
            </Link>
            {' – '}
            {said(fault)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const mostNamed = 5;

/** What languages lack that were begun and are not shown to readers, while another one is whole. */
function Unfinished({ open: { later, states } }: { open: OpenRecord }) {
  const { catalogue, locale } = useWords();
  const { kind, show, fields = [] } = useEditing();
  const heading = fields.find(({ path }) => /^words\.\{locale\}\.(?:name|title|text)$/.test(path));
  const begun = sidesIn(locale).filter((side) => states[side] === 'partly');
  // A legal page is asked for in each language that it has, above.
  if (kind === 'legal' || !Object.values(states).includes('whole')) return null;
  return begun.map((side) => {
    const within = `words.${side}.`;
    const asked = later.flatMap(({ path }) => (path.startsWith(within) ? [path] : []));
    // Without its name nothing else is asked for.
    const lacks = asked.length > 0 ? asked : [heading?.path.replace('{locale}', side) ?? within];
    return (
      <Typography key={side} variant="body2" color="text.secondary">
        {catalogue.unfinished(catalogue.sides[side])}{' '}
        {lacks.slice(0, mostNamed).map((path) => (
          <Link
            key={path}
            component="button"
            type="button"
            variant="body2"
            sx={{ marginInlineEnd: 1.5, verticalAlign: 'baseline' }}
            onClick={() => show(path)}
          >
            {nameOfPlace(catalogue, kind, path.replace(within, ''))}
          </Link>
        ))}
        {lacks.length > mostNamed && '…'}
      </Typography>
    );
  });
}

/** What stands against publishing, field by field. */
export function Lacks({ kind, failure }: { kind: string; failure: ApiFailure | null }) {
  const { catalogue, common } = useWords();
  if (failure?.code !== 'incomplete') return null;
  return Object.entries(failure.fields ?? {}).map(([path, problem]) => (
    <Typography key={path} color="error">
      {nameOfPlace(catalogue, kind, path)}
      {common.colon}
      {catalogue.problem(problem, null)}
    </Typography>
  ));
}

function RecordConflict({ open }: { open: OpenRecord }) {
  const { catalogue } = useWords();
  const { kind } = useEditing();
  const { conflict } = open;
  if (conflict === null) return null;
  return (
    <ConflictNotice
      conflict={{ ...conflict, theirs: conflict.theirs.record }}
      isBusy={open.isBusy}
      settle={open.settleConflict}
      nameOf={(path) => nameOfPlace(catalogue, kind, path) || catalogue.wholeRecord}
    />
  );
}

/** A field was published separately, and the draft has another value for it. */
function ClashNotice({ open, whole }: { open: OpenRecord; whole: RecordWhole }) {
  const { catalogue } = useWords();
  const { kind } = useEditing();
  const { clashes, published } = whole;
  if (clashes.length === 0 || published === null) return null;
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">{catalogue.clash.title}</AlertTitle>
      <Typography>{catalogue.clash.lead(published.by)}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {clashes.map((path) => (
          <li key={path}>{nameOfPlace(catalogue, kind, path)}</li>
        ))}
      </Box>
      <Button
        variant="contained"
        sx={{ mt: 1.5 }}
        disabled={open.isBusy}
        onClick={() => void open.save(published.revision)}
      >
        {catalogue.clash.keep}
      </Button>
    </Alert>
  );
}

function KeptNotice({ open }: { open: OpenRecord }) {
  const { catalogue } = useWords();
  if (!open.isKept) return null;
  return (
    <Alert severity="info" action={<Button onClick={open.takeBack}>{catalogue.kept.drop}</Button>}>
      {catalogue.kept.lead}
    </Alert>
  );
}

/** What visitors do not see, or see and is invented: what the owner has to replace. */
export function UnprovenNotice({ whole: { unproven } }: { whole: Pick<RecordWhole, 'unproven'> }) {
  const { catalogue, locale } = useWords();
  const list = new Intl.ListFormat(formatTags[locale]);
  const { claims, registration, quotes } = unproven;
  const lines = [
    claims.length > 0 &&
      catalogue.unproven.claims(
        list.format(
          claims.map((name) => catalogue.fields[`settings.claims.${name}`] ?? catalogue.fields[name] ?? name),
        ),
      ),
    registration.length > 0 &&
      catalogue.unproven.registration(list.format(registration.map((label) => label[locale]))),
    quotes.length > 0 && catalogue.unproven.quotes(list.format(quotes)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning">
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Alert>
  );
}

export type WaitsProps = {
  kind: string;
  slug: string;
  whole: RecordWhole;
  rights: Rights;
  open: OpenRecord;
  reload(): void;
};

function WaitsNotice({ kind, slug, whole, rights, open, reload }: WaitsProps) {
  const { catalogue, locale } = useWords();
  if (whole.state !== 'scheduled' || whole.publishAt === null) return null;
  const back = async () => {
    try {
      const { revision } = whole;
      await call('DELETE catalogue/{kind}/records/{slug}/publication/{revision}', { kind, slug, revision });
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

/** Everything that stands above the fields of a record. */
export function Notices({ whole, ...props }: Omit<WaitsProps, 'whole'> & { whole: RecordWhole | null }) {
  const { catalogue } = useWords();
  const { kind, slug, rights, open } = props;
  return (
    <>
      {whole !== null && <UnprovenNotice whole={whole} />}
      <KeptNotice open={open} />
      <RecordConflict open={open} />
      {whole !== null && <ClashNotice open={open} whole={whole} />}
      {kind === 'legal' && whole?.published && (
        <LegalVersionNotice slug={slug} before={whole.published.record} mayWrite={rights.mayWrite} />
      )}
      {whole !== null && <WaitsNotice {...props} whole={whole} />}
      {!rights.mayWrite && (
        <Alert severity="info">{rights.mayPrice ? catalogue.onlyPrices : catalogue.onlyLook}</Alert>
      )}
      <MissingList faults={open.faults} />
      <Unfinished open={open} />
    </>
  );
}
