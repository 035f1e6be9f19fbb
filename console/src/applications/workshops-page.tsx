/** Seats of the workshops: who has one, who waits. The nearest workshop is open at first. */
import { Alert, Box, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type FormEvent, useState } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { WorkshopSessions } from './workshop-sessions.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { call, type DoneOf } from '../api.ts';

type JoiningView = NonNullable<DoneOf<'GET workshops/{workshop}'>['joining']>;
type WorkshopRow = DoneOf<'GET workshops'>['rows'][number];

const fields = [
  { name: 'meetingUrl', fault: 'meetingUrl', most: 500, kind: 'link' },
  { name: 'addressEn', fault: 'address', most: 300, kind: 'en' },
  { name: 'addressAr', fault: 'address', most: 300, kind: 'ar' },
  { name: 'mapUrl', fault: 'mapUrl', most: 500, kind: 'link' },
  { name: 'bringEn', fault: 'bring', most: 600, kind: 'en' },
  { name: 'bringAr', fault: 'bring', most: 600, kind: 'ar' },
] as const;
type Draft = Record<(typeof fields)[number]['name'], string>;

const draftOf = (details: JoiningView['details']): Draft => ({
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

/** An online meeting asks for its link first, a location for its address. */
const inOrder = (kind: JoiningView['kind']) =>
  kind === 'online' ? fields : fields.toSorted((a, b) => rank[a.name] - rank[b.name]);
const rank: Record<keyof Draft, number> = {
  addressEn: 0,
  addressAr: 1,
  mapUrl: 2,
  bringEn: 3,
  bringAr: 4,
  meetingUrl: 5,
};

/** How to join the next session: saved at once, after showing how many people are e-mailed. */
function JoiningCard({ slug, joining, onDone }: { slug: string; joining: JoiningView; onDone: () => void }) {
  const { applications, locale } = useWords();
  const t = applications.joining;
  const notify = useNotify();
  const action = useAction();
  const { heldOn, version, people, details, kind } = joining;
  const [draft, setDraft] = useState(() => draftOf(details));
  const isMissing =
    kind === 'online' ? draftOf(details).meetingUrl === '' : draftOf(details).addressEn === '';
  const by = action.failure?.code === 'changed-meanwhile' ? action.failure.detail?.['by'] : undefined;
  const isSame = JSON.stringify(draft) === JSON.stringify(draftOf(details));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { workshop: slug, heldOn, seen: version, ...bodyOf(draft) };
    const saved = await action.run(() => call('PUT workshops/{workshop}/joining', body));
    if (saved === null) return;
    const whom = people === 0 ? t.nobody : t.same;
    notify(saved.told > 0 ? t.saved(saved.told) : whom, { type: 'success' });
    onDone();
  };
  return (
    <Card component="section" aria-labelledby="joining" sx={{ p: 2 }}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack sx={{ gap: 2 }}>
          <Typography id="joining" component="h2" variant="h6">
            {t.title(dayOf(heldOn, locale))}
          </Typography>
          <Typography color="text.secondary">{t.lead}</Typography>
          {isMissing && <Alert severity="warning">{t.missing}</Alert>}
          <Stack
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
          >
            {inOrder(kind).map(({ name, fault, most, kind: holds }) => (
              <Box key={name} sx={holds === 'link' ? { gridColumn: '1 / -1' } : {}}>
                <TypedField
                  label={t[name]}
                  value={draft[name]}
                  onChange={(value) => setDraft({ ...draft, [name]: value })}
                  fault={action.faultOf(fault) ?? action.faultOf(`${fault}.${holds}`)}
                  ltr={holds === 'link'}
                  maxLength={most}
                  {...(fault === 'bring' && { rows: 2 })}
                />
              </Box>
            ))}
          </Stack>
          <Typography>{people === 0 ? t.nobody : t.people(people)}</Typography>
          {action.problem !== null && (
            <Alert
              severity="error"
              action={
                action.failure?.code === 'changed-meanwhile' && (
                  <Button color="inherit" size="small" onClick={onDone}>
                    {t.again}
                  </Button>
                )
              }
            >
              {typeof by === 'string' ? t.first(by) : action.problem}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={action.isBusy || isSame}
            sx={{ alignSelf: 'start' }}
          >
            {people === 0 ? t.save : t.saveAndWrite(people)}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const addressOf = (slug: string): string => `/workshops/${encodeURIComponent(slug)}`;

function Which({ rows, chosen }: { rows: WorkshopRow[]; chosen: string }) {
  const { applications, locale } = useWords();
  const t = applications.workshops;
  const navigate = useNavigate();
  const description = ({ name, heldOn, isComing, waiting }: WorkshopRow): string => {
    const day =
      heldOn === null ? t.removed : isComing ? dayOf(heldOn, locale) : t.over(dayOf(heldOn, locale));
    return [name[locale === 'ar' ? 'ar' : 'en'], day, ...(waiting > 0 ? [t.wait(waiting)] : [])].join(' · ');
  };
  return (
    <TextField
      select
      label={t.which}
      value={chosen}
      onChange={({ target }) => void navigate(addressOf(target.value))}
      // On a phone the name of a workshop and its day take two lines.
      sx={{ maxWidth: '40rem', '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {rows.map((row) => (
        <MenuItem key={row.slug} value={row.slug} sx={{ whiteSpace: 'normal' }}>
          {description(row)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Links to the other pages about the workshop. */
function Ways({ row }: { row: WorkshopRow }) {
  const { applications } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      {permissions.includes('maySeeCatalogue') && row.capacity !== null && (
        <Button component={Link} to={`/catalogue/workshop/${encodeURIComponent(row.slug)}`} sx={{ px: 0 }}>
          {applications.workshops.toRecord}
        </Button>
      )}
      <Button component={Link} to="/applications?kind=workshop" sx={{ px: 0 }}>
        {applications.workshops.toApplications}
      </Button>
    </Stack>
  );
}

/** The next session is shown also while nobody has asked for it; past or removed ones only with people. */
function Lists({ slug }: { slug: string }) {
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useCalled('GET workshops/{workshop}', { workshop: slug });
  return (
    <Read reading={reading} height={320}>
      {(workshop) => (
        <>
          {workshop.joining !== null && permissions.includes('mayAnswerApplications') && (
            <JoiningCard
              key={`${slug} ${workshop.joining.heldOn} ${workshop.joining.version}`}
              slug={slug}
              joining={workshop.joining}
              onDone={reading.again}
            />
          )}
          <WorkshopSessions slug={slug} workshop={workshop} onDone={reading.again} />
        </>
      )}
    </Read>
  );
}

export function WorkshopsPage() {
  const { applications } = useWords();
  const t = applications.workshops;
  const { slug } = useParams();
  const reading = useCalled('GET workshops');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={120}>
        {({ rows }) => {
          const row = slug === undefined ? rows[0] : rows.find((one) => one.slug === slug);
          if (rows.length === 0) return <Typography>{t.none}</Typography>;
          return (
            <>
              <Which rows={rows} chosen={row?.slug ?? ''} />
              {row && <Ways row={row} />}
            </>
          );
        }}
      </Read>
      {(slug ?? reading.data?.rows[0]?.slug) !== undefined && (
        <Lists slug={slug ?? reading.data?.rows[0]?.slug ?? ''} />
      )}
    </PageFrame>
  );
}
