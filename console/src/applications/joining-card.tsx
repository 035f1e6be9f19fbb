/** How to join the session that is to come: saved at once, and said before to how many it is written. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import type { JoiningTold } from '../../../src/features/workshops/workshop-lists.staff.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { dayOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

const fields = [
  { name: 'meetingUrl', fault: 'meetingUrl', most: 500, kind: 'link' },
  { name: 'addressEn', fault: 'address', most: 300, kind: 'en' },
  { name: 'addressAr', fault: 'address', most: 300, kind: 'ar' },
  { name: 'mapUrl', fault: 'mapUrl', most: 500, kind: 'link' },
  { name: 'bringEn', fault: 'bring', most: 600, kind: 'en' },
  { name: 'bringAr', fault: 'bring', most: 600, kind: 'ar' },
] as const;
type Draft = Record<(typeof fields)[number]['name'], string>;

const draftOf = (details: JoiningTold['details']): Draft => ({
  meetingUrl: details?.meetingUrl ?? '',
  addressEn: details?.address.en ?? '',
  addressAr: details?.address.ar ?? '',
  mapUrl: details?.mapUrl ?? '',
  bringEn: details?.bring.en ?? '',
  bringAr: details?.bring.ar ?? '',
});

const bodyOf = (draft: Draft) => ({
  meetingUrl: draft.meetingUrl,
  address: { en: draft.addressEn, ar: draft.addressAr },
  mapUrl: draft.mapUrl,
  bring: { en: draft.bringEn, ar: draft.bringAr },
});

/** A meeting asks for its link first, a room for its address. */
const inOrder = (kind: JoiningTold['kind']) =>
  kind === 'online' ? fields : fields.toSorted((a, b) => rank[a.name] - rank[b.name]);
const rank: Record<keyof Draft, number> = {
  addressEn: 0,
  addressAr: 1,
  mapUrl: 2,
  bringEn: 3,
  bringAr: 4,
  meetingUrl: 5,
};

export function JoiningCard({
  slug,
  joining,
  onDone,
}: {
  slug: string;
  joining: JoiningTold;
  onDone: () => void;
}) {
  const { applications, locale } = useSay();
  const say = applications.joining;
  const notify = useNotify();
  const deed = useDeed();
  const { heldOn, version, people, details, kind } = joining;
  const [draft, setDraft] = useState(() => draftOf(details));
  const isMissing =
    kind === 'online' ? draftOf(details).meetingUrl === '' : draftOf(details).addressEn === '';
  const by = deed.failure?.code === 'changed-meanwhile' ? deed.failure.detail?.['by'] : undefined;
  const isSame = JSON.stringify(draft) === JSON.stringify(draftOf(details));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const path = `/workshops/${encodeURIComponent(slug)}/joining`;
    const body = { heldOn, seen: version, ...bodyOf(draft) };
    const saved = await deed.run(() => ask<{ told: number }>('PUT', path, body));
    if (saved === null) return;
    const whom = people === 0 ? say.nobody : say.same;
    notify(saved.told > 0 ? say.saved(saved.told) : whom, { type: 'success' });
    onDone();
  };
  return (
    <Card component="section" aria-labelledby="joining" sx={{ p: 2 }}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack sx={{ gap: 2 }}>
          <Typography id="joining" component="h2" variant="h6">
            {say.title(dayOf(heldOn, locale))}
          </Typography>
          <Typography color="text.secondary">{say.lead}</Typography>
          {isMissing && <Alert severity="warning">{say.missing}</Alert>}
          <Stack
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
          >
            {inOrder(kind).map(({ name, fault, most, kind: holds }) => (
              <Box key={name} sx={holds === 'link' ? { gridColumn: '1 / -1' } : {}}>
                <TypedField
                  label={say[name]}
                  value={draft[name]}
                  onChange={(value) => setDraft({ ...draft, [name]: value })}
                  fault={deed.faultOf(fault) ?? deed.faultOf(`${fault}.${holds}`)}
                  ltr={holds === 'link'}
                  maxLength={most}
                  {...(fault === 'bring' && { rows: 2 })}
                />
              </Box>
            ))}
          </Stack>
          <Typography>{people === 0 ? say.nobody : say.people(people)}</Typography>
          {deed.problem !== null && (
            <Alert
              severity="error"
              action={
                deed.failure?.code === 'changed-meanwhile' && (
                  <Button color="inherit" size="small" onClick={onDone}>
                    {say.again}
                  </Button>
                )
              }
            >
              {typeof by === 'string' ? say.first(by) : deed.problem}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={deed.isBusy || isSame}
            sx={{ alignSelf: 'start' }}
          >
            {people === 0 ? say.save : say.saveAndWrite(people)}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
