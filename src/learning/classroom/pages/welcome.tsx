/** The trainer's welcome on the course's home, until it is done: the beginning of its text. */
import { linksIn } from '../../../academy/frame/links.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { readMarkdown, type Block } from '../../../platform/text/read-markdown.ts';
import { useLocale } from '../../../platform/locale.ts';
import { useHomeWords } from '../words.ts';
import type { LearningHome } from '../learning.service.ts';

/** The greeting: the text before the first heading under it. */
function beginningOf(blocks: readonly Block[]): Block[] {
  const headings = blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []));
  return blocks.slice(0, headings.find((at) => at > 0) ?? blocks.length);
}

/** The trainer's face and greeting; the film or the whole of it is the lesson that it links to. */
export function Welcome({ open: { course, trainer, welcome } }: { open: LearningHome }) {
  const { welcome: words } = useHomeWords();
  const locale = useLocale();
  if (welcome === null) return null;
  const { blocks } = readMarkdown(welcome.content.body[locale], locale);
  return (
    <section aria-labelledby="welcome" className="home-card">
      <div className="flex items-center gap-4">
        {trainer !== null && (
          <Arch ground={trainer.ground} className="h-16 w-14 shrink-0">
            <Portrait name={trainer.portrait} alt="" />
          </Arch>
        )}
        <h2 id="welcome">{trainer === null ? words.title : words.from(trainer.words[locale].name)}</h2>
      </div>
      <div className="lesson-text">
        <MarkdownText blocks={beginningOf(blocks)} locale={locale} />
      </div>
      <p>
        <a href={linksIn(locale).lesson(course.slug, welcome.lesson.key)} className="home-link">
          {words.read}
        </a>
      </p>
    </section>
  );
}
