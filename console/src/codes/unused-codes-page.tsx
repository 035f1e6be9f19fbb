/** '/access-codes/<course>': the codes of a course that nobody has yet: adding some, and removing them for good. */
import { Card, Typography } from '@mui/material';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Ltr, SampleBadge } from '../layout/facts.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { AddCodes } from './add-codes.tsx';

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
  const name = stock?.name[locale === 'ar' ? 'ar' : 'en'] ?? course;
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
