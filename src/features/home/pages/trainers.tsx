import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { LinkedinLink } from '../../../platform/ui/navigation.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { SaidIn } from '../../../platform/ui/badge.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { SwipeRow } from './swipe-row.tsx';
import type { TrainerView } from './trainer-view.ts';

type TrainersProps = {
  words: Words['home']['trainers'];
  common: Words['common'];
  trainers: readonly TrainerView[];
};

type TrainerCardProps = { trainer: TrainerView; words: TrainersProps['words']; seeCourse: string };

/** A trainer in her frame; the plate at its foot opens on hover, tap, Enter and keyboard focus (native details: without script too). */
function TrainerCard({ trainer, words, seeCourse }: TrainerCardProps) {
  const { name, title, writtenIn, portrait, ground, href, linkedin } = trainer;
  return (
    <article className="trainer">
      <Portrait name={portrait} ground={ground} alt="" className="trainer-picture" />
      <details className="trainer-plate" data-open-on-focus>
        <summary>
          <h3 className="heading text-xl">
            <SaidIn locale={writtenIn}>{name}</SaidIn>
          </h3>
          <Icon name="plus" className="question-sign" />
        </summary>
        <div className="trainer-more">
          <p className="text-sm text-ink-soft">
            <SaidIn locale={writtenIn}>{title}</SaidIn>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ButtonLink href={href}>
              {seeCourse}
              <span className="sr-only">: {words.courseOf(name)}</span>
            </ButtonLink>
            <LinkedinLink href={linkedin} label={words.linkedinOf(name)} />
          </div>
        </div>
      </details>
    </article>
  );
}

export function Trainers({ words, common, trainers }: TrainersProps) {
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
      <SwipeRow label={words.list} common={common}>
        {trainers.map((trainer) => (
          <li key={trainer.slug}>
            <TrainerCard trainer={trainer} words={words} seeCourse={common.buttons.seeCourse} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
