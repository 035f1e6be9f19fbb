/** '/learn/:course/live/:session': one live session, with its recording and notes once they are there. */
import { inEach } from '../../../platform/i18n/locale.ts';
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { liveWords, useLiveWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { Film } from './film.tsx';
import { lessonMedia } from './film-view.ts';
import { LiveSessionCard } from './live-session.tsx';
import { headers as ownHeaders, openClassroom, type ClassroomArgs } from './open-classroom.ts';

/** Private like every page of one person, with the cookie of the chosen form of a recording. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit => {
  const all = new Headers(ownHeaders());
  const chosen = loaderHeaders.get('Set-Cookie');
  if (chosen !== null) all.set('Set-Cookie', chosen);
  return all;
};

export async function loader(args: ClassroomArgs & { params: { session?: string } }) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url } = opened;
  const found = await academy.live.sessions({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const session = found.sessions.find(({ id }) => id === args.params.session);
  if (!session) throw data(null, { status: 404 });
  const { headers: chosen, film } = await lessonMedia({
    ...opened,
    ...args,
    lesson: { id: session.id, progress: null },
    content: { media: session.recordingId, files: [], body: inEach(() => '') },
  });
  const inDarija = isInDarija(found.course);
  const words = spokenIn(liveWords, locale, inDarija);
  const title = words.session(session.number);
  return data(
    {
      head: { title, description: words.description, index: false, inDarija },
      one: { session, film, courseSlug, courseName: found.course.words[locale].name },
    },
    { headers: chosen },
  );
}

type One = Extract<DataOf<typeof loader>, { one: unknown }>['one'];

function Session({ one: { session, film, courseSlug, courseName } }: { one: One }) {
  const words = useLiveWords();
  const links = linksIn(useLocale());
  return (
    <ClassroomFrame courseSlug={courseSlug} courseName={courseName}>
      <Heading level={1} size={2}>
        {words.session(session.number)}
      </Heading>
      <LiveSessionCard session={session} courseSlug={courseSlug} isAlone />
      {film !== null && <Film film={film} chapters={[]} />}
      <p>
        <ButtonLink kind="quiet" href={links.live(courseSlug)}>
          {words.all}
        </ButtonLink>
      </p>
    </ClassroomFrame>
  );
}

export default function LiveSession({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  if (!('one' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  return <Session one={loaderData.one} />;
}
