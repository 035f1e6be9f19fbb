/** Saved views of the orders: choose one, save the present filter under a name, remove one. */
import Bookmark from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type DoneOf, Refused, call } from '../api.ts';
import { useWords } from '../words/words.ts';

type SavedView = DoneOf<'GET views'>['rows'][number];

type Filter = SavedView['filter'];

const list = 'orders';

/** The part of a filter that is saved: not the empty ones, nor the search text. */
export const keptOf = (values: Record<string, unknown>): Filter =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) =>
        key !== 'search' &&
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  ) as Filter;

/** Calls that change saved views; a refusal is shown, anything else is a bug. */
function useViews() {
  const { lists, common } = useWords();
  const notify = useNotify();
  const [views, setViews] = useState<SavedView[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const trying = async (action: () => Promise<void>): Promise<boolean> => {
    setProblem(null);
    try {
      await action();
      const { rows } = await call('GET views', { list });
      setViews(rows);
      return true;
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields } = failure.failure;
      setProblem(common.faults[fields?.['name'] ?? ''] ?? common.failures[code]);
      return false;
    }
  };
  return {
    views,
    problem,
    load: () => trying(async () => {}),
    keep: (name: string, filter: Filter) =>
      trying(async () => {
        await call('views', { list, name, filter });
        notify(lists.views.kept(name), { type: 'success' });
      }),
    remove: ({ id, name }: SavedView) =>
      trying(async () => {
        await call('DELETE views/{id}', { id });
        notify(lists.views.forgotten(name), { type: 'success' });
      }),
  };
}

function Keeping({ filter, onKeep }: { filter: Filter; onKeep: (name: string) => Promise<boolean> }) {
  const { lists } = useWords();
  const t = lists.views;
  const [name, setName] = useState('');
  if (Object.keys(filter).length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t.nothing}
      </Typography>
    );
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (await onKeep(name)) setName('');
  };
  return (
    <Stack component="form" noValidate onSubmit={(event) => void keep(event)} sx={{ gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t.save}
      </Typography>
      <TextField
        label={t.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {t.keep}
      </Button>
    </Stack>
  );
}

function Shelf({
  views,
  onChoose,
  onRemove,
}: {
  views: SavedView[];
  onChoose: (filter: Filter) => void;
  onRemove: (view: SavedView) => void;
}) {
  const { lists } = useWords();
  const t = lists.views;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <Box component="li">
        <Button fullWidth sx={{ justifyContent: 'start' }} onClick={() => onChoose({})}>
          {t.all}
        </Button>
      </Box>
      {views.map((view) => (
        <Box component="li" key={view.id} sx={{ display: 'flex' }}>
          <Button
            sx={{
              flex: 1,
              minWidth: 0,
              justifyContent: 'start',
              textAlign: 'start',
              overflowWrap: 'anywhere',
            }}
            onClick={() => onChoose(view.filter)}
          >
            <bdi>{view.name}</bdi>
          </Button>
          <IconButton aria-label={t.remove(view.name)} onClick={() => onRemove(view)}>
            <Delete />
          </IconButton>
        </Box>
      ))}
    </Stack>
  );
}

export function SavedViews() {
  const { lists, common } = useWords();
  const t = lists.views;
  const { filterValues, setFilters } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const { views, problem, load, keep, remove } = useViews();
  const choose = (filter: Filter) => {
    setFilters(filter, Object.fromEntries(Object.keys(filter).map((key) => [key, true])));
    setOpen(false);
  };
  return (
    <>
      <Button
        startIcon={<Bookmark />}
        onClick={() => {
          setOpen(true);
          void load();
        }}
      >
        {t.title}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="views">
        <DialogTitle id="views">{t.title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {problem !== null && <Alert severity="error">{problem}</Alert>}
            {views !== null && views.length === 0 && <Typography>{t.none}</Typography>}
            {views !== null && (
              <Shelf views={views} onChoose={choose} onRemove={(view) => void remove(view)} />
            )}
            <Keeping filter={keptOf(filterValues)} onKeep={(name) => keep(name, keptOf(filterValues))} />
            <Button sx={{ alignSelf: 'end' }} onClick={() => setOpen(false)}>
              {common.close}
            </Button>
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
