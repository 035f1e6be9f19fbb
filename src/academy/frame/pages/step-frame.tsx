import type { ReactNode } from 'react';
import type { ProductDrawing as DrawingKind } from '../../../catalogue/shop/product.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
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
        className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-semibold text-sand"
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

type Summary = {
  name: string;
  /** With whom, when, what is in it: a line or two on a phone. */
  lines: readonly string[];
  price?: ReactNode;
  /** Only where there is room beside the form. */
  more?: ReactNode;
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
  /** Of a first step: what it is about. */
  summary?: Summary | undefined;
  words: StepWords;
  children: ReactNode;
};

/** When the dialog is opened again, these steps are continued; all others begin again. */
const keptSteps: ReadonlySet<string> = new Set([
  'details',
  'method',
  'card',
  'cash',
  'wallet',
  'bank-transfer',
  'other',
  'hand-off',
]);

function StepPicture({ portrait, ground, drawing }: NonNullable<StepCardProps['picture']>) {
  if (drawing !== undefined)
    return <ProductCover drawing={drawing} ground={ground} className="w-16 shrink-0 sm:w-20 md:mb-4" />;
  if (portrait === null) return null;
  if (isScene(portrait))
    return (
      <Portrait
        name={portrait}
        ground={ground}
        alt=""
        lazy={false}
        className="size-16 shrink-0 self-start rounded-md border-2 border-pitch sm:h-20 sm:w-32 md:mb-4"
      />
    );
  return (
    <Arch ground={ground} className="h-20 w-16 shrink-0 max-md:-mb-3 max-md:self-end sm:h-28 sm:w-20">
      <Portrait name={portrait} alt="" lazy={false} />
    </Arch>
  );
}

/** What the form is for: beside it where there is room, else a line or two above it. */
function StepSummary({ title, picture, name, lines, price, more }: Summary & Partial<StepCardProps>) {
  const isInTitle = typeof title === 'string' && title.includes(name);
  return (
    <div className="-mt-1 bg-sand-deep px-5 pb-4 md:-mt-3 md:px-9 beside:col-start-2 beside:row-span-2 beside:row-start-1 beside:mt-0 beside:p-8">
      <div className="beside:sticky beside:top-24 beside:grid beside:gap-3">
        {picture?.portrait && (
          <Portrait
            name={picture.portrait}
            ground={picture.ground}
            alt=""
            className="hidden aspect-8/5 rounded-md border-2 border-pitch beside:flex"
          />
        )}
        <p className={classNames('font-semibold', isInTitle && 'hidden beside:block')}>{name}</p>
        {price}
        {lines.length > 0 && (
          <ul className="text-sm beside:grid beside:gap-1">
            {lines.map((line, at) => (
              <li key={line} className="inline">
                {at > 0 && <span className="beside:hidden"> · </span>}
                {line}
              </li>
            ))}
          </ul>
        )}
        <div className="hidden space-y-4 text-sm beside:block">{more}</div>
      </div>
    </div>
  );
}

/** The card of a step: on a page, and inside the dialog. */
export function StepCard(props: StepCardProps) {
  const { step, title, level = 1, progress, picture, summary, words, children } = props;
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
      className={classNames(
        'step',
        summary && 'beside:grid beside:grid-cols-[minmax(0,1fr)_22rem] beside:grid-rows-[auto_1fr]',
      )}
    >
      <header
        className={classNames(
          'step-head',
          summary && picture?.portrait && 'beside:[&>:not(:first-child)]:hidden',
        )}
      >
        <div className="step-title-box">
          <Heading level={level} size={2} className="step-title">
            {title}
          </Heading>
        </div>
        {picture !== undefined && <StepPicture {...picture} />}
      </header>
      {summary !== undefined && <StepSummary title={title} picture={picture} {...summary} />}
      <div className="step-body">
        {progress !== undefined && (
          <div className="mb-4 sm:mb-6">
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
    <main
      id="main"
      className={classNames('column max-w-3xl! pb-5 md:py-14', props.summary && 'lg:max-w-5xl!')}
    >
      <StepCard {...props} />
    </main>
  );
}
