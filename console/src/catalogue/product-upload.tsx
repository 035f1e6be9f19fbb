/** Sends a file of a product and fills in what the record says of it: for each language, or one file for both. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { ProductFileTold } from '../../../src/features/shop/product-files.staff.ts';
import { useDeed } from '../layout/use-deed.ts';
import { queryOf, Refused, sendFile } from '../wire.ts';
import { formatTags } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { useEditing } from './editing.ts';
import { sideBySide, Told } from './places.tsx';

const largestBytes = 50 * 1024 * 1024;

function useSize() {
  const { locale } = useSay();
  const unit = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return (bytes: number): string =>
    bytes < 1024 * 1024
      ? new Intl.NumberFormat(formatTags[locale], { ...unit, unit: 'kilobyte' }).format(bytes / 1024)
      : new Intl.NumberFormat(formatTags[locale], { ...unit, unit: 'megabyte' }).format(bytes / 1024 / 1024);
}

/** Where the file lies and how machines call its kind is nobody's to type: its kind and size are told in words. */
export const isOfMachines = (path: string): boolean => /^files\.(?:en|ar)\.(?:path|type|bytes)$/.test(path);

function FileTold({ side }: { side: 'en' | 'ar' }) {
  const { files, catalogue } = useSay();
  const { draft } = useEditing();
  const sizeOf = useSize();
  const kept = usePlace(draft, `files.${side}.path`);
  const path = typeof kept === 'string' ? kept : '';
  const bytes = Number(usePlace(draft, `files.${side}.bytes`) ?? 0);
  const end = path.split('.').at(-1)?.toLowerCase() ?? '';
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {files.of(catalogue.sides[side])}
      </Typography>
      <Typography>
        {path === '' ? files.none : `${files.kinds[end] ?? end.toUpperCase()}, ${sizeOf(bytes)}`}
      </Typography>
      {['path', 'type', 'bytes'].map((field) => (
        <Told key={field} path={`files.${side}.${field}`} />
      ))}
    </Box>
  );
}

export const ProductFilesTold = () => (
  <Box sx={sideBySide(2)}>
    <FileTold side="en" />
    <FileTold side="ar" />
  </Box>
);

export function ProductUpload() {
  const { files, catalogue, office } = useSay();
  const { draft, isLocked } = useEditing();
  const deed = useDeed();
  const sizeOf = useSize();
  const [told, setTold] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const [side, setSide] = useState<'en' | 'ar'>('en');
  if (isLocked) return null;

  const send = async (file: File) => {
    setTold(files.sending(file.name));
    const sent = await deed.run(() => {
      if (file.size > largestBytes)
        throw new Refused(422, { code: 'bad-fields', fields: { file: 'file-size' } });
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      return sendFile<ProductFileTold>(`/product-files${queryOf({ name: file.name })}`, bytes);
    });
    setTold(sent === null ? '' : files.sent(sent.name, sizeOf(sent.bytes)));
    if (sent === null) return;
    const others = draft.get(`files.${side === 'en' ? 'ar' : 'en'}.path`) ?? '';
    // What hands over nothing yet gets the first one for both languages.
    if (others === '') draft.set('files', { en: sent, ar: sent });
    else draft.set(`files.${side}`, sent);
  };
  const fault = deed.failure?.fields?.['file'] ?? deed.failure?.fields?.['name'];
  const problem = fault === undefined ? deed.problem : (files.faults[fault] ?? office.failures['bad-fields']);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" color="text.secondary">
        {files.hint}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['en', 'ar'] as const).map((one) => (
          <Button
            key={one}
            variant="outlined"
            disabled={deed.isBusy}
            onClick={() => {
              setSide(one);
              chooser.current?.click();
            }}
          >
            {files.send(catalogue.sides[one])}
          </Button>
        ))}
      </Stack>
      <Box
        component="input"
        type="file"
        hidden
        ref={chooser}
        accept=".pdf,.zip,.xlsx,.docx,.pptx,.epub"
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {told}
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
