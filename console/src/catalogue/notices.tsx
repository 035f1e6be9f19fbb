/** Notices above the fields: what is missing, who saved meanwhile, what is scheduled. */
import Toc from '@mui/icons-material/Toc';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Link,
  ListItemText,
  Menu,
  MenuItem,
  Stack,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { stepsOf } from './draft.ts';
import { idOf, leadTo, leadToElement, useEditing } from './editing.ts';
import {
  idOfPart,
  labelOf,
  nameOfPlace,
  onWideScreens,
  onPhones,
  partsOf,
  pathsOf,
  tight,
} from './labels.ts';
import type { OpenRecord } from './use-record.ts';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import type { DoneOf } from '../api.ts';

type Saved = DoneOf<'catalogue/{kind}'>;
type Fault = Saved['missing'][number];
type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

/** Up to so many sections need no menu. */
const few = 3;

const hasMany = ({ widget }: FormField): boolean => widget === 'list' || widget === 'group';
const isIn = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

/** The sections of a long record as a menu, always within reach: where each is, and how much is missing in it. */
export function JumpTo({
  fields,
  hasFreeAddress,
}: {
  fields: readonly FormField[];
  hasFreeAddress: boolean;
}) {
  const { catalogue } = useWords();
  const { kind, faults } = useEditing();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const missing = [...faults.values()].filter((fault) => !isAdvice(fault)).map(({ path }) => path);
  const lacksIn = (...some: FormField[]): number => {
    const paths = some.flatMap(pathsOf);
    return missing.filter((path) => paths.some((of) => isIn(path, of))).length;
  };
  const stops = partsOf(fields, hasFreeAddress).flatMap((part) => [
    {
      id: idOfPart(part.group),
      name: catalogue.groups[part.group],
      lacks: lacksIn(...part.fields),
      depth: 0,
    },
    ...part.fields.filter(hasMany).map((field) => {
      const path = pathsOf(field)[0] ?? '';
      return { id: idOf(path), name: labelOf(catalogue, kind, path), lacks: lacksIn(field), depth: 1 };
    }),
  ]);
  if (stops.length <= few) return null;
  const go = (id: string) => {
    setOpen(false);
    leadToElement(id, 'start');
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        aria-label={catalogue.jump}
        sx={tight}
      >
        <Toc sx={onPhones} />
        <Box component="span" sx={onWideScreens}>
          {catalogue.jump}
        </Box>
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => {
          setOpen(false);
          button.current?.focus();
        }}
        // The focus goes to what was chosen; without a choice back to the button.
        disableRestoreFocus
        slotProps={{
          list: { 'aria-label': catalogue.jump, dense: true },
          paper: { sx: { maxHeight: '70vh', maxWidth: 'calc(100vw - 2rem)' } },
        }}
      >
        {stops.map(({ id, name, lacks, depth }) => (
          <MenuItem
            key={id}
            onClick={() => go(id)}
            sx={{ paddingInlineStart: 2 + 2 * depth, whiteSpace: 'normal' }}
          >
            <ListItemText
              primary={name}
              secondary={lacks > 0 ? catalogue.lacks(lacks) : undefined}
              slotProps={{
                primary: { sx: { fontWeight: depth === 0 ? 700 : 400 } },
                secondary: { sx: { color: 'error.main' } },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** A past date may still be corrected: it is advice, no fault. */
export const isAdvice = ({ problem }: Fault): boolean => problem === 'in-the-past';

/** Each leads to its field and unfolds the list lines around it. */
export function MissingList({ faults }: { faults: readonly Fault[] }) {
  const { catalogue } = useWords();
  const { kind, unfold } = useEditing();
  if (faults.length === 0) return null;
  const lead = (path: string) => {
    const steps = stepsOf(path);
    for (const [index, step] of steps.entries())
      if (/^\d+$/.test(step)) unfold(steps.slice(0, index + 1).join('.'), true);
    leadTo(path);
  };
  const needed = faults.filter((fault) => !isAdvice(fault)).length;
  return (
    <Alert severity={needed > 0 ? 'warning' : 'info'} id="missing" tabIndex={-1}>
      <AlertTitle component="h2">{needed > 0 ? catalogue.missing(needed) : catalogue.advice}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {faults.map((fault) => (
          <li key={fault.path}>
            <Link
              component="button"
              type="button"
              sx={{ textAlign: 'start' }}
              onClick={() => lead(fault.path)}
            >
              {nameOfPlace(catalogue, kind, fault.path) || catalogue.wholeRecord}
            </Link>
            {' – '}
            {catalogue.problem(fault.problem, fault.limit)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

export function ConflictNotice({ open }: { open: OpenRecord }) {
  const { catalogue, locale } = useWords();
  const { kind } = useEditing();
  const { conflict } = open;
  if (conflict === null) return null;
  const { by, at, both } = conflict;
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle component="h2">{catalogue.conflict.title}</AlertTitle>
      <Typography>{catalogue.conflict.who(by, momentOf(at, locale))}</Typography>
      {both.length > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>{catalogue.conflict.both}</Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {both.map((path) => (
              <li key={path}>{nameOfPlace(catalogue, kind, path) || catalogue.wholeRecord}</li>
            ))}
          </Box>
        </>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="contained" disabled={open.isBusy} onClick={() => void open.settleConflict('mine')}>
          {catalogue.conflict.keepMine}
        </Button>
        <Button disabled={open.isBusy} onClick={() => void open.settleConflict('theirs')}>
          {catalogue.conflict.takeTheirs}
        </Button>
      </Stack>
    </Alert>
  );
}

/** A field was published separately, and the draft has another value for it. */
export function ClashNotice({ open, whole }: { open: OpenRecord; whole: RecordWhole }) {
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

export function KeptNotice({ open }: { open: OpenRecord }) {
  const { catalogue } = useWords();
  if (!open.isKept) return null;
  return (
    <Alert severity="info" action={<Button onClick={open.takeBack}>{catalogue.kept.drop}</Button>}>
      {catalogue.kept.lead}
    </Alert>
  );
}
