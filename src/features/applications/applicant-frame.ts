/** The frame of every letter to a person who applied for something. */
import { letterWords } from '../emails/email-words.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import type { ApplicationLetterContext } from './application-facts.service.ts';
import { callName } from '../../platform/people/person.ts';
import type { Block, Letter } from '../emails/letter.ts';

/** A path of the site as a whole address, in her language. */
export const addressOf = ({ application, publicOrigin }: ApplicationLetterContext, path: string): string =>
  `${publicOrigin}${pathIn(application.locale, path)}`;

export const textBlock = (text: string, soft = false): Block => ({ kind: 'paragraph', text, soft });

export const buttonTo = (context: ApplicationLetterContext, label: string, path: string): Block => ({
  kind: 'button',
  label,
  href: addressOf(context, path),
  orCopy: letterWords[context.application.locale].frame.orCopy,
});

/** The heading 'What happens next' over numbered steps. */
export const nextSteps = (context: ApplicationLetterContext, items: readonly string[]): Block[] => [
  { kind: 'heading', text: letterWords[context.application.locale].frame.nextTitle },
  { kind: 'steps', items },
];

type Said = { subject: string; preview: string; heading: string; blocks: readonly Block[] };

export function letterToApplicant(
  { application, settings }: ApplicationLetterContext,
  { subject, preview, heading, blocks }: Said,
): Letter {
  const { locale, name } = application;
  const { frame } = letterWords[locale];
  const siteName = settings.siteName[locale];
  const first = callName(name);
  return {
    subject,
    preview,
    siteName,
    parts: [
      { locale, heading, blocks: [textBlock(first === null ? frame.hi : frame.hello(first)), ...blocks] },
    ],
    foot: [frame.reply, frame.whyForm(siteName), settings.address[locale]],
  };
}
