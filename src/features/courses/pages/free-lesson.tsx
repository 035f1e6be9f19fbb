/** One lesson of the course that everybody may open, with what it costs in minutes and data. */
import type { Words } from '../../../words.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { FreeLesson as Lesson } from '../../classroom/films.service.ts';
import { linksIn } from '../../site/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { sizeInWords } from '../../orders/pages/data-of.ts';

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
