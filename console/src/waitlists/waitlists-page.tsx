/** Who waits for which course, and opening it to them. */
import { Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { askFile, call } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { ActionButton } from '../layout/action-dialog.tsx';
import { WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { Empty, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { formatTags, languageName, momentOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { ShownEmail } from '../layout/shown-email.tsx';
import type { RowOf } from '../providers.ts';
import { listWith } from '../today/task-addresses.ts';
import { useWords } from '../words/words.ts';

type WaitlistRow = RowOf<'waitlists'>;

/** A preview of the e-mail that opening a course sends, in the chosen language. */
function OpeningEmail(about: { slug: string; until: string | null }) {
  const { waitlists, locale } = useWords();
  const t = waitlists.email;
  const [shown, setShown] = useState(locale);
  const { data } = useCalled('waitlists/{slug}/opening-emails', about);
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
        onChange={(_, chosen: typeof locale | null) => chosen !== null && setShown(chosen)}
      >
        {data?.emails.map((email) => (
          <ToggleButton key={email.locale} value={email.locale} sx={{ minHeight: 44 }}>
            {languageName(email.locale, locale)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ShownEmail
        email={data?.emails.find((email) => email.locale === shown) ?? null}
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

/** A course without a price: a link for whoever sets it. */
function NoPrice({ row: { slug } }: { row: WaitlistRow }) {
  const { waitlists: t } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('maySetPrices'))
    return <Typography variant="body2">{t.priceOfOthers}</Typography>;
  return (
    <Stack sx={{ alignItems: 'start' }}>
      <Typography variant="body2">{t.noPrice}</Typography>
      <Button size="small" component={Link} to={`/catalogue/course/${encodeURIComponent(slug)}`}>
        {t.toCourse}
      </Button>
    </Stack>
  );
}

/** Opens a course to those who wait, or e-mails those whose course is open: asked once, with the number of e-mails. */
function OpenCourse({ row }: { row: WaitlistRow }) {
  const { waitlists: t, common, locale } = useWords();
  const [typed, setTyped] = useState(suggested);
  const { slug, status, counts } = row;
  const writes = status === 'open';
  const until = writes ? null : typed;
  if (status === 'ahead' || (writes && counts.untold === 0)) return null;
  if (!row.hasPrice) return <NoPrice row={row} />;
  if (row.needsGroup)
    return (
      <Stack sx={{ alignItems: 'start' }}>
        <Typography variant="body2">{common.failures['no-open-group']}</Typography>
        <Button size="small" component={Link} to={`/groups?new=${encodeURIComponent(slug)}`}>
          {t.toGroups}
        </Button>
      </Stack>
    );
  const name = row.name[locale];
  return (
    <ActionButton
      label={writes ? t.write : t.open}
      title={writes ? t.writeTitle(name) : t.openTitle(name)}
      sure={counts.untold === 0 ? t.noEmails : t.emails(counts.untold)}
      go={writes ? t.submitWrite : t.submitOpen}
      isPrime
      isSmall
      run={() => call('waitlists/{slug}/opening', { slug, until })}
      done={writes ? t.writing : t.opened}
    >
      {({ faultOf }) => (
        <>
          {!writes && (
            <TypedField
              type="date"
              label={t.until}
              value={typed}
              onChange={setTyped}
              fault={faultOf('until')}
              hint={t.untilHint}
            />
          )}
          {counts.untold > 0 && <OpeningEmail slug={slug} until={until} />}
        </>
      )}
    </ActionButton>
  );
}

/** Until when it is theirs alone, and who opened it. */
function Opening({ row: { status, opening } }: { row: WaitlistRow }) {
  const { waitlists, locale } = useWords();
  if (opening === null) return null;
  const { openedBy, openedAt, publicAt } = opening;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {status === 'ahead' && `${waitlists.ahead(momentOf(publicAt, locale))} `}
      {waitlists.openedBy(openedBy, momentOf(openedAt, locale))}
    </Typography>
  );
}

function Actions({ row }: { row: WaitlistRow }) {
  const { waitlists } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const isFilled = row.counts.inAll > 0;
  const names = listWith('/applications', { kind: 'waitlist', subject: row.slug });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <OpenCourse row={row} />
      {permissions.includes('maySeeApplications') && isFilled && (
        <Button size="small" component={Link} to={names}>
          {waitlists.names}
        </Button>
      )}
      {permissions.includes('mayExportApplications') && isFilled && (
        <TakeAway
          ask={(as) => askFile('GET exports/waitlists/{course}', { ...as, course: row.slug })}
          lead={waitlists.takeAway}
        />
      )}
    </Stack>
  );
}

const tones = { closed: 'default', ahead: 'warning', open: 'success' } as const;
const counted = ['untold', 'told', 'ordered', 'unsubscribed'] as const;

export function WaitlistsPage() {
  const { waitlists: t, lists, nav, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<WaitlistRow>[] = [
    {
      source: 'name',
      label: lists.columns.course,
      render: ({ name }) => <bdi>{name[locale]}</bdi>,
    },
    {
      source: 'status',
      label: lists.columns.status,
      card: 'beside',
      render: ({ status }) => (
        <WordChip variant="outlined" color={tones[status]} label={t.statuses[status]} />
      ),
    },
    ...counted.map((name): Column<WaitlistRow> => ({
      source: name,
      label: t.counts[name],
      isNumber: true,
      isExtra: name === 'unsubscribed',
      render: ({ counts }) => digits.format(counts[name]),
    })),
    { source: 'opening', label: t.opening, card: 'plain', render: (row) => <Opening row={row} /> },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => <Actions row={row} />,
    },
  ];
  return (
    <ListPage
      resource="waitlists"
      title={nav.pages.waitlists}
      lead={t.lead}
      empty={
        <Empty to="/catalogue/course" label={nav.pages.course} may="maySeeCatalogue">
          {t.none}
        </Empty>
      }
      columns={columns}
      search={lists.columns.course}
    />
  );
}
