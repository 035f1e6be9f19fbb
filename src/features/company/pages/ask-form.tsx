import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { StepCard } from '../../checkout/pages/step-frame.tsx';
import { type Filled, formAnchor } from '../../applications/pages/applicant-form.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  'not-open': 'lock',
  'transfer-not-found': 'bank',
  'wrong-email': 'mail',
  'lost-link': 'search',
  'course-does-not-open': 'screen',
  'card-declined': 'card',
  refund: 'wallet',
  technical: 'smartphone',
};

/** The icon of a situation, by its id in content/pages/support. */
export const situationIcon = (id: string): IconName => icons[id] ?? 'info';

type SituationProps = {
  situation: { id: string; heading: string; steps: readonly string[]; whatsappHref: string };
  hrefs: Readonly<Record<string, string>>;
  stillStuck: string;
};

/** One situation: the steps that solve it, and a link to a person, with the message already written. */
export function Situation({ situation, hrefs, stillStuck }: SituationProps) {
  const { id, heading, steps, whatsappHref } = situation;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="situation">
      <Heading level={2} size={3} id={`${id}-title`} className="flex items-start gap-3">
        <Icon name={situationIcon(id)} size={26} className="mt-0.5 text-clay-ink" />
        {heading}
      </Heading>
      <ol className="counted">
        {steps.map((step) => (
          <li key={step}>
            <RichText text={step} hrefs={hrefs} />
          </li>
        ))}
      </ol>
      <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className="situation-ask">
        <Icon name="whatsapp" size={20} />
        {stillStuck}
      </a>
    </section>
  );
}

type AskFormProps = {
  /** Name of the form, for the browser script. */
  form: string;
  /** The page's own path. */
  path: string;
  words: { title: string; text: string; submit: string; privacy: string; sentTitle: string };
  t: Words;
  picture: { portrait: string; ground: Ground };
  filled: Filled;
  /** Shown instead of the form once it was sent; null before. */
  sent: ReactNode;
  privacyHref: string;
  children: ReactNode;
};

/**
 * A form on a page of its own or beside other things: sent in the background by the script, or by the browser without it.
 */
export function AskForm({
  form,
  path,
  words,
  t,
  picture,
  filled,
  sent,
  privacyHref,
  children,
}: AskFormProps) {
  const wrong = Object.keys(filled.problems).length > 0;
  return (
    <div id={formAnchor} className="scroll-mt-24">
      <StepCard
        step={form}
        level={2}
        title={sent === null ? words.title : words.sentTitle}
        picture={picture}
        words={t.apply}
      >
        {sent ?? (
          <form method="post" action={path} noValidate data-check={form} data-in-place className="grid gap-5">
            {wrong ? (
              <Notice tone="error">{t.apply.problems}</Notice>
            ) : filled.refused === 'many-forms' ? (
              <Notice tone="warning">{t.apply.manyForms}</Notice>
            ) : (
              <p className="text-ink-soft">{words.text}</p>
            )}
            {children}
            <Button full>{words.submit}</Button>
            <p className="text-sm text-ink-soft">
              <RichText text={words.privacy} hrefs={{ privacy: privacyHref }} />
            </p>
          </form>
        )}
      </StepCard>
    </div>
  );
}
