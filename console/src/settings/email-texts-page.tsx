/** The texts of the system's e-mails: all of them, and one to write anew, look at, send to oneself and set back. */
import { cutText } from '../../../src/platform/text/typed-text.ts';
import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { heardOnPhones } from '../catalogue/labels.ts';
import { CallForm, useFormAction, useFormField } from '../layout/call-form.tsx';
import { WordChip } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { LinkGroup, LinkGroups, PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { Chosen } from '../layout/choice-buttons.tsx';
import { directionOf, sidesIn } from '../locale.ts';
import { folded } from '../providers.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { placeOf, PreviewDialog } from './email-preview.tsx';

type Row = DoneOf<'GET email-texts'>['rows'][number];
type Line = DoneOf<'GET email-texts/{name}'>['lines'][number];
type Typed = Record<string, string>;

const address = '/settings/emails';

/** The e-mails of which every word of a search is in the name, or in what it is for. */
function Found({ rows, search }: { rows: readonly Row[]; search: string }) {
  const { settings, deliveries } = useWords();
  const t = settings.emails;
  const words = folded(search).split(/\s+/u).filter(Boolean);
  const shown = rows
    .map(({ name, group, changed }) => ({
      group,
      to: `${address}/${name}`,
      name: deliveries.emails[name] ?? name,
      note: t.sentTo[name],
      aside: Object.values(changed).some((count) => count > 0) && <WordChip color="info" label={t.own} />,
    }))
    .filter(({ name, note, group }) => {
      const text = folded(`${name} ${note} ${t.groups[group]}`);
      return words.every((word) => text.includes(word));
    });
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <>
      <Box role="status">{shown.length === 0 && <Typography>{t.noneFound}</Typography>}</Box>
      <LinkGroups>
        {groups.map((group) => (
          <LinkGroup key={group} name={t.groups[group]} rows={shown.filter((row) => row.group === group)} />
        ))}
      </LinkGroups>
    </>
  );
}

export function EmailTextsPage() {
  const { settings } = useWords();
  const t = settings.emails;
  const [search, setSearch] = useState('');
  const reading = useCalled('GET email-texts');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <TextField
        type="search"
        size="small"
        label={t.find}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
        sx={{ maxWidth: '26rem' }}
      />
      <Read reading={reading} height={600}>
        {({ rows }) => <Found rows={rows} search={search} />}
      </Read>
    </PageFrame>
  );
}

const longestOpening = 40;

function useLabel(): (line: Line) => string {
  const { step: stepName, parts, opening } = useWords().settings.emails;
  return ({ path, delivered }) => {
    const { leaf, step } = placeOf(path);
    if (step !== null) return stepName(step);
    const start = cutText(delivered, longestOpening).replace(/\s+\S*$/u, '');
    const words = delivered.length > longestOpening ? `${start} …` : delivered;
    return wordOf(parts, leaf) ?? opening(`\u2068${words}\u2069`);
  };
}

function LineField({ line, locale }: { line: Line; locale: Locale }) {
  const { emails: t } = useWords().settings;
  const label = useLabel()(line);
  const { setValue } = useFormContext<Typed>();
  const { value, onChange, fault } = useFormField<string>(line.path);
  const { fields, delivered, path, samples, needed, isOneLine } = line;
  const list = (names: readonly string[]) => names.map((name) => `\u2066{${name}}\u2069`).join(' ');
  const meanings = fields.map((name) => `\u2068{${name}} = ${samples[name]}\u2069`).join(' · ');
  const hints = [fields.length > 0 && t.fields(meanings), needed.length > 0 && t.needed(list(needed))].filter(
    (hint) => hint !== false,
  );
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const [unknown, missing] = [
    used.filter((name) => !fields.includes(name)),
    needed.filter((name) => !used.includes(name)),
  ];
  const problem =
    unknown.length > 0 ? t.unknown(list(unknown)) : missing.length > 0 ? t.lacks(list(missing)) : fault;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TypedField
        label={label}
        value={value}
        dir={directionOf(locale)}
        onChange={onChange}
        fault={fault === undefined ? undefined : problem}
        maxLength={2_000}
        {...(!isOneLine && { rows: delivered.length > 80 ? 2 : 1 })}
        {...(hints.length > 0 && { hint: hints.join(' · ') })}
      />
      {value !== delivered && (
        <Typography variant="body2" color="text.secondary" component="div">
          <bdi lang={locale}>{t.was(delivered)}</bdi>{' '}
          <Button
            size="small"
            aria-label={t.setBackOf(label)}
            onClick={() => {
              onChange(delivered);
              setValue(path, delivered, { shouldDirty: true });
            }}
          >
            {t.setBackOne}
          </Button>
        </Typography>
      )}
    </Box>
  );
}

