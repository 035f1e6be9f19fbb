import type { ReactNode } from 'react';
import type { ProductDrawing as DrawingKind } from '../../../catalogue/shop/product.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { isScene, Portrait } from '../../../platform/ui/portrait.tsx';
import { type StepPlace, StepProgress } from '../../../platform/ui/steps.tsx';
import { ProductCover } from './product-drawing.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

/** The heading of the first or second part of a step, numbered. */
export function PartHeading({ number, children }: { number: number; children: string }) {
  return (
    <h2 className="mb-3 flex items-center gap-3 text-lg font-bold">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-pitch text-sm font-semibold text-cream"
      >
        {number}
      </span>
      {children}
    </h2>
  );
}

type StepActionsProps = {
  submit: ReactNode;
  /** The step before; null on the first one and wherever there is no way back. */
  back: { href: string; label: string } | null;
};

/** The foot of a step: the main action and the way back. Stays within reach of the thumb on phones. */
export function StepActions({ submit, back }: StepActionsProps) {
  return (
    <div className="step-foot">
      <div className="flex items-center gap-3">
        {back !== null && (
          <ButtonLink kind="secondary" href={back.href} data-step-link>
            <Icon name="arrow-back" size={18} />
            <span className="max-sm:sr-only">{back.label}</span>
          </ButtonLink>
        )}
        <Button className="min-w-0 flex-1">{submit}</Button>
      </div>
    </div>
  );
}

/** Messages of the browser script while a step is sent, and when that fails. */
type StepWords = {
  dialog: {
    close: string;
    busy: string;
    /** There was no answer. */
    offline: string;
    /** The server failed; `{code}` is the status. Absent: as without an answer. */
    broken?: string;
    /** The server refused; `{code}` is the status. */
    refused?: string;
    /** Refused because of too many requests from one address. */
    tooMany?: string;
  };
};

type StepCardProps = {
  /** Name of the step; the browser script shows this element inside the dialog. */
  step: string;
  title: ReactNode;
  /** 2 where the step is on a page with a heading of its own. */
  level?: 1 | 2;
  progress?: StepPlace;
  /** A portrait in an arch, or the cover of a file. */
  picture?: { portrait: string | null; ground: Ground; drawing?: DrawingKind };
  words: StepWords;
  children: ReactNode;
};

/** When the dialog is opened again, these steps are continued; all others begin again. */
const keptSteps: ReadonlySet<string> = new Set([
  'details',
  'method',
  'card',
  'cash',
  'bank-transfer',
  'other',
  'hand-off',
]);

function StepPicture({ portrait, ground, drawing }: NonNullable<StepCardProps['picture']>) {
  if (drawing !== undefined)
    return <ProductCover drawing={drawing} ground={ground} className="mb-4 w-16 shrink-0 sm:w-20" />;
  if (portrait === null) return null;
  if (isScene(portrait))
    return (
      <Portrait
        name={portrait}
        ground={ground}
        alt=""
        lazy={false}
        className="mb-4 size-16 shrink-0 rounded-md border-2 border-pitch sm:size-20"
      />
    );
  return (
    <Arch ground={ground} className="h-20 w-16 shrink-0 sm:h-28 sm:w-20">
      <Portrait name={portrait} alt="" lazy={false} />
    </Arch>
  );
}

/** The card of a step: on a page, and inside the dialog. */
export function StepCard({ step, title, level = 1, progress, picture, words, children }: StepCardProps) {
  return (
    <div
      data-step={step}
      data-keep={keptSteps.has(step) ? '' : undefined}
      data-word-close={words.dialog.close}
      data-word-busy={words.dialog.busy}
      data-word-offline={words.dialog.offline}
      data-word-broken={words.dialog.broken}
      data-word-refused={words.dialog.refused}
      data-word-too-many={words.dialog.tooMany}
      className="step"
    >
      <header className="step-head">
        <div className="step-title-box">
          <Heading level={level} size={2} className="step-title">
            {title}
          </Heading>
        </div>
        {picture !== undefined && <StepPicture {...picture} />}
      </header>
      <div className="step-body">
        {progress !== undefined && (
          <div className="mb-6">
            <StepProgress {...progress} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** One step on a page of its own: the same card as inside the dialog. */
export function StepFrame(props: Omit<StepCardProps, 'level'>) {
  return (
    <main id="main" className="column max-w-3xl! pb-5 md:py-14">
      <StepCard {...props} />
    </main>
  );
}
