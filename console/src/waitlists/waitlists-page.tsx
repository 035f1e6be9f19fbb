/** Who waits for which course, and opening it to them. */
import {
  Alert,
  Box,
  Button,
  Card,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { TakeAway } from '../exports/take-away.tsx';
import { momentOf } from '../locale.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { dayInMorocco } from '../morocco.ts';
import { askFile, type DoneOf, Refused, call } from '../api.ts';
import { ShownEmail } from '../pipeline/shown-email.tsx';

type OpeningEmails = DoneOf<'waitlists/{slug}/opening-letters'>;
type WaitlistRow = DoneOf<'GET waitlists'>['rows'][number];

type Emails = OpeningEmails['letters'];
type OpeningEmailProps = { slug: string; until: string | null };

/** With the last valid day; an incomplete one changes nothing. */
function useEmails({ slug, until }: OpeningEmailProps): Emails | null {
  const [emails, setEmails] = useState<Emails | null>(null);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const shown = await call('waitlists/{slug}/opening-letters', { slug, until });
        if (!isOvertaken) setEmails(shown.letters);
      } catch (failure) {
        // The earlier preview stays; opening itself reports what is wrong.
        if (!(failure instanceof Refused)) throw failure;
      }
    };
    void read();
    return () => {
      isOvertaken = true;
    };
  }, [slug, until]);
  return emails;
}

/** A preview of the e-mail that opening a course sends, in the chosen language. */
function OpeningEmail(props: OpeningEmailProps) {
  const { waitlists, locale } = useWords();
  const t = waitlists.letter;
  const [shown, setShown] = useState<'en' | 'ar'>(locale === 'ar' ? 'ar' : 'en');
  const emails = useEmails(props);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t.lead}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t.language}
        value={shown}
        onChange={(_, chosen: 'en' | 'ar' | null) => chosen !== null && setShown(chosen)}
      >
        <ToggleButton value="en" sx={{ minHeight: 44 }}>
          {t.en}
        </ToggleButton>
        <ToggleButton value="ar" sx={{ minHeight: 44 }}>
          {t.ar}
        </ToggleButton>
      </ToggleButtonGroup>
      <ShownEmail
        email={emails?.find((email) => email.locale === shown) ?? null}
        to={null}
        label={t.label}
        reading={t.reading}
      />
    </Stack>
  );
}

/** How many days those who waited have before everybody else, by default. */
const daysAhead = 3;

/** The day in Morocco so many days from now. */
const suggested = (): string => dayInMorocco(new Date(Date.now() + daysAhead * 86_400_000));

type Message = { severity: 'success' | 'warning' | 'error'; text: string };
type Props = { row: WaitlistRow; onMessage: (problem: Message) => void };

function useOpening({ row, onMessage }: Props) {
  const { waitlists, common } = useWords();
  const writes = row.status === 'open';
  const [until, setUntil] = useState(suggested);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFault(null);
    try {
      await call('waitlists/{slug}/opening', { slug: row.slug, until: writes ? null : until });
      onMessage({ severity: 'success', text: writes ? waitlists.writing : waitlists.opened });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields, detail } = failure.failure;
      const by = detail?.['by'];
      if (fields?.['until']) setFault(common.faults[fields['until']] ?? common.failures['bad-fields']);
      else if (typeof by === 'string') onMessage({ severity: 'warning', text: waitlists.first(by) });
      else onMessage({ severity: 'error', text: common.failures[code] });
    } finally {
      setBusy(false);
    }
  };
  return { writes, until, setUntil, isBusy, fault, go };
}