type Of = { name: string; locale: Locale };

/** Beside Save: preview, a test to oneself, and what is to be corrected. */
function BarButtons({ name, locale }: Of) {
  const { settings } = useWords();
  const t = settings.emails;
  const notify = useNotify();
  const { getValues, formState } = useFormContext<Typed>();
  const { run, isBusy, failure } = useFormAction();
  const [looking, setLooking] = useState<ReturnType<typeof asked> | null>(null);
  const asked = () => ({ name, locale, texts: getValues() });
  const look = async () => {
    const typed = asked();
    // What is wrong is said beside its field.
    if ((await run(() => call('email-texts/{name}/preview', typed))) !== null) setLooking(typed);
  };
  const send = async () => {
    const sent = await run(() => call('email-texts/{name}/test', asked()));
    if (sent) notify(t.sent(sent.to), { type: 'success' });
  };
  const faulty = Object.keys(failure?.fields ?? {}).length;
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void look()}>
        {t.preview}
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => void send()}>
        {t.test}
      </Button>
      <Typography
        variant="body2"
        role="status"
        color={faulty > 0 ? 'error' : 'text.secondary'}
        // On a phone the field that is wrong says it.
        sx={heardOnPhones}
      >
        {faulty > 0 ? t.faulty(faulty) : formState.isDirty && t.unsaved}
      </Typography>
      {looking !== null && <PreviewDialog typed={looking} onClose={() => setLooking(null)} />}
    </>
  );
}

/** All texts as delivered, in the form: they are sent so once it is saved. */
function SetAllBack({ lines }: { lines: readonly Line[] }) {
  const { settings } = useWords();
  const { setValue, watch } = useFormContext<Typed>();
  const typed = watch();
  if (lines.every(({ path, delivered }) => typed[path] === delivered)) return null;
  const setBack = () => {
    for (const { path, delivered } of lines) setValue(path, delivered, { shouldDirty: true });
  };
  return (
    <Button sx={{ alignSelf: 'start' }} onClick={setBack}>
      {settings.emails.setBack}
    </Button>
  );
}

function TextsForm({ name, locale, lines, reload }: Of & { lines: Line[]; reload: () => void }) {
  const { common, settings } = useWords();
  const { title, faults, saved, sections: names } = settings.emails;
  const notify = useNotify();
  const sections = [...new Set(lines.map(({ path }) => placeOf(path).section))];
  return (
    <CallForm
      keep={`email-text/${name}/${locale}`}
      label={title}
      values={Object.fromEntries(lines.map(({ path, text }) => [path, text]))}
      submit={common.save}
      faults={faults}
      send={(texts) => call('PUT email-texts/{name}', { name, locale, texts })}
      onDone={() => {
        notify(saved, { type: 'success' });
        reload();
      }}
      bar={<BarButtons name={name} locale={locale} />}
    >
      {sections.map((section) => (
        <Card key={section} component="section" sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2.5 }}>
          {section !== '' && (
            <Typography component="h2" sx={{ fontWeight: 700 }}>
              {wordOf(names, section) ?? section}
            </Typography>
          )}
          {lines
            .filter(({ path }) => placeOf(path).section === section)
            .map((line) => (
              <LineField key={line.path} line={line} locale={locale} />
            ))}
        </Card>
      ))}
      <SetAllBack lines={lines} />
    </CallForm>
  );
}

export function EmailTextPage() {
  const { name = '' } = useParams();
  const { settings, deliveries, catalogue, locale: own } = useWords();
  const t = settings.emails;
  const [query, setQuery] = useSearchParams();
  const spoken = sidesIn(own);
  const locale = spoken.find((side) => side === query.get('language')) ?? spoken[0] ?? own;
  const reading = useCalled('GET email-texts/{name}', { name, locale });
  return (
    <PageFrame
      title={deliveries.emails[name] ?? name}
      lead={wordOf(t.sentTo, name)}
      back={{ to: address, label: t.title }}
    >
      {spoken.length > 1 && (
        <Stack direction="row" role="group" aria-label={t.language} sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chosen
            of={spoken}
            names={catalogue.sides}
            chosen={locale}
            choose={(language) => setQuery({ language }, { replace: true })}
          />
        </Stack>
      )}
      <Typography variant="body2" color="text.secondary">
        {t.structure}
      </Typography>
      <Read reading={reading} height={600}>
        {({ lines }) => (
          <TextsForm
            key={`${locale} ${lines.map(({ path }) => path).join()}`}
            name={name}
            locale={locale}
            lines={lines}
            reload={reading.again}
          />
        )}
      </Read>
    </PageFrame>
  );
}
