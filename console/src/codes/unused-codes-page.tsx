/** '/access-codes/<course>': the codes of a course that nobody has yet: adding some, and removing them for good. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { call, type DoneOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { Ltr, SampleBadge } from '../layout/facts.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { FileButton, focusAtFirst, TypedForm } from '../layout/typed-field.tsx';
import { isCode } from '../../../src/selling/orders/access-codes.ts';

type CodeRow = RowOf<'unused-codes'>;
type Stock = DoneOf<'GET access-codes'>['rows'][number];

type RemoveProps = { course: string; ids: string[]; label: string; title?: string; onDone?: () => void };

function Remove({ course, ids, ...rest }: RemoveProps) {
  const { codes } = useWords();
  const notify = useNotify();
  return (
    <ActionButton
      {...rest}
      isSmall
      sure={codes.removeSure}
      go={codes.removeGo}
      run={async () => {
        const { removed } = await call('access-codes/{course}/removal', { course, ids });
        notify(codes.removed(removed), { type: 'success' });
      }}
    />
  );
}

function RemoveSelected({ course }: { course: string }) {
  const { codes } = useWords();
  const { selectedIds, onUnselectItems } = useListContext<CodeRow>();
  const label = codes.remove(selectedIds.length);
  return <Remove course={course} ids={selectedIds} label={label} onDone={() => onUnselectItems()} />;
}

type CodesRead = { fresh: string[]; repeated: number; unreadable: number };

/** Reads what was pasted, or the first column of a file: one code a line, each once. */
function readCodes(text: string): CodesRead {
  const given = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const readable = given.filter(isCode);
  const fresh = [...new Set(readable)];
  return { fresh, repeated: readable.length - fresh.length, unreadable: given.length - readable.length };
}

/** The first field of a line: between quotes, where a quote is doubled, or up to the separator. */
function firstField(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted === undefined ? (/^[^,;\t]*/.exec(line)?.[0] ?? '') : quoted.replaceAll('""', '"');
}

/** `text` of a CSV file, with commas, semicolons or tabs; a heading such as "Code" is skipped. */
function firstColumn(text: string): string {
  const [first = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => firstField(line).trim());
  const isHeading = /^(access[ _-]?)?codes?( d.acc[eè]s)?$|^رموز?$|^الرمز$/i.test(first);
  return (isHeading ? rest : [first, ...rest]).filter((code) => code !== '').join('\n');
}

type Added = { added: number; skipped: number; served: number };

const mostBytes = 900_000;
const mostCodes = 10_000;

function Preview({ read }: { read: CodesRead }) {
  const { codes } = useWords();
  const { fresh, repeated, unreadable } = read;
  if (fresh.length + repeated + unreadable === 0) return null;
  return (
    <Alert severity={fresh.length > mostCodes ? 'error' : 'info'} icon={false}>
      <Typography sx={{ fontWeight: 600 }}>{codes.preview}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        <li>{codes.fresh(fresh.length)}</li>
        {repeated > 0 && <li>{codes.repeated(repeated)}</li>}
        {unreadable > 0 && <li>{codes.unreadable(unreadable)}</li>}
      </Box>
      {fresh.length > mostCodes ? codes.tooMany : codes.known}
    </Alert>
  );
}

function ChooseFile({ onText, onFault }: { onText(text: string): void; onFault(fault: string): void }) {
  const { codes } = useWords();
  const take = async (file: File) => {
    const text = file.size > mostBytes ? null : await file.text();
    if (text === null) onFault(codes.fileLarge);
    else if (text.includes('\u0000') || text.includes('\uFFFD')) onFault(codes.fileWrong);
    else onText(firstColumn(text));
  };
  return (
    <Box>
      <FileButton label={codes.file} accept=".csv,.txt,text/csv,text/plain" onFile={take} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {codes.fileHint}
      </Typography>
    </Box>
  );
}

