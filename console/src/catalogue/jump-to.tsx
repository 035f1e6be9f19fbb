/** The parts of a long record as a menu, always within reach: where each is, and how much is missing in it. */
import Toc from '@mui/icons-material/Toc';
import { Box, Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { idOf, leadToElement, useEditing } from './editing.ts';
import { labelOf } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { onDesks, onPhones, tight } from './one-line.ts';
import { idOfPart, partsOf, pathsOf } from './parts.ts';

/** Of a few fields nobody loses sight. */
const few = 3;

const hasMany = ({ widget }: FormField): boolean => widget === 'list' || widget === 'group';
const isIn = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);

export function JumpTo({
  fields,
  hasFreeAddress,
}: {
  fields: readonly FormField[];
  hasFreeAddress: boolean;
}) {
  const { catalogue } = useSay();
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
        <Box component="span" sx={onDesks}>
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
        // What is chosen has the focus next; without a choice the button has it again.
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
