/** The log: who did what and what changed by it, newest first. */
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  SelectInput,
  TextInput,
  useListContext,
  usePermissions,
} from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SettingsPage, settingsPages } from '../../../src/academy/settings/settings-pages.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { LongText, Ltr, OrderLink } from '../layout/facts.tsx';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { type Column, ListPage, useIsDesk } from '../layout/list-page.tsx';
import { type ConsoleLocale, directionOf, formatTags, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { wordOf } from '../words/word-of.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { logDetailsOf, type LogRow, settingsPagesIn, type ShownField } from './log-view.ts';
import { askFile } from '../api.ts';

/** More are folded away. */
const mostFields = 4;

const longestOnALine = 80;

const Value = ({ text }: { text: string }) =>
  text.length > longestOnALine ? <LongText text={text} /> : <bdi>{text}</bdi>;

function Field({ label, was, is }: ShownField) {
  const { common, log, locale } = useWords();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
        <bdi>{label}</bdi>
        {common.colon}
      </Box>
      <Box component="dd" sx={{ display: 'inline', m: 0 }}>
        {was !== null && was !== is && (
          <>
            <Box component="span" sx={screenReaderOnly}>
              {log.was}
              {common.colon}
            </Box>
            <Value text={was} />
            <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>
            <Box component="span" sx={screenReaderOnly}>
              {log.became}
              {common.colon}
            </Box>
          </>
        )}
        <Box component="span" sx={{ fontWeight: was === null ? 400 : 600 }}>
          <Value text={is} />
        </Box>
      </Box>
    </Box>
  );
}

/** What a line of the log adds to its action: each changed field, before and after, and last the values without words. */
function Changes({ row }: { row: LogRow }) {
  const t = useWords();
  const { log } = t;
  const isDesk = useIsDesk();
  const [isWhole, setWhole] = useState(false);
  const { fields, technical } = logDetailsOf(row, t);
  const isTechnical = Object.keys(technical).length > 0;
  if (fields.length === 0 && !isTechnical) return null;
  // A phone shows one line of each action, and its changes once they are asked for.
  const most = isDesk ? mostFields : 0;
  const isFolded = fields.length > most || (!isDesk && isTechnical);
  const shown = isWhole ? fields : fields.slice(0, most);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start', minWidth: { md: '15rem' }, maxWidth: '28rem' }}>
      {shown.length > 0 && (
        <Box component="dl" aria-label={log.changed} sx={{ m: 0 }}>
          {shown.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </Box>
      )}
      {isFolded && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? log.fewer : isDesk ? log.more(fields.length) : log.changed}
        </Button>
      )}
      {isTechnical && (isDesk || isWhole) && (
        <details open={!isDesk && fields.length === 0}>
          <Typography component="summary" variant="body2" color="text.secondary" sx={{ cursor: 'pointer' }}>
            {log.technical}
          </Typography>
          <Typography
            component="pre"
            variant="body2"
            dir="ltr"
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {JSON.stringify(technical, null, 1)}
          </Typography>
        </details>
      )}
    </Stack>
  );
}

/** The export takes the chosen days and ignores other filters. */
function TakeLog() {
  const { log } = useWords();
  const { filterValues } = useListContext();
  const { permissions = [] } = usePermissions<string[]>();
  const { from, to } = filterValues as { from?: string; to?: string };
  if (!permissions.includes('mayExportLog')) return null;
  return <TakeAway ask={(as) => askFile('GET exports/log', { ...as, from, to })} lead={log.takeAway} />;
}

const byName = (choices: Readonly<Record<string, string>>, locale: ConsoleLocale) =>
  Object.entries(choices)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

const isOrder = (subject: string): boolean => /^MEM-\d{6}-[0-9a-f]{4}$/.test(subject);

type Place = { to: string; may: string };

/** Pages that are opened by a key of the subject. */
const byKey: Readonly<Record<string, (key: string) => Place>> = {
  record: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  course: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  workshop: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  application: () => ({ to: '/applications', may: 'maySeeApplications' }),
  email: (key) => ({ to: `/deliveries/${key}/show`, may: 'maySeeMails' }),
  delivery: (key) => ({ to: `/deliveries/${key}/show`, may: 'maySeeWebhooks' }),
  picture: () => ({ to: '/pictures', may: 'mayEditCatalogue' }),
  member: (key) => ({ to: `/people/learners/${encodeURIComponent(key)}`, may: 'maySeePeople' }),
  'data-request': (key) => ({ to: `/people/requests/${key}`, may: 'mayAnswerDataRequests' }),
};

/** Pages that need none, or are opened by the subject itself. */
const bySubject: Readonly<Record<string, (subject: string) => Place>> = {
  notification: (subject) => ({ to: `/deliveries/${subject}/show`, may: 'maySeeNotifications' }),
  expert: (subject) => ({ to: `/hours/${encodeURIComponent(subject)}`, may: 'maySetHours' }),
  coupon: () => ({ to: '/coupons', may: 'maySeeCoupons' }),
  colleague: () => ({ to: '/people/staff', may: 'mayManageStaff' }),
  month: () => ({ to: '/month', may: 'mayExportMonth' }),
};

function placeOf(row: LogRow): Place | null {
  const {
    about: { of, key },
    subject,
  } = row;
  const [page, ...more] = settingsPagesIn(row);
  if (page !== undefined && more.length === 0) return { to: `/settings/${page}`, may: 'mayEditSettings' };
  return (key === null ? null : byKey[of]?.(key)) ?? bySubject[of]?.(subject ?? '') ?? null;
}

