/** The order of a kind on the site: by dragging, by arrow keys on a handle, or by two buttons. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAction } from '../layout/action-dialog.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { useCalled, Waiting } from '../layout/read.tsx';
import { call } from '../api.ts';
import { dragOf, lineAt, moverOf, useDrop } from '../layout/dragging.ts';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';

type LineProps = {
  id: string;
  name: string;
  place: number;
  of: number;
  isBusy?: boolean;
  /** `to`: the new place, from 1; a half where it was dropped between two lines. */
  move(id: string, to: number): void;
  /** Under its name. */
  note?: ReactNode;
  /** Before the buttons that move it. */
  children?: ReactNode;
};

/** Where a line goes that was moved from one place to another, from 1; null: it stays. */
export function placeAfter(from: number, to: number, of: number): number | null {
  // Dropped between two lines: what comes after the old place moves up by one.
  const place = Number.isInteger(to) ? to : to > from ? Math.floor(to) : Math.ceil(to);
  return from === 0 || place === from || place < 1 || place > of ? null : place;
}

/** A line that is moved by dragging, by arrow keys on its handle, or by two buttons. */
export function SortableLine({ id, name, place, of, isBusy = false, move, note, children }: LineProps) {
  const { catalogue } = useWords();
  const drop = useDrop('record', (dragged, isAfter) => move(dragged, isAfter ? place + 0.5 : place - 0.5));
  const shown = `order-${id}`;
  return (
    <Box
      component="li"
      id={shown}
      {...drop.hands}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        ...lineAt(drop.over),
      }}
    >
      {/* What is not in the order has nothing to move. */}
      <IconButton
        id={moverOf(id)}
        disabled={of === 0}
        aria-label={catalogue.order.handle(name, place, of)}
        {...dragOf('record', id, shown)}
        sx={{ cursor: 'grab' }}
        onKeyDown={(event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          if (!isBusy) move(id, place + by);
        }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        {note}
      </Box>
      {children}
      <IconButton
        aria-label={catalogue.moveUp(name)}
        disabled={isBusy || place <= 1}
        onClick={() => move(id, place - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={catalogue.moveDown(name)}
        disabled={isBusy || place === of}
        onClick={() => move(id, place + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}

function Lines({ kind }: { kind: string }) {
  const { catalogue, locale } = useWords();
  const asked = useCalled('GET catalogue/{kind}', { kind });
  const action = useAction();
  const [said, setSaid] = useState('');
  if (asked.data === null) return <Waiting asked={asked} />;
  const rows = asked.data.rows.filter(({ isPublished }) => isPublished);
  const move = async (slug: string, to: number) => {
    const from = rows.findIndex((row) => row.slug === slug) + 1;
    const position = placeAfter(from, to, rows.length);
    if (position === null) return;
    const done = await action.run(() =>
      call('PUT catalogue/{kind}/records/{slug}/position', { kind, slug, position }),
    );
    if (done !== null) setSaid(`${catalogue.moved} ${position}/${rows.length}`);
    asked.again();
    requestAnimationFrame(() => document.getElementById(moverOf(slug))?.focus());
  };
  return (
    <>
      <PlainList label={catalogue.kinds[kind]?.many ?? kind}>
        {rows.map(({ slug, title }, index) => (
          <SortableLine
            key={slug}
            id={slug}
            name={inLocale(title, locale) || slug}
            place={index + 1}
            of={rows.length}
            isBusy={action.isBusy}
            move={(id, to) => void move(id, to)}
          />
        ))}
      </PlainList>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {said}
      </Typography>
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
    </>
  );
}

export function ChangeOrder({ kind }: { kind: string }) {
  const { catalogue, common } = useWords();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {catalogue.order.change}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
        <DialogTitle id={id}>{catalogue.order.change}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{catalogue.order.lead}</DialogContentText>
          <Lines kind={kind} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{common.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
