/** What a line of the log is about, by its name, with a link where a page shows it. */
import { Button, Link as MuiLink } from '@mui/material';
import { useListContext, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { OrderLink } from '../layout/facts.tsx';
import { formatTags, type ConsoleLocale } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords, type ConsoleWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type LogRow = DoneOf<'GET log'>['rows'][number];

const isOrder = (subject: string): boolean => /^MEM-\d{6}-[0-9a-f]{4}$/.test(subject);

type Place = { to: string; may: string };

/** The page that shows it, and the permission needed for that page. */
function placeOf({ about: { of, key }, subject }: LogRow): Place | null {
  const named = encodeURIComponent(subject ?? '');
  switch (of) {
    case 'record':
    case 'course':
    case 'workshop':
      return key === null ? null : { to: `/catalogue/${key}`, may: 'maySeeCatalogue' };
    case 'application':
      if (key === null) return null;
      return { to: key === 'host-course' ? '/proposals' : '/applications', may: 'maySeeApplications' };
    case 'letter':
      return key === null ? null : { to: `/deliveries/${key}/show`, may: 'maySeeMails' };
    case 'delivery':
      return key === null ? null : { to: `/deliveries/${key}/show`, may: 'maySeeWebhooks' };
    case 'picture':
      return key === null ? null : { to: '/pictures', may: 'mayEditCatalogue' };
    case 'member':
      return key === null ? null : { to: `/people/learners/${encodeURIComponent(key)}`, may: 'maySeePeople' };
    case 'data-request':
      return key === null ? null : { to: `/people/requests/${key}`, may: 'mayAnswerDataRequests' };
    case 'expert':
      return { to: `/hours/${named}`, may: 'maySetHours' };
    case 'coupon':
      return { to: '/coupons', may: 'mayManageCoupons' };
    case 'colleague':
      return { to: '/people/staff', may: 'mayManageStaff' };
    case 'month':
      return { to: '/month', may: 'mayExportMonth' };
    default:
      return null;
  }
}

const monthOf = (month: string, locale: ConsoleLocale): string =>
  /^\d{4}-\d\d$/.test(month)
    ? new Intl.DateTimeFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      )
    : month;

/** Without a name, the kind of thing it is. */
function kindInWords({ about: { of }, detail }: LogRow, t: ConsoleWords): string | null {
  const { applications, catalogue, people, pictures } = t;
  if (of === 'record') return catalogue.kinds[detail?.['kind'] ?? '']?.one ?? null;
  if (of === 'picture') return pictures.title;
  if (of === 'application') return applications.title;
  if (of === 'data-request') return people.requests.title;
  if (of === 'notification') return t.deliveries.types.notification;
  if (of === 'delivery') return t.deliveries.types.event;
  if (of === 'letter') return t.deliveries.types.mail;
  if (of === 'member') return wordOf(t.log.values, 'member') ?? null;
  return null;
}

function nameOf(row: LogRow, t: ConsoleWords & { locale: ConsoleLocale }): string {
  const { about, subject, detail } = row;
  const { log, locale } = t;
  const name = about.name?.[locale === 'ar' ? 'ar' : 'en'] ?? null;
  switch (about.of) {
    case 'record': {
      const kind = kindInWords(row, t);
      // There is only one record of the academy's settings.
      return [kind, detail?.['kind'] === 'settings' ? null : (name ?? subject)].filter(Boolean).join(': ');
    }
    case 'letter':
      return (name && wordOf(t.deliveries.emails, name)) ?? name ?? kindInWords(row, t) ?? '';
    case 'notification':
      return (name && wordOf(t.refunds.gateways, name)) ?? name ?? kindInWords(row, t) ?? '';
    case 'month':
      return monthOf(subject ?? '', locale);
    case 'application-kind':
      return wordOf(t.applications.kinds, subject ?? '') ?? subject ?? '';
    case 'text':
      return wordOf(log.values, subject?.split(' ')[0] ?? '') ?? '';
    case 'name':
    case 'course':
    case 'workshop':
    case 'expert':
    case 'coupon':
    case 'colleague':
      if (row.act === 'change-email-text' || row.act === 'test-email')
        return wordOf(t.deliveries.emails, subject ?? '') ?? subject ?? '';
      // A file has an id of its own.
      return name ?? subject?.split('/').at(-1) ?? '';
    case 'order':
      return subject ?? '';
    default:
      return name ?? kindInWords(row, t) ?? '';
  }
}

/** A button that looks like the text around it. */
export const asText = {
  p: 0,
  minHeight: 0,
  minWidth: 0,
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
} as const;

/** Filters the list to everything done to this. */
function OnlyThis({ subject, name }: { subject: string; name: string }) {
  const { log } = useWords();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const narrow = () =>
    setFilters({ ...filterValues, subject }, { ...(displayedFilters as object), subject: true });
  return (
    <Button sx={{ ...asText, textAlign: 'start' }} aria-label={log.onlyThis(name)} onClick={narrow}>
      <bdi>{name}</bdi>
    </Button>
  );
}

export function Subject({ row }: { row: LogRow }) {
  const t = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { subject, about } = row;
  if (subject === null) return null;
  if (isOrder(subject)) return <OrderLink number={subject} />;
  const name = nameOf(row, t);
  const place = placeOf(row);
  if (name === '') return null;
  return (
    <>
      {place !== null && permissions.includes(place.may) ? (
        <MuiLink component={Link} to={place.to} sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </MuiLink>
      ) : (
        <OnlyThis subject={subject} name={name} />
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
