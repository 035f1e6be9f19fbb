/** Where a line was taken out: what it was, and the way to have it back. */
import { Box, Button, Typography } from '@mui/material';
import { useSay } from '../words/words.ts';
import { useEditing } from './editing.ts';
import { titleOfLine } from './line-title.ts';
import type { TakenOut } from './taken-out.ts';

export const idOfTaken = (id: number): string => `taken-out-${id}`;

type Props = { label: string; taken: TakenOut; isFull: boolean; onBack(): void };

/** `isFull`: the list takes no more lines. */
export function TakenLine({ label, taken: { id, lists, values }, isFull, onBack }: Props) {
  const { isLocked } = useEditing();
  const { catalogue, locale } = useSay();
  const side = locale === 'ar' ? 'ar' : 'en';
  const own = lists.findIndex((path) => path.split('.').includes(side));
  const title = titleOfLine(values[Math.max(own, 0)], side);
  const name = title === '' ? label : `${label} · ${title}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        paddingInlineStart: 1.5,
        paddingInlineEnd: 0.5,
      }}
    >
      <Typography color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
        {catalogue.taken.out} <bdi>{name}</bdi>
      </Typography>
      <Button
        id={idOfTaken(id)}
        aria-label={catalogue.taken.backOf(name)}
        disabled={isLocked || isFull}
        onClick={onBack}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        {catalogue.taken.back}
      </Button>
    </Box>
  );
}
