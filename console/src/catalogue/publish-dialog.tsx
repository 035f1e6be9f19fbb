/** Publishing: what it changes for buyers, and now or at a time on Morocco's clock. */
import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { statesIn, unfilled } from '../../../src/admin/records/missing-words.ts';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { isLikelySlip } from '../../../src/admin/records/price-rules.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, formatTags, madOf, momentOf, sidesIn } from '../locale.ts';
import { valueInWords } from '../log/log-view.ts';
import { call, type DoneOf, Refused } from '../api.ts';
import { UnderCampaign } from './quick-price.tsx';
import { useWords } from '../words/words.ts';
import { leavesThatDiffer, sumOfParts, valueAt } from './draft.ts';
import { useEditing } from './editing.ts';
import { nameOfPlace } from './labels.ts';
import { VersionEffect } from './legal-version.tsx';
import { Lacks } from './notices.tsx';
import { saysCopy } from './use-slug-of-name.ts';
import { readMoment, todayInMorocco, typedMoment } from '../morocco.ts';
import { comingDay } from '../../../src/catalogue/courses/programme.ts';
import type { Course } from '../../../src/catalogue/courses/course.ts';

type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

const anHour = 3_600_000;

/** Fields of the academy's settings that say to whom buyers send their money. */
export const payees: ReadonlySet<string> = new Set(['bankTransfer', 'cashAgency', 'mobileWallet']);

type Sides = { whole: RecordWhole; paths: readonly string[]; title: string; severity: 'info' | 'warning' };

/** A value of one side; groups of digits, as of an account number, stay on one line. */
const Side = ({ label, value, isNew = false }: { label: string; value: string; isNew?: boolean }) => (
  <Typography
    component="dd"
    variant="body2"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 1,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '4.5rem minmax(0, 1fr)' },
    }}
  >
    <Box component="span">{label}</Box>
    <Box
      component="bdi"
      sx={{ fontWeight: isNew ? 700 : 400, ...(/^[\d ]+$/.test(value) && { whiteSpace: 'nowrap' }) }}
    >
      {value}
    </Box>
  </Typography>
);

