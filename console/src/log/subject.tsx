/** What a line of the log is about, by its name, with a link where a page shows it. */
import { Link as MuiLink } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { OrderLink } from '../layout/facts.tsx';
import { formatTags, type ConsoleLocale } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords, type ConsoleWords } from '../words/words.ts';
import { type LogRow, settingsPagesIn } from './log-view.ts';

const isOrder = (subject: string): boolean => /^MEM-\d{6}-[0-9a-f]{4}$/.test(subject);

type Place = { to: string; may: string };

/** Pages that are opened by a key of the subject. */
const byKey: Readonly<Record<string, (key: string) => Place>> = {
  record: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  course: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  workshop: (key) => ({ to: `/catalogue/${key}`, may: 'maySeeCatalogue' }),
  application: (key) => ({
    to: key === 'host-course' ? '/proposals' : '/applications',
    may: 'maySeeApplications',
  }),
  letter: (key) => ({ to: `/deliveries/${key}/show`, may: 'maySeeMails' }),
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
  return of === 'delivery' ? types.event : of === 'letter' ? types.mail : '';
}

const isOfEmailText: ReadonlySet<string> = new Set(['change-email-text', 'test-email']);

function nameOf(row: LogRow, t: ConsoleWords & { locale: ConsoleLocale }): string {
  const { about, detail } = row;
  const subject = row.subject ?? '';
  const name = about.name?.[t.locale === 'ar' ? 'ar' : 'en'] ?? null;
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
    case 'letter':
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

export function Subject({ row }: { row: LogRow }) {
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