type Props = {
  course: string;
  name: string;
  /** How many codes are unused. */
  unused: number;
  onAdded(added: Added): void;
  onClose(): void;
};

/** New codes for one course: pasted, or from a file that the browser reads; a preview shows what will be added. */
function AddCodes({ course, name, unused, onAdded, onClose }: Props) {
  const { codes, common } = useWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const action = useAction();
  const [isInstead, setInstead] = useState(false);
  const read = readCodes(text);
  const { length } = read.fresh;
  const problem = fault ?? action.problem;

  const change = (typed: string) => {
    setText(typed);
    setFault(null);
    action.clear();
  };
  const add = async () => {
    if (length === 0 || length > mostCodes) return setFault(length === 0 ? codes.needed : codes.tooMany);
    const body = { course, codes: read.fresh, ...(isInstead && { isInstead }) };
    const added = await action.run(() => call('access-codes/{course}', body));
    if (added !== null) onAdded(added);
  };

  return (
    <TypedForm aria-label={codes.addTo(name)} sx={{ gap: 2 }} onSend={add}>
      <TextField
        label={codes.paste}
        value={text}
        onChange={(event) => change(event.target.value)}
        multiline
        minRows={4}
        maxRows={12}
        inputRef={focusAtFirst}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' } }}
      />
      <ChooseFile onText={change} onFault={setFault} />
      {unused > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isInstead} onChange={({ target }) => setInstead(target.checked)} />}
          label={codes.instead(unused)}
        />
      )}
      <Box aria-live="polite">
        <Preview read={read} />
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={action.isBusy}>
          {length === 0 ? codes.submitNone : codes.submit(length)}
        </Button>
        <Button onClick={onClose} disabled={action.isBusy}>
          {common.cancel}
        </Button>
      </Stack>
    </TypedForm>
  );
}

function Add({ stock, name, onAdded }: { stock: Stock; name: string; onAdded: () => void }) {
  const { codes } = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [query] = useSearchParams();
  return (
    <OpenInPlace label={codes.add} atFirst={query.has('add')}>
      {(close) => (
        <Card sx={{ p: 2.5 }}>
          <AddCodes
            course={stock.course}
            name={name}
            // Sample codes do not count as left where real money comes in.
            unused={Math.max(stock.free, stock.samples)}
            onClose={close}
            onAdded={({ added, skipped, served }) => {
              notify(codes.added(added, skipped, served), {
                type: 'success',
                autoHideDuration: 12_000,
                multiLine: true,
              });
              close();
              refresh();
              onAdded();
            }}
          />
        </Card>
      )}
    </OpenInPlace>
  );
}

export function UnusedCodesPage() {
  const { codes: t, lists, locale } = useWords();
  const { course = '' } = useParams();
  const reading = useCalled('GET access-codes');
  const stock = reading.data?.rows.find((one) => one.course === course);
  const name = stock?.name[locale] ?? course;
  const columns: Column<CodeRow>[] = [
    { source: 'code', label: t.code, isSorted: true, render: ({ code }) => <Ltr>{code}</Ltr> },
    {
      source: 'isSample',
      label: lists.columns.status,
      card: 'beside',
      render: ({ isSample }) => isSample && <SampleBadge />,
    },
    {
      source: 'addedAt',
      label: t.addedAt,
      isSorted: true,
      render: ({ addedAt }) => momentOf(addedAt, locale),
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: ({ id, code }) => (
        <Remove course={course} ids={[id]} label={t.removeGo} title={t.removeOne(code)} />
      ),
    },
  ];
  return (
    <ListPage
      resource="unused-codes"
      within={{ course }}
      title={t.unusedOf(name)}
      back={{ to: '/access-codes', label: t.back }}
      empty={<Typography>{t.unusedNone}</Typography>}
      columns={columns}
      search={t.code}
      actions={stock && <Add stock={stock} name={name} onAdded={reading.again} />}
      bulk={<RemoveSelected course={course} />}
    />
  );
}
