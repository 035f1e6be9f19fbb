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
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <div
        data-step={step}
        data-keep
        data-word-close={words.dialog.close}
        data-word-busy={words.dialog.busy}
        data-word-offline={words.dialog.offline}
        className="overflow-clip rounded-lg border border-line bg-paper"
      >
        <header className="flex items-end gap-5 bg-sand-deep ps-5 pe-14 pt-6 md:ps-9 md:pe-16">
          <div className="min-w-0 flex-1 pb-6 md:pb-8">
            <Heading level={1} size={2} className="text-2xl!">
              {title}
            </Heading>
          </div>
          {picture !== undefined && picture.portrait !== null && (
            <Door ground={picture.ground} className="hidden h-28 w-20 shrink-0 sm:block">
              <Portrait name={picture.portrait} alt="" lazy={false} />
            </Door>
          )}
        </header>
        <div className="px-5 pt-5 pb-6 md:px-9 md:pt-7 md:pb-9">
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
