import type { Words } from '../../../content/words.ts';
import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Links } from '../../links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';

type TrainersProps = {
  words: Words['home']['trainers'];
  buttons: Words['common']['buttons'];
  carousel: Words['common']['carousel'];
  trainers: readonly Trainer[];
  locale: Locale;
  links: Links;
};

type TrainerCardProps = Pick<TrainersProps, 'words' | 'buttons' | 'locale' | 'links'> & { trainer: Trainer };

/** A trainer in her frame; the plate at its foot opens on hover, tap or Enter (native details, so it needs no script). */
function TrainerCard({ trainer, words, buttons, locale, links }: TrainerCardProps) {
  const { name, title } = trainer.words[locale];
  const course = trainer.course === null ? links.courses() : links.course(trainer.course);
  return (
    <article className="trainer">
      <Portrait name={trainer.portrait} ground={trainer.ground} alt="" className="trainer-picture" />
      <details className="trainer-plate">
        <summary>
          <h3 className="heading text-xl">{name}</h3>
          <Icon name="plus" className="question-sign" />
        </summary>
        <div className="trainer-more">
          <p className="text-sm text-ink-soft">{title}</p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ButtonLink href={course}>
              {buttons.seeCourse}
              <span className="sr-only">: {words.courseOf(name)}</span>
            </ButtonLink>
            <a
              href={trainer.linkedin}
              target="_blank"
              rel="noopener noreferrer"
              className="icon-button"
              aria-label={words.linkedinOf(name)}
            >
              <Icon name="linkedin" size={22} />
            </a>
          </div>
        </div>
      </details>
    </article>
  );
}

/** Three in a row; on a phone a row to swipe, with dots that the browser script brings to life. */
export function Trainers({ words, buttons, carousel, trainers, locale, links }: TrainersProps) {
  return (
    <Section tone="paper" labelledBy="trainers-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="trainers-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{words.text}</p>
      </div>
      <div
        data-carousel
        data-go-to={carousel.goTo(0)}
        data-previous={buttons.previous}
        data-next={buttons.next}
      >
        <ul className="swipe" data-carousel-track aria-label={words.list}>
          {trainers.map((trainer) => (
            <li key={trainer.slug}>
              <TrainerCard trainer={trainer} words={words} buttons={buttons} locale={locale} links={links} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
