import type { ReactNode } from 'react';
import type { Words } from '../../../content/words.ts';
import { Door } from '../../ui/door.tsx';
import type { Ground } from '../../ui/ground.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { Heading } from '../../ui/section.tsx';
import { StepProgress } from '../../ui/step-progress.tsx';

type StepFrameProps = {
  /** Name of the step; the browser script shows this element inside the dialog. */
  step: string;
  title: string;
  progress?: { percent: number; label: string };
  picture?: { portrait: string | null; ground: Ground };
  words: Words['enrol'];
  children: ReactNode;
};

/** One step of the enrolment: the same card as a page of its own and inside the dialog. */
export function StepFrame({ step, title, progress, picture, words, children }: StepFrameProps) {
  return (
    <main id="main" className="column max-w-3xl! py-5 md:py-14">
      <div
        data-step={step}
        data-keep={step === 'waitlist' || step === 'closed' ? undefined : ''}
        data-word-close={words.dialog.close}
        data-word-busy={words.dialog.busy}
        data-word-offline={words.dialog.offline}
        className="step"
      >
        <header className="step-head">
          <div className="step-title-box">
            <Heading level={1} size={2} className="step-title">
              {title}
            </Heading>
          </div>
          {picture !== undefined && picture.portrait !== null && (
            <Door ground={picture.ground} className="h-20 w-16 shrink-0 sm:h-28 sm:w-20">
              <Portrait name={picture.portrait} alt="" lazy={false} />
            </Door>
          )}
        </header>
        <div className="step-body">
          {progress !== undefined && (
            <div className="mb-6">
              <StepProgress percent={progress.percent} label={progress.label} />
            </div>
          )}
          {children}
        </div>
      </div>
    </main>
  );
}