const monthOf = (month: string, locale: ConsoleLocale): string =>
  /^\d{4}-\d\d$/.test(month)
    ? new Intl.DateTimeFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      )
    : month;

/** Without a name, the kind of thing it is. */
function kindInWords({ about: { of }, detail }: LogRow, t: ConsoleWords): string {
  const { types } = t.deliveries;
  if (of === 'record') return t.catalogue.kinds[detail?.['kind'] ?? '']?.one ?? '';
  if (of === 'picture') return t.nav.pages.pictures;
  if (of === 'application') return t.nav.pages.applications;
  if (of === 'data-request') return t.people.requests.title;
  if (of === 'member') return t.log.values['member'] ?? '';
  if (of === 'notification') return types.notification;
  return of === 'delivery' ? types.event : of === 'email' ? types.mail : '';
}

const isOfEmailText: ReadonlySet<string> = new Set(['change-email-text', 'test-email']);

function nameOf(row: LogRow, t: ConsoleWords & { locale: ConsoleLocale }): string {
  const { about, detail } = row;
  const subject = row.subject ?? '';
  const name = about.name?.[t.locale] ?? null;
  const { emails, events } = t.deliveries;
  if (isOfEmailText.has(row.act)) return wordOf(emails, subject) ?? subject;
  switch (about.of) {
    case 'record':
      return [
        kindInWords(row, t),
        // There is only one record of the academy's settings, changed page by page.
        detail?.['kind'] === 'settings'
          ? settingsPagesIn(row)
              .map((page) => t.nav.pages[page])
              .join(t.locale === 'ar' ? '، ' : ', ')
          : (name ?? subject),
      ]
        .filter(Boolean)
        .join(t.common.colon);
    case 'email':
    case 'notification':
      return name === null
        ? kindInWords(row, t)
        : (wordOf({ ...emails, ...events, ...t.refunds.gateways }, name) ?? name);
    case 'month':
      return monthOf(subject, t.locale);
    case 'application-kind':
      return wordOf(t.applications.kinds, subject) ?? subject;
    case 'text':
      return wordOf(t.log.values, subject.split(' ')[0] ?? '') ?? '';
    case 'name':
    case 'course':
    case 'workshop':
    case 'expert':
    case 'coupon':
    case 'colleague':
      // A file has an id of its own.
      return name ?? subject.split('/').at(-1) ?? '';
    case 'order':
      return subject;
    default:
      return name ?? kindInWords(row, t);
  }
}

/** What a line of the log is about, by its name, with a link where a page shows it. */
function Subject({ row }: { row: LogRow }) {
  const t = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { subject, about } = row;
  if (subject === null) return null;
  if (isOrder(subject)) return <OrderLink number={subject} />;
  const name = <bdi>{nameOf(row, t)}</bdi>;
  const place = placeOf(row);
  return (
    <>
      {place !== null && permissions.includes(place.may) ? (
        <MuiLink component={Link} to={place.to} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
      {about.of === 'notification' && about.key !== null && (
        <>
          {' · '}
          <OrderLink number={about.key} />
        </>
      )}
    </>
  );
}

export function LogList() {
  const { log, nav, locale } = useWords();
  const isDesk = useIsDesk();
  const pages = Object.fromEntries(
    Object.keys(settingsPages).map((page) => [page, nav.pages[page as SettingsPage]]),
  );
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 200 } };
  const time = (at: string) => (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
      {momentOf(at, locale)}
    </Box>
  );
  const columns: Column<RowOf<'log'>>[] = [
    {
      source: 'act',
      label: log.act,
      render: ({ act }) => <bdi>{wordOf(log.acts, act) ?? act}</bdi>,
    },
    {
      source: 'at',
      label: log.when,
      card: 'plain',
      render: ({ at, email }) =>
        isDesk ? (
          time(at)
        ) : (
          <Typography variant="body2" color="text.secondary">
            {time(at)} · <Ltr>{email}</Ltr>
          </Typography>
        ),
    },
    { source: 'email', label: log.who, card: 'none', render: ({ email }) => <Ltr>{email}</Ltr> },
    { source: 'subject', label: log.about, card: 'plain', render: (row) => <Subject row={row} /> },
    { source: 'after', label: log.changed, card: 'plain', render: (row) => <Changes row={row} /> },
    {
      source: 'address',
      label: log.whence,
      isExtra: true,
      card: 'none',
      render: ({ address, agent }) =>
        address === null ? '–' : <Ltr>{[address, agent].filter(Boolean).join(' · ')}</Ltr>,
    },
  ];
  return (
    <ListPage
      resource="log"
      title={nav.pages.log}
      empty={log.empty}
      columns={columns}
      filters={[
        <TextInput key="email" source="email" label={log.email} slotProps={ltr} alwaysOn />,
        <AutocompleteInput
          key="act"
          source="act"
          label={log.act}
          choices={byName(log.acts, locale)}
          sx={{ minWidth: '18rem' }}
          alwaysOn
        />,
        <SelectInput
          key="settingsPage"
          source="settingsPage"
          label={log.settingsPage}
          choices={byName(pages, locale)}
        />,
        <DateInput key="from" source="from" label={log.from} />,
        <DateInput key="to" source="to" label={log.to} />,
        <TextInput key="subject" source="subject" label={log.subject} slotProps={ltr} />,
      ]}
      actions={<TakeLog />}
    />
  );
}
