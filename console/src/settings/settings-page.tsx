/** The academy's settings, one part of them a page: what is saved is on the site at once. */
import { Alert, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type SettingsPage as SettingsPart,
  settingsPages,
} from '../../../src/academy/settings/settings-pages.ts';
import { call, type DoneOf, Refused } from '../api.ts';
import { isSame, type Loose, mergeTyped, usePlace } from '../catalogue/draft.ts';
import { EditingProvider, leadTo, leadToMissing, useEditing } from '../catalogue/editing.ts';
import { FieldRows } from '../catalogue/field-view.tsx';
import { heardOnPhones, whole } from '../catalogue/labels.ts';
import { MissingList, UnprovenNotice } from '../catalogue/notices.tsx';
import { Changed, payees } from '../catalogue/publish-dialog.tsx';
import { faultsFrom } from '../catalogue/use-record.ts';
import { pricedFieldsOf } from '../../../src/admin/records/record-changes.ts';
import { LivePreview } from '../catalogue/live-preview.tsx';
import { type Base, useTyping } from '../catalogue/use-typing.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { BarInSight, PageFrame } from '../layout/page-frame.tsx';
import { useCalled, Waiting } from '../layout/read.tsx';
import { spokenIn } from '../../../src/platform/i18n/locale.ts';
import { inLocale, keepSpoken, momentOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { WaysToPay } from './payment-methods.tsx';
import { delivered } from '../../../src/academy/settings/arrangement.ts';
import { deliveredLook, ink, isColour, sand } from '../../../src/academy/settings/look.ts';
import { thumbnailOf } from '../pictures/thumbnail.ts';

type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;
type Form = DoneOf<'GET catalogue/{kind}/form'>;

/** What the log holds of this page. */
const historyOf = (part: SettingsPart): string =>
  `/log?${new URLSearchParams({ filter: JSON.stringify({ act: 'change-settings', settingsPage: part }) })}`;

const isThere = (value: unknown): boolean => (value ?? null) !== null;

/** What was never arranged is shown as it is delivered. */
const withDelivered = (record: Loose): Loose => ({
  ...record,
  ...Object.fromEntries(Object.entries(delivered).filter(([key]) => !isThere(record[key]))),
});

const baseOf = ({ published, record, revision }: RecordWhole): Base =>
  published
    ? { record: withDelivered(published.record), revision: published.revision }
    : { record: withDelivered(record), revision };

/** What is as delivered again is left out. */
const asKept = (key: string, value: unknown): unknown =>
  isSame(value, (delivered as Loose)[key]) ? null : value;

/** What visitors do not see yet, on the page where it is mended. */
const unprovenOf = (part: SettingsPart, { unproven }: RecordWhole): RecordWhole['unproven'] => ({
  claims: part === 'about' ? unproven.claims : [],
  registration: part === 'academy' ? unproven.registration : [],
  quotes: [],
});

/** Those whose change is shown before and after, because it moves money. */
const isMoney = (key: string): boolean => pricedFieldsOf('settings').includes(key);

type Save = DoneOf<'GET settings/saves'>['rows'][number];
type Props = {
  part: SettingsPart;
  form: Form;
  record: RecordWhole;
  save: Save | undefined;
  reload: () => void;
};

/** Saving one part: a colleague's change of the same fields is merged in, and looked at before the next try. */
function useSaving({ part, record, reload }: Omit<Props, 'form' | 'save'>) {
  const { settings } = useWords();
  const notify = useNotify();
  const action = useAction();
  const base = useMemo(() => baseOf(record), [record]);
  const typing = useTyping({ kind: 'settings', slug: part, whole: base, blank: {} });
  const { draft } = typing;
  const changes = (): Loose =>
    Object.fromEntries(
      settingsPages[part]
        .filter((key) => !isSame(draft.get(key), typing.base().record[key]))
        .map((key) => [key, asKept(key, draft.get(key))]),
    );
  const meet = async () => {
    const theirs = baseOf(
      await call('GET catalogue/{kind}/records/{slug}', { kind: 'settings', slug: 'academy' }),
    );
    const { merged } = mergeTyped(typing.base().record, draft.whole(), theirs.record);
    typing.rest(theirs, merged as Loose);
  };
  const save = async (): Promise<boolean> => {
    const mine = draft.whole();
    const saved = await action.run(async () => {
      try {
        return await call('PUT settings', { basedOn: typing.base().revision ?? '', changes: changes() });
      } catch (refused) {
        if (refused instanceof Refused && refused.failure.code === 'changed-meanwhile') await meet();
        throw refused;
      }
    });
    if (saved === null) {
      leadToMissing();
      return false;
    }
    typing.rest({ record: mine, revision: saved.revision });
    keepSpoken(spokenIn(mine));
    notify(settings.saved, { type: 'success' });
    reload();
    return true;
  };
  /** Whether it can be saved; nothing is. */
  const check = async (): Promise<boolean> => {
    const body = { basedOn: typing.base().revision ?? '', changes: changes(), isTry: true };
    const checked = await action.run(() => call('PUT settings', body));
    if (checked === null) leadToMissing();
    return checked !== null;
  };
  /** Fills the form with what was there before the last change; saving puts it on the site. */
  const stepBack = async () => {
    const before = await action.run(() => call('GET settings/before', { page: part }));
    if (before === null) return;
    const fields = before.fields && withDelivered(before.fields);
    for (const key of settingsPages[part]) if (fields) draft.set(key, fields[key] ?? null);
    notify(fields ? settings.stepBack.filled : settings.stepBack.nothing, { type: 'info' });
  };
  return { typing, action, changes, check, save, stepBack, takeBack: () => typing.begin(base) };
}

/** Shown by `WaysToPay`. */
const switched = new Set(['waysInOrder', 'cardFirmsOff']);

const inLook = { px: 2, py: 1, borderRadius: 2, fontWeight: 700, display: 'inline-block' } as const;

/** Without what cannot be a colour; the form says so. */
function useColour(path: string, delivered: string): string {
  const typed = usePlace(useEditing().draft, path);
  return typeof typed === 'string' && isColour(typed) ? typed : delivered;
}

/** The head of a page, a button and a mark in the logo and colours that are typed. */
function LookPreview() {
  const { settings, locale } = useWords();
  const t = settings.look;
  const { draft } = useEditing();
  const [logo, name] = [usePlace(draft, 'logo'), inLocale(usePlace(draft, 'siteName') ?? {}, locale)];
  const primary = useColour('primaryColour', deliveredLook.primary);
  const accent = useColour('accentColour', deliveredLook.accent);
  const picture = typeof logo === 'string' ? thumbnailOf(logo) : null;
  return (
    <Box component="section" aria-label={t.title} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t.title}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: sand,
          color: ink,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2, bgcolor: '#fff' }}>
          {picture === null ? (
            <Box sx={{ fontWeight: 700, color: primary, flex: 1 }}>{name}</Box>
          ) : (
            <Box sx={{ flex: 1 }}>
              <Box component="img" src={picture} alt={name} sx={{ display: 'block', height: 40 }} />
            </Box>
          )}
          <Box sx={{ ...inLook, bgcolor: primary, color: '#fff' }}>{t.button}</Box>
        </Box>
        <Box sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Box sx={{ ...inLook, py: 0.25, bgcolor: accent, color: ink }}>{t.mark}</Box>
          <Box>
            {t.text}{' '}
            <Box component="span" sx={{ color: primary, textDecoration: 'underline' }}>
              {t.link}
            </Box>
          </Box>
        </Box>
      </Box>
      <Button
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          for (const [key, value] of Object.entries(delivered)) draft.set(key, value);
        }}
      >
        {t.asDelivered}
      </Button>
    </Box>
  );
}

