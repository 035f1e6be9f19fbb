/** '/learn/search?q=': one search over all that a learner may open, or with '&in=' over one course. */
import { createElement } from 'react';
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { clockOf } from '../../../academy/media/film-forms.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { longestSearch } from '../../../platform/text/fold-for-search.ts';
import { cutText, oneLine } from '../../../platform/text/typed-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { paragraphAnchor } from '../lesson.ts';
import { type Line, readSearch } from '../search.ts';
import type { FoundLesson, Hit } from '../search.service.ts';
import { classroomWords, useWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, locale, url } = await openClassroom(args);
  const [typed, within] = [url.searchParams.get('q'), url.searchParams.get('in')];
  const query = cutText(oneLine(typed ?? ''), longestSearch);
  const search = readSearch(query);
  const found = await academy.learning.search({ caller, locale, search, courseSlug: within || null });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = found.course !== null && isInDarija(found.course);
  const { title, lead } = spokenIn(classroomWords, locale, inDarija).search;
  // Nothing was asked yet, or nothing that can be looked for.
  const asks = typed === null ? 'nothing' : search === null ? 'too-little' : 'words';
  return data({ head: { title, description: lead, index: false, inDarija }, ...found, query, asks });
}

type Loaded = Extract<DataOf<typeof loader>, { found: unknown }>;

const marked = (line: Line) =>
  createElement(
    'span',
    { dir: 'auto' },
    ...line.map(({ text, isHit }) => (isHit ? createElement('mark', null, text) : text)),
  );

function Place({ hit: { kind, line, seconds, paragraph }, page }: { hit: Hit; page: string }) {
  const { kinds } = useWords().search;
  const anchor = kind === 'note' ? 'notes' : paragraphAnchor(paragraph ?? 0);
  return (
    <li>
      <a
        href={seconds === null ? `${page}#${anchor}` : `${page}?from=${Math.floor(seconds)}#film`}
        className="found-place"
        data-kind={kind}
      >
        {(kind === 'note' || kind === 'caption') && (
          <span className="found-kind">
            {kinds[kind]} {seconds !== null && <bdi>{clockOf(seconds)}</bdi>}
          </span>
        )}
        {marked(line)}
      </a>
    </li>
  );
}

function Lesson({ found: { course, lesson, hits }, isNamed }: { found: FoundLesson; isNamed: boolean }) {
  const locale = useLocale();
  const { kinds } = useWords();
  const page = linksIn(locale).lesson(course.slug, lesson.key);
  const title = hits.find(({ kind }) => kind === 'title');
  const places = hits.filter((hit) => hit !== title);
  const placed = (hit: Hit) => createElement(Place, { key: JSON.stringify(hit), hit, page });
  return (
    <li className="home-card">
      <div>
        <h2>
          <a href={page} className="inline-flex min-h-11 items-center">
            {title ? marked(title.line) : <bdi>{lesson.title[locale]}</bdi>}
          </a>
        </h2>
        <p className="text-sm text-ink-soft">
          {kinds[lesson.kind]} {isNamed && <bdi>· {course.words[locale].name}</bdi>}
        </p>
      </div>
      {places.length > 0 && <ul>{places.map(placed)}</ul>}
    </li>
  );
}

function Found({ found, isMore, query, asks, course }: Loaded) {
  const { search: words } = useWords();
  const locale = useLocale();
  const some = isMore ? words.most(found.length) : count(found.length, words.found, locale);
  const said = found.length === 0 ? words.none(`\u2068${query}\u2069`) : some;
  return (
    <>
      <p role="status" className="font-semibold">
        {asks === 'too-little' ? words.tooLittle : said}
      </p>
      <ul className="grid gap-4">
        {found.map((one) => (
          <Lesson key={`${one.course.slug} ${one.lesson.key}`} found={one} isNamed={course === null} />
        ))}
      </ul>
      {course !== null && (
        <p>
          <a href={`${linksIn(locale).searchLessons()}?q=${encodeURIComponent(query)}`} className="home-link">
            {words.everywhere}
          </a>
        </p>
      )}
    </>
  );
}

export default function Search({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { search: words } = useWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('found' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { course, query, asks } = loaderData;
  return (
    <ClassroomFrame
      courseSlug={course?.slug ?? null}
      courseName={course?.words[locale].name ?? words.title}
      home={course === null ? links.myCourses() : undefined}
    >
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      <form role="search" action={links.searchLessons()} className="flex items-end gap-3">
        {course !== null && <input type="hidden" name="in" value={course.slug} />}
        <div className="min-w-0 flex-1">
          <TextField
            name="q"
            type="search"
            label={course === null ? words.inAll : words.inCourse}
            hint={asks === 'nothing' ? words.lead : undefined}
            value={query}
            dir="auto"
            maxLength={longestSearch}
          />
        </div>
        <Button>{words.button}</Button>
      </form>
      {asks !== 'nothing' && <Found {...loaderData} />}
    </ClassroomFrame>
  );
}