function Ask({ row, onMessage, onClose }: Props & { onClose: () => void }) {
  const { waitlists, common, locale } = useWords();
  const { writes, until, setUntil, isBusy, fault, go } = useOpening({ row, onMessage });
  const name = row.name[locale === 'ar' ? 'ar' : 'en'];
  const { untold } = row.counts;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="open-course" fullWidth maxWidth="sm">
      <DialogTitle id="open-course">
        {writes ? waitlists.writeTitle(name) : waitlists.openTitle(name)}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="warning">{untold === 0 ? waitlists.noEmails : waitlists.letters(untold)}</Alert>
          {!writes && (
            <TextField
              type="date"
              label={waitlists.until}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
              error={fault !== null}
              helperText={fault ?? waitlists.untilHint}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          {untold > 0 && <OpeningEmail slug={row.slug} until={writes ? null : until} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {common.cancel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void go()}>
          {writes ? waitlists.submitWrite : waitlists.submitOpen}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens a course to those who wait, or e-mails those whose course is open: asked once, with the number of e-mails. */
function OpenCourse({ row, onMessage }: Props) {
  const { waitlists, common } = useWords();
  const [isAsking, setAsking] = useState(false);
  if (row.status === 'ahead' || (row.status === 'open' && row.counts.untold === 0)) return null;
  if (!row.hasPrice) return <Typography color="text.secondary">{waitlists.noPrice}</Typography>;
  if (row.needsGroup)
    return (
      <Stack sx={{ gap: 1, justifyItems: 'start' }}>
        <Typography color="text.secondary">{common.failures['no-open-group']}</Typography>
        <Button component={Link} to="/groups" variant="outlined" sx={{ alignSelf: 'start' }}>
          {waitlists.toGroups}
        </Button>
      </Stack>
    );
  const showMessage = (problem: Message) => {
    setAsking(false);
    onMessage(problem);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {row.status === 'open' ? waitlists.write : waitlists.open}
      </Button>
      {isAsking && <Ask row={row} onMessage={showMessage} onClose={() => setAsking(false)} />}
    </>
  );
}

const tones = { closed: 'default', ahead: 'warning', open: 'success' } as const;
const shown = ['untold', 'told', 'unsubscribed', 'ordered'] as const;

function Counts({ counts }: Pick<WaitlistRow, 'counts'>) {
  const { waitlists } = useWords();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {shown.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {waitlists.counts[name]}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
            {counts[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Waitlist({ row, onChange }: { row: WaitlistRow; onChange: () => void }) {
  const { waitlists, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const [problem, setMessage] = useState<Parameters<Parameters<typeof OpenCourse>[0]['onMessage']>[0] | null>(
    null,
  );
  const { opening, status, counts } = row;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{row.name[locale === 'ar' ? 'ar' : 'en']}</bdi>
        </Typography>
        <Chip size="small" variant="outlined" color={tones[status]} label={waitlists.statuses[status]} />
      </Stack>
      {problem !== null && <Alert severity={problem.severity}>{problem.text}</Alert>}
      <Counts counts={counts} />
      {opening !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {status === 'ahead' && `${waitlists.ahead(momentOf(opening.publicAt, locale))} `}
          {waitlists.openedBy(opening.openedBy, momentOf(opening.openedAt, locale))}
        </Typography>
      )}
      <OpenCourse
        row={row}
        onMessage={(next) => {
          setMessage(next);
          onChange();
        }}
      />
      {permissions.includes('mayExportApplications') && counts.inAll > 0 && (
        <Box>
          <TakeAway
            ask={(as) => askFile('GET exports/waitlists/{course}', { ...as, course: row.slug })}
            lead={waitlists.takeAway}
          />
        </Box>
      )}
      {permissions.includes('maySeeApplications') && counts.inAll > 0 && (
        <Button
          component={Link}
          to={`/applications?kind=waitlist&subject=${encodeURIComponent(row.slug)}`}
          sx={{ justifySelf: 'start', px: 0 }}
        >
          {waitlists.names}
        </Button>
      )}
    </Card>
  );
}

export function WaitlistsPage() {
  const { waitlists } = useWords();
  const reading = useCalled('GET waitlists');
  return (
    <PageFrame title={waitlists.title} lead={waitlists.lead}>
      <Read reading={reading} height={320}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography>{waitlists.none}</Typography>
          ) : (
            <PlainList label={waitlists.title} isPaired>
              {rows.map((row) => (
                <Waitlist key={row.slug} row={row} onChange={reading.again} />
              ))}
            </PlainList>
          )
        }
      </Read>
    </PageFrame>
  );
}
