import { data } from 'react-router';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { maySeeLog } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import type { DataOf } from '../checkout/data-of.ts';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeLog);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, allowed } = office;
  const words = say.staff.log;
  const acts: Record<string, string> = words.acts;
  const [lines, courses] = await Promise.all([allowed ? academy.staff.log() : [], academy.courses()]);
  const names = new Map(courses.map(({ course }) => [course.slug, course.words[locale].name]));
  const loaded = {
    ...officeHead(words.title, office),
    words,
    allowed,
    lines: lines.map(({ at, email, act, subject }) => ({
      key: `${at.toISOString()} ${email} ${act} ${subject ?? ''}`,
      instant: at.toISOString(),
      at: formatMoment(at, locale),
      email,
      act: acts[act] ?? act,
      subject: subject === null ? null : (names.get(subject) ?? subject),
      href: subject?.startsWith('MEM-') ? links.staffOrder(subject) : null,
    })),
  };
  return data(loaded, { status: allowed ? 200 : 403 });
}

type Loaded = DataOf<typeof loader>;

export default function Log({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, lines, allowed } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ol className="card divide-y divide-line">
          {lines.map(({ key, instant, at, email, act, subject, href }) => (
            <li key={key} className="grid gap-x-6 gap-y-1 p-4 md:grid-cols-[16rem_1fr] md:px-6">
              <time dateTime={instant} className="text-sm text-ink-soft">
                {at}
              </time>
              <p className="min-w-0 break-words">
                <bdi className="font-semibold">{email}</bdi> {act}{' '}
                {href === null ? (
                  <bdi>{subject}</bdi>
                ) : (
                  <a href={href} className="text-majorelle underline underline-offset-4">
                    <bdi dir="ltr">{subject}</bdi>
                  </a>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </OfficeFrame>
  );
}
