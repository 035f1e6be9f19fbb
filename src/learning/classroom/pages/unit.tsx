/**
 * '/learn/:course/units/:unit': a small feast at the end of a unit. Its tile, which one press makes a badge that anybody can check, all
 * tiles in a row, and the next door.
 */
import { data, redirect } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { DoorSheet, Tile, TileOutlines, TileRow } from '../../../platform/ui/doors.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { homeWords, useHomeWords, useWords } from '../words.ts';
import { closedPage, ClosedPage } from './frame.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { tilesOf } from './outline.tsx';

export { headers } from './open-classroom.ts';

/** So many of what a unit taught are told. */
const mostTold = 4;

type UnitArgs = ClassroomArgs & { params: { unit?: string } };

export async function action(args: UnitArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const unit = args.params.unit ?? '';
  const issued = await academy.certificates.issueBadge({ caller, courseSlug, unit: Number(unit) });
  if (issued.ok) return redirect(links.certificate(issued.number), 303);
  if ('course' in issued) return closedPage(issued, { locale, url });
  const refused = issued.reason === 'not-earned' ? '' : '?notice=no-badge';
  return redirect(links.unit(courseSlug, unit) + refused, 303);
}

export async function loader(args: UnitArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url, links } = opened;
  const found = await academy.learning.home({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const { course, progress, modules, learner } = found;
  const number = Number(args.params.unit);
  const unit = progress.units[number - 1];
  // Nothing is celebrated before it is done.
  if (unit === undefined || unit.finishedAt === null) return redirect(links.learn(courseSlug), 303);
  const { lessons = [] } = modules.find(({ id }) => id === unit.moduleId) ?? {};
  const next = progress.units[number] ?? null;
  const first = modules.find(({ id }) => id === next?.moduleId)?.lessons.find(({ isOpen }) => isOpen);
  const inDarija = isInDarija(course);
  const title = spokenIn(homeWords, locale, inDarija).tile.yours;
  return data({
    head: { title, description: title, index: false, inDarija },
    number,
    unit,
    course,
    learnt: lessons
      .filter(({ counts, kind }) => counts && kind !== 'quiz' && kind !== 'assignment')
      .slice(0, mostTold)
      .map((lesson) => lesson.title),
    tiles: tilesOf(progress),
    badge: await academy.certificates.unitBadge({ learner, unitId: unit.moduleId }),
    isLearner: learner !== null,
    isRefused: url.searchParams.get('notice') === 'no-badge',
    next: next && {
      opensOn: next.opensOn,
      href: first === undefined ? null : links.lesson(courseSlug, first.key),
    },
    hasCertificate: learner !== null && course.certificate !== null && progress.isDone,
    address: opened.publicOrigin + links.course(courseSlug),
  });
}

type Feast = Extract<DataOf<typeof loader>, { number: number }>;

/** One press makes the tile a badge; one that staff took back is told of. Staff who look in have none. */
function Badge({ feast: { badge, isLearner, isRefused } }: { feast: Feast }) {
  const { tile } = useHomeWords();
  const links = linksIn(useLocale());
  if (badge?.revokedAt === null)
    return (
      <ButtonLink href={links.certificate(badge.number)} kind="onInk">
        {tile.seeBadge}
      </ButtonLink>
    );
  if (!isLearner) return null;
  if (badge !== null || isRefused) return <p>{tile.noBadge}</p>;
  return (
    <form method="post" className="grid gap-2">
      <Button kind="onInk">{tile.badge}</Button>
      <p className="text-sm text-mist">{tile.badgeText}</p>
    </form>
  );
}

/** The one thing to do next: the next door, the certificate, or the course, with the day of the next door. */
function Onwards({ feast: { number, course, next, hasCertificate } }: { feast: Feast }) {
  const { tile, settings } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const [href, label] = hasCertificate
    ? [links.ownCertificate(course.slug), settings.certificate]
    : next?.href
      ? [next.href, tile.next(number + 1)]
      : [links.learn(course.slug), tile.back];
  return (
    <>
      {!hasCertificate && next?.href === null && next.opensOn !== null && (
        <p>{tile.opens(number + 1, formatDay(next.opensOn, locale))}</p>
      )}
      <ButtonLink href={href} kind="highlight" full>
        {label}
        <Icon name="arrow-forward" size={22} />
      </ButtonLink>
    </>
  );
}

export default function UnitDone({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { home } = useWords();
  const { tile } = useHomeWords();
  const locale = useLocale();
  if (!('number' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { number, unit, course, learnt, tiles, address } = loaderData;
  const name = unit.title[locale];
  const earned = tiles.filter(({ isEarned }) => isEarned);
  const told = home.badges.told(name, course.words[locale].name, address);
  return (
    <main id="main" data-standing className="feast on-ink">
      <DoorSheet doors={[]} units={earned.map((one) => one.number)} />
      <div className="relative grid min-h-11 w-full place-items-center">
        <a
          href={linksIn(locale).learn(course.slug)}
          className="absolute start-0 grid size-11 place-items-center rounded-md border border-mist"
          aria-label={tile.back}
        >
          <Icon name="close" size={24} />
        </a>
        <p>{home.progress.unit(number, tiles.length)}</p>
      </div>
      <div className="feast-tile">
        <TileOutlines />
        <Tile unit={number} />
      </div>
      <Heading level={1} size={2}>
        {number === 1 ? tile.first : tile.nth(number)}
      </Heading>
      <p>{tile.finished(name)}</p>
      {learnt.length > 0 && (
        <section aria-labelledby="learnt" className="w-full rounded-lg bg-night px-5 py-4 text-start">
          <h2 id="learnt" className="font-bold">
            {tile.learnt}
          </h2>
          <ul>
            {learnt.map((title) => (
              <li key={title[locale]} className="flex gap-3 py-1">
                <Icon name="check" size={20} className="mt-1 text-mint-light" />
                <bdi>{title[locale]}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tiles.length > 1 && (
        <>
          <TileRow tiles={tiles} label={home.badges.row(String(earned.length), String(tiles.length))} />
          <p className="text-sm text-mist">{home.badges.lead}</p>
        </>
      )}
      <Onwards feast={loaderData} />
      <Badge feast={loaderData} />
      <a
        href={whatsappLink('', told)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Icon name="whatsapp" size={22} />
        {home.badges.send}
      </a>
    </main>
  );
}