export function Changed({ whole, paths, title, severity }: Sides) {
  const t = useWords();
  const { kind } = useEditing();
  const row = {
    act: 'publish-record',
    about: { of: 'record', name: null, key: null },
    detail: { kind },
  } as const;
  const leaves = paths.flatMap((path) =>
    leavesThatDiffer(valueAt(whole.published?.record, path), valueAt(whole.record, path), path),
  );
  const shown = (path: string, value: unknown): string =>
    valueInWords(path, value as string | number | boolean | null, row, t) ?? String(value);
  if (leaves.length === 0) return null;
  return (
    // Without an icon an account number has its place on a phone.
    <Alert severity={severity} icon={false} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {leaves.map(({ path, before, after }) => (
          <Box key={path} sx={{ mt: 1 }}>
            <Typography component="dt">{nameOfPlace(t.catalogue, kind, path)}</Typography>
            <Side label={t.catalogue.publish.was} value={shown(path, before)} />
            <Side label={t.catalogue.publish.became} value={shown(path, after)} isNew />
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

/** Prices and payment accounts, before and after. */
function Prices({ whole }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  if (whole.published === null) return null;
  const [to, of] = [true, false].map((isPayee) =>
    whole.prices.filter((path) => payees.has(path) === isPayee),
  );
  return (
    <>
      <Changed whole={whole} paths={to ?? []} title={publish.payees} severity="warning" />
      <Changed whole={whole} paths={of ?? []} title={publish.prices} severity="info" />
    </>
  );
}

function NewPriceUnderCampaign({ whole: { prices, record, campaign } }: { whole: RecordWhole }) {
  const price = valueAt(record, 'priceCentimes');
  if (!prices.includes('priceCentimes') || typeof price !== 'number') return null;
  return <UnderCampaign campaign={campaign} price={price} />;
}

/** The instalments of a course's price are typed separately: a changed price leaves them as they were. */
function Parts({ whole }: { whole: RecordWhole }) {
  const { catalogue, locale } = useWords();
  const price = valueAt(whole.record, 'priceCentimes');
  const sum = sumOfParts(whole.record);
  if (whole.prices.length === 0 || typeof price !== 'number' || sum === null || sum === price) return null;
  return (
    <Alert severity="warning">{catalogue.publish.parts(madOf(sum, locale), madOf(price, locale))}</Alert>
  );
}

function LikelySlip({ whole }: { whole: RecordWhole }) {
  const { catalogue, locale } = useWords();
  const [before, after] = [whole.published?.record, whole.record].map((record) =>
    Number(valueAt(record, 'priceCentimes') ?? 0),
  ) as [number, number];
  if (!isLikelySlip(before, after)) return null;
  return (
    <Alert severity="warning">{catalogue.price.isRight(madOf(before, locale), madOf(after, locale))}</Alert>
  );
}

/** Warns that a free course opens for whoever orders it. */
function BecomesFree({ whole }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  const { kind } = useEditing();
  const [isFree, wasFree] = [whole.record, whole.published?.record].map(
    (record) => valueAt(record, 'priceCentimes') === 0,
  );
  if (kind !== 'course' || !isFree || wasFree) return null;
  return <Alert severity="warning">{publish.becomesFree}</Alert>;
}

/** New orders follow the setting; current learners keep the classroom, and who waits for a code has a seat instead. */
function TaughtElsewhere({ whole: { record, published, learners } }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  const [goes, went] = [record, published?.record].map((side) => valueAt(side, 'taughtAt') === 'elsewhere');
  if (published === null || learners === null || goes === went) return null;
  const touched = goes ? learners.here : learners.waiting;
  if (touched === 0) return null;
  return <Alert severity="warning">{goes ? publish.leaves(touched) : publish.comesBack(touched)}</Alert>;
}

/** What is easily overlooked before the first publishing: the address, which stays, and an empty classroom. */
function FirstTime({ slug, whole, close }: Pick<Props, 'slug' | 'whole' | 'close'>) {
  const { publish } = useWords().catalogue;
  const { kind, show } = useEditing();
  const isCopy = saysCopy.test(slug);
  return (
    <>
      {whole.hasFreeAddress && kind !== 'trainer' && kind !== 'campaign' && (
        <Alert
          severity={isCopy ? 'warning' : 'info'}
          sx={{ overflowWrap: 'anywhere', flexWrap: 'wrap' }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                close();
                show('slug');
              }}
            >
              {publish.editAddress}
            </Button>
          }
        >
          {publish.address(slug)} {isCopy && publish.copyAddress}
        </Alert>
      )}
    </>
  );
}

/** What of a course is published for those who buy it now, and whether its page can say when the rest appears. */
function NotWhole({ whole: { modules, record } }: { whole: RecordWhole }) {
  const { catalogue, locale } = useWords();
  const { publish } = catalogue;
  if (modules === null || valueAt(record, 'comingSoon') === true) return null;
  if (modules.begun === 0) return <Alert severity="warning">{publish.noLessons}</Alert>;
  if (modules.published === modules.of || valueAt(record, 'courseType') !== 'virtual') return null;
  const plan = (valueAt(record, 'newModules') ?? null) as NonNullable<Course['newModules']> | null;
  const next = comingDay({ newModules: plan }, 0, todayInMorocco());
  return (
    <Alert severity="warning">
      {publish.notWhole(modules.published, modules.of)}{' '}
      {next === null ? publish.noDates : publish.nextOn(dayOf(next, locale))}
    </Alert>
  );
}

/** In which languages it will be read, and in which no longer. */
function ItsLanguages({ whole: { languages, published } }: { whole: RecordWhole }) {
  const { catalogue, locale } = useWords();
  const { fields = [] } = useEditing();
  const before = published?.record ?? {};
  const was = statesIn(before, unfilled(fields, { path: '', value: before }, {}));
  const named = (sides: readonly Locale[]) =>
    new Intl.ListFormat(formatTags[locale]).format(sides.map((side) => catalogue.sides[side]));
  const spoken = sidesIn(locale);
  const shown = spoken.filter((side) => languages[side] === 'whole');
  const lost = spoken.filter((side) => was[side] === 'whole' && !shown.includes(side));
  return (
    <>
      {lost.length > 0 && <Alert severity="warning">{catalogue.publish.losesLanguages(named(lost))}</Alert>}
      {spoken.length > 1 && shown.length > 0 && (
        <Typography>{catalogue.publish.languages(named(shown))}</Typography>
      )}
    </>
  );
}

type Props = { slug: string; whole: RecordWhole; close(): void; done(): void };

export function PublishDialog({ slug, whole, close, done }: Props) {
  const { catalogue, locale } = useWords();
  const { kind } = useEditing();
  const t = catalogue.publish;
  const notify = useNotify();
  const [isLater, setLater] = useState(false);
  const [typed, setTyped] = useState(() => typedMoment(new Date(Date.now() + anHour)));
  const action = useAction({ 'not-a-date': catalogue.problem('not-a-date', null), 'in-the-past': t.past });

  const publish = async () => {
    const published = await action.run(() => {
      const at = isLater ? readMoment(typed) : undefined;
      if (at === null) throw new Refused(422, { code: 'bad-fields', fields: { at: 'not-a-date' } });
      const body = { kind, slug, revision: whole.revision, ...(at && { at: at.toISOString() }) };
      return call('catalogue/{kind}/records/{slug}/publication', body);
    });
    if (published === null) return;
    const { publishedAt } = published;
    const at = publishedAt === null ? readMoment(typed) : null;
    notify(at ? t.waits(momentOf(at.toISOString(), locale)) : t.done, { type: 'success' });
    close();
    done();
  };

  return (
    <ActionDialog
      title={t.title}
      submit={isLater ? t.goLater : t.goNow}
      action={action}
      onSubmit={publish}
      onClose={() => {
        close();
        // What was refused may have changed meanwhile.
        if (action.failure !== null) done();
      }}
    >
      <Prices whole={whole} />
      <NewPriceUnderCampaign whole={whole} />
      <LikelySlip whole={whole} />
      <Parts whole={whole} />
      <BecomesFree whole={whole} />
      <TaughtElsewhere whole={whole} />
      <FirstTime slug={slug} whole={whole} close={close} />
      <NotWhole whole={whole} />
      {kind === 'legal' && whole.published !== null && (
        <Alert severity="info">
          <VersionEffect slug={slug} before={whole.published.record} after={whole.record} />
        </Alert>
      )}
      <ItsLanguages whole={whole} />
      <RadioGroup
        aria-label={t.title}
        value={isLater ? 'later' : 'now'}
        onChange={(_, value) => setLater(value === 'later')}
      >
        <FormControlLabel value="now" control={<Radio />} label={t.now} />
        <FormControlLabel value="later" control={<Radio />} label={t.later} />
      </RadioGroup>
      {isLater && (
        <TypedField
          label={t.when}
          type="datetime-local"
          value={typed}
          onChange={setTyped}
          fault={action.faultOf('at')}
          hint={t.clock}
          ltr
        />
      )}
      <Lacks kind={kind} failure={action.failure} />
    </ActionDialog>
  );
}
