/** One lesson of the course that everybody may open, with what it costs in minutes and data. */
import type { Words } from '../../../content/words.ts';
import { count } from '../../../domain/people/count.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { FreeLesson as Lesson } from '../../../src/features/classroom/films.service.ts';
import { linksIn } from '../../links.ts';
import { Icon } from '../../ui/icon.tsx';
import { sizeInWords } from '../checkout/size-in-words.ts';

type Props = {
  courseSlug: string;
  lesson: Lesson;
  words: Words['course']['freeLesson'];
  locale: Locale;
};

export function FreeLesson({
  courseSlug,
  lesson: { key, kind, title, minutes, bytes },
  words,
  locale,
}: Props) {
  const invitation = kind === 'film' ? words.watch : kind === 'sound' ? words.listen : words.read;
  const facts = [
    count(minutes, words.minutes, locale),
    ...(bytes === null ? [] : [sizeInWords(bytes, words)]),
    words.note,
  ];
  return (
    <a href={linksIn(locale).lesson(courseSlug, key)} className="free-lesson">
      <span className="free-lesson-sign">
        <Icon name={kind === 'film' || kind === 'sound' ? 'play' : 'book'} size={22} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {invitation}: {title[locale]}
        </span>
        <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
