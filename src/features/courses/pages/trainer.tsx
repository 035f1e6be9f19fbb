import type { Words } from '../../../words.ts';
import type { Trainer } from '../trainer.ts';
import { directionOf } from '../../../platform/i18n/locale.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import type { Story } from './course-page.ts';

type TrainerStoriesProps = { trainer: Trainer; stories: readonly Story[]; words: Words['course'] };

/** Who teaches: her door, her name, her story in the page's language, and beside it in the other where the course wants both. */
export function TrainerStories({ trainer, stories, words }: TrainerStoriesProps) {
  const [own, other] = stories;
  if (own === undefined) return null;
  return (
    <div className="trainer-stories">
      <Door ground={trainer.ground} className="trainer-stories-door">
        <Portrait name={trainer.portrait} alt="" />
      </Door>
      <div className="space-y-4 py-2 lg:pb-10">
        <Kicker>{words.instructor}</Kicker>
        <div>
          <Heading level={2}>{own.name}</Heading>
          <p className="mt-2 font-medium text-majorelle">{own.title}</p>
        </div>
        {own.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={trainer.linkedin}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline"
        >
          <Icon name="linkedin" />
          {words.linkedin(own.name)}
        </a>
      </div>
      {other !== undefined && (
        <div lang={other.locale} dir={directionOf(other.locale)} className="trainer-stories-other space-y-4">
          <div>
            <Heading level={3}>{other.name}</Heading>
            <p className="mt-1 font-medium text-majorelle">{other.title}</p>
          </div>
          {other.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}
