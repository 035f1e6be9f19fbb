import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { StepCard } from '../../../academy/frame/pages/step-frame.tsx';
import { type Filled, formAnchor } from './applicant-form.tsx';

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