function Fields({ part, form }: Pick<Props, 'part' | 'form'>) {
  const { nav } = useWords();
  const keys: readonly string[] = settingsPages[part];
  const fields = keys.flatMap((key) => form.fields.filter(({ path }) => path.split('.')[0] === key));
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2.5 }}>
      <Typography component="h2" sx={screenReaderOnly}>
        {nav.pages[part]}
      </Typography>
      <FieldRows fields={fields.filter(({ path }) => !switched.has(path))} places={whole} />
      {part === 'bank' && <WaysToPay />}
      {part === 'look' && <LookPreview />}
    </Card>
  );
}

/** The home page as it is typed. */
function Preview() {
  const { catalogue, locale } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{catalogue.look}</Button>
      {isOpen && (
        <LivePreview slug="academy" begin={sidesIn(locale)[0] ?? locale} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type LastSaveProps = { part: SettingsPart; save: Save; isBusy: boolean; stepBack(): Promise<void> };

/** Who saved last, and a way back. */
function LastSave({ part, save: { by, at }, isBusy, stepBack }: LastSaveProps) {
  const { catalogue, settings, locale } = useWords();
  return (
    <Typography variant="body2" color="text.secondary">
      {catalogue.lastBy(by, momentOf(at, locale))}{' '}
      <Link component={RouterLink} to={historyOf(part)}>
        {catalogue.history.title}
      </Link>
      {' · '}
      <Link component="button" type="button" disabled={isBusy} onClick={() => void stepBack()}>
        {settings.stepBack.yes}
      </Link>
    </Typography>
  );
}

/** Money is confirmed before and after; everything else is saved at once. */
function PartForm({ part, form, record, save: lastSave, reload }: Props) {
  const { common, settings, catalogue, locale } = useWords();
  const { typing, action, changes, check, save, stepBack, takeBack } = useSaving({ part, record, reload });
  const { draft, isTyped, isKept } = typing;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  const [asked, setAsked] = useState<string[]>([]);
  const { failure } = action;
  const unfold = useCallback((path: string, isOpen: boolean) => {
    setOpened((before) => new Set(isOpen ? [...before, path] : [...before].filter((one) => one !== path)));
  }, []);
  const usedBy = failure?.detail?.[locale === 'ar' ? 'usedByInArabic' : 'usedBy'];
  const faults = useMemo(
    () =>
      faultsFrom(failure?.fields ?? {}).map((fault) => ({
        ...fault,
        given: draft.get(fault.path),
        ...(typeof usedBy === 'string' && { usedBy }),
      })),
    [failure, draft, usedBy],
  );
  const editing = useMemo(() => {
    return {
      kind: 'settings',
      draft,
      choices: form.choices,
      fields: form.fields,
      faults: new Map(faults.map((fault) => [fault.path, fault])),
      isLocked: false,
      apart: [],
      opened,
      unfold,
      // Short texts: all languages are in sight.
      sides: sidesIn(locale),
      show: leadTo,
    };
  }, [draft, form, faults, opened, unfold, locale]);
  const saveOrAsk = async () => {
    const money = Object.keys(changes()).filter((key) => isMoney(key));
    if (money.length === 0) await save();
    else if (await check()) setAsked(money);
  };
  return (
    <EditingProvider value={editing}>
      {isKept && <Alert severity="info">{catalogue.kept.lead}</Alert>}
      <UnprovenNotice whole={{ unproven: unprovenOf(part, record) }} />
      <MissingList faults={faults} />
      {lastSave && <LastSave part={part} save={lastSave} isBusy={action.isBusy} stepBack={stepBack} />}
      <Fields part={part} form={form} />
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <BarInSight label={catalogue.actions}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!isTyped || action.isBusy} onClick={() => void saveOrAsk()}>
            {common.save}
          </Button>
          {part === 'look' && <Preview />}
          {isTyped && (
            <Button disabled={action.isBusy} onClick={takeBack}>
              {settings.takeBack}
            </Button>
          )}
          <Typography
            variant="body2"
            color="text.secondary"
            role="status"
            // On a phone the buttons say it.
            sx={heardOnPhones}
          >
            {isTyped && catalogue.unsaved}
          </Typography>
        </Stack>
      </BarInSight>
      {asked.length > 0 && (
        <ActionDialog
          title={settings.sure}
          lead={asked.some((key) => payees.has(key)) ? settings.surePayee : settings.sureLead}
          submit={common.save}
          action={action}
          onSubmit={async () => {
            await save();
            setAsked([]);
          }}
          onClose={() => setAsked([])}
        >
          <Changed
            whole={{ ...record, record: draft.whole() }}
            paths={asked}
            title={settings.money}
            severity="warning"
          />
        </ActionDialog>
      )}
    </EditingProvider>
  );
}

/** Sends what is saved to the colleague's own address. */
function TestSender() {
  const { settings, locale } = useWords();
  const notify = useNotify();
  const action = useAction();
  const { sender, emails } = settings;
  const send = async () => {
    const asked = { locale: sidesIn(locale)[0] ?? locale };
    const sent = await action.run(() => call('email-sender/test', asked));
    if (sent !== null) notify(emails.sent(sent.to), { type: 'success' });
  };
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{sender.hint}</Typography>
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Button variant="outlined" disabled={action.isBusy} onClick={() => void send()}>
        {sender.test}
      </Button>
    </Card>
  );
}

function SettingsPage({ part }: { part: SettingsPart }) {
  const { nav, settings } = useWords();
  const form = useCalled('GET catalogue/{kind}/form', { kind: 'settings' });
  const record = useCalled('GET catalogue/{kind}/records/{slug}', { kind: 'settings', slug: 'academy' });
  const saves = useCalled('GET settings/saves');
  const reload = () => {
    record.again();
    saves.again();
  };
  return (
    <PageFrame title={nav.pages[part]} lead={settings.leads[part]}>
      {form.data !== null && record.data !== null ? (
        <>
          <PartForm
            key={part}
            part={part}
            form={form.data}
            record={record.data}
            save={saves.data?.rows.find(({ page }) => page === part)}
            reload={reload}
          />
          {part === 'sender' && <TestSender />}
        </>
      ) : (
        <Waiting asked={form.data === null ? form : record} />
      )}
    </PageFrame>
  );
}

export const AcademyPage = () => <SettingsPage part="academy" />;
export const AboutPage = () => <SettingsPage part="about" />;
export const BankPage = () => <SettingsPage part="bank" />;
export const PromisesPage = () => <SettingsPage part="promises" />;
export const LookPage = () => <SettingsPage part="look" />;
export const SenderPage = () => <SettingsPage part="sender" />;
export const FieldsPage = () => <SettingsPage part="fields" />;
export const CallsPage = () => <SettingsPage part="calls" />;
