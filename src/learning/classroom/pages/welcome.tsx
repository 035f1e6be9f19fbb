/** The trainer's welcome on the course's home, until it is done: its film or voice, and the beginning of its text. */
import { linksIn } from '../../../academy/frame/links.ts';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { readMarkdown, type Block } from '../../../platform/text/read-markdown.ts';
import { useLocale } from '../../../platform/locale.ts';
import { takeChapters } from '../lesson.ts';
import { useHomeWords } from '../words.ts';
import type { LearningHome } from '../learning.service.ts';
import { Film } from './film.tsx';
import type { FilmView } from './film-view.ts';
import { eventAttributes } from './open-classroom.ts';

/** The greeting: the text before the first heading under it. */
function beginningOf(blocks: readonly Block[]): Block[] {
  const headings = blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []));
  return blocks.slice(0, headings.find((at) => at > 0) ?? blocks.length);
}

type Props = { open: LearningHome; film: FilmView | null; learnerKey: string | null };

export function Welcome({ open: { course, trainer, welcome }, film, learnerKey }: Props) {
  const { welcome: words } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (welcome === null) return null;
  const { chapters, rest: blocks } = takeChapters(readMarkdown(welcome.content.body[locale], locale).blocks);
  const beginning = beginningOf(blocks);
  return (
    <section
      aria-labelledby="welcome"
      className="home-card"
      {...eventAttributes({ lessonId: welcome.lesson.id, learnerKey, events: links.events(course.slug) })}
    >
      <h2 id="welcome">{trainer === null ? words.title : words.from(trainer.words[locale].name)}</h2>
      {film !== null && <Film film={film} chapters={chapters} />}
      <div className="lesson-text">
        <MarkdownText blocks={beginning} locale={locale} />
      </div>
      {beginning.length < blocks.length && (
        <p>
          <a href={links.lesson(course.slug, welcome.lesson.key)} className="home-link">
            {words.read}
          </a>
        </p>
      )}
    </section>
  );
}
