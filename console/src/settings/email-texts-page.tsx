/** The texts of the system's e-mails: all of them, and one to write anew, look at, send to oneself and set back. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { CallForm, FormText } from '../layout/call-form.tsx';
import { WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';

type Row = RowOf<'email-texts'>;
type Line = DoneOf<'GET email-texts/{name}'>['lines'][number];
type Locale = 'en' | 'ar';
type Preview = DoneOf<'email-texts/{name}/preview'>;

const address = '/settings/emails';

export function EmailTextsPage() {
  const { settings, deliveries } = useWords();
  const t = settings.emails;
  const titleOf = ({ name }: Row) => deliveries.emails[name] ?? name;
  const columns: Column<Row>[] = [
    { source: 'name', label: t.email, render: titleOf },
    {
      source: 'changed',
      label: t.state,
      card: 'beside',
      render: ({ changed: { en, ar } }) => (
        <WordChip color={en + ar > 0 ? 'info' : 'default'} label={en + ar > 0 ? t.own : t.delivered} />
      ),
    },
  ];
  return (
    <ListPage
      resource="email-texts"
      title={t.title}
      lead={t.lead}
      empty={t.none}
      columns={columns}
      to={({ name }) => `${address}/${name}`}
    />
  );
}

/** Subject, preview line and heading have names of their own; the sentences under them are numbered. */
function useLabel(lines: readonly Line[]): (path: string) => string {
  const { settings } = useWords();
  const { parts, text } = settings.emails;
  const plain = lines.filter(({ path }) => parts[path] === undefined).map(({ path }) => path);
  return (path) => parts[path] ?? text(plain.indexOf(path) + 1);
}

function LineField({ line, label }: { line: Line; label: string }) {
  const { settings } = useWords();
  const { fields, delivered, text, path } = line;
  const t = settings.emails;
  const inBraces = (names: readonly string[]) => names.map((name) => `\u2066{${name}}\u2069`).join(' ');
  const hints = [
    fields.length > 0 && t.fields(inBraces(fields)),
    line.needed.length > 0 && t.needed(inBraces(line.needed)),
    text !== delivered && t.was(delivered),
  ].filter((hint) => hint !== false);
  return (
    <FormText
      name={path}
      label={label}
      maxLength={2_000}
      rows={delivered.length > 80 ? 3 : 1}
      {...(hints.length > 0 && { hint: hints.join(' · ') })}
    />
  );
}

type Of = { name: string; locale: Locale };

/** What is typed now, as the real e-mail; nothing is saved for it. */
function Looking({ name, locale }: Of) {
  const { settings } = useWords();
  const t = settings.emails;
  const notify = useNotify();
  const { getValues } = useFormContext<Record<string, string>>();
  const action = useAction(t.faults);
  const [seen, setSeen] = useState<Preview | null>(null);
  const look = async () => {
    const input = { name, locale, texts: getValues() };
    setSeen(await action.run(() => call('email-texts/{name}/preview', input)));
  };
  const send = async () => {
    const sent = await action.run(() =>
      call('email-texts/{name}/test', { name, locale, texts: getValues() }),
    );
    if (sent) notify(t.sent(sent.to), { type: 'success' });
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={action.isBusy} onClick={() => void look()}>
          {t.preview}
        </Button>
        <Button variant="outlined" disabled={action.isBusy} onClick={() => void send()}>
          {t.test}
        </Button>
      </Stack>
      {action.failure !== null && <Alert severity="error">{action.problem ?? t.faulty}</Alert>}
      {seen !== null && (
        <Card component="section" aria-label={t.preview} sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Typography component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {seen.subject}
          </Typography>
          {!seen.isReal && <Alert severity="info">{t.bare}</Alert>}
          <Box
            component="iframe"
            title={t.preview}
            sandbox=""
            srcDoc={seen.html}
            sx={{ width: 1, height: 560, border: 1, borderColor: 'divider', borderRadius: 2 }}
          />
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
              {t.plain}
            </Box>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {seen.text}
            </Typography>
          </Box>
        </Card>
      )}
    </Stack>
  );
}

/** Puts the delivered texts into the form: they are sent again once it is saved. */
function SetBack({ lines }: { lines: readonly Line[] }) {
  const { settings } = useWords();
  const { setValue, watch } = useFormContext<Record<string, string>>();
  const typed = watch();
  if (lines.every(({ path, delivered }) => typed[path] === delivered)) return null;
  return (
    <Button
      sx={{ alignSelf: 'start' }}
      onClick={() => {
        for (const { path, delivered } of lines) setValue(path, delivered);
      }}
    >
      {settings.emails.setBack}
    </Button>
  );
}

function TextsForm({ name, locale, lines, reload }: Of & { lines: Line[]; reload: () => void }) {
  const { settings } = useWords();
  const notify = useNotify();
  const labelOf = useLabel(lines);
  return (
    <CallForm
      label={settings.emails.title}
      values={Object.fromEntries(lines.map(({ path, text }) => [path, text]))}
      submit={settings.save}
      faults={settings.emails.faults}
      send={(texts) => call('PUT email-texts/{name}', { name, locale, texts })}
      onDone={() => {
        notify(settings.emails.saved, { type: 'success' });
        reload();
      }}
    >
      <Card lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} sx={{ p: 2.5, display: 'grid', gap: 2.5 }}>
        {lines.map((line) => (
          <LineField key={line.path} line={line} label={labelOf(line.path)} />
        ))}
      </Card>
      <SetBack lines={lines} />
      <Looking name={name} locale={locale} />
    </CallForm>
  );
}

export function EmailTextPage() {
  const { name = '' } = useParams();
  const { settings, deliveries, catalogue } = useWords();
  const [query, setQuery] = useSearchParams();
  const locale: Locale = query.get('language') === 'ar' ? 'ar' : 'en';
  const reading = useCalled('GET email-texts/{name}', { name, locale });
  return (
    <PageFrame
      title={deliveries.emails[name] ?? name}
      lead={settings.emails.structure}
      back={{ to: address, label: settings.emails.title }}
    >
      <Stack direction="row" role="group" aria-label={settings.emails.language} sx={{ gap: 1 }}>
        {(['en', 'ar'] as const).map((side) => (
          <Button
            key={side}
            size="small"
            variant={side === locale ? 'contained' : 'outlined'}
            aria-pressed={side === locale}
            onClick={() => setQuery({ language: side }, { replace: true })}
          >
            {catalogue.sides[side]}
          </Button>
        ))}
      </Stack>
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
