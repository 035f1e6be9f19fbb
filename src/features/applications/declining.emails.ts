/** The letter that declines a course somebody proposed. Null once she is talked with again. */
import { letterWords } from '../emails/email-words.ts';
import { buttonTo, letterToApplicant, textBlock } from './applicant-frame.ts';
import type { ApplicationLetterContext } from './application-facts.service.ts';
import type { Block, Letter } from '../emails/letter.ts';

export function proposalDeclined(context: ApplicationLetterContext): Letter | null {
  const { locale, answers, stage, told } = context.application;
  if (stage !== 'declined') return null;
  const words = letterWords[locale].proposalDeclined;
  const fromUs: Block[] = told === null ? [] : [{ kind: 'quote', label: words.fromUs, text: told }];
  return letterToApplicant(context, {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      textBlock(words.thanks(answers['courseTopic'] ?? '')),
      textBlock(words.answer),
      ...fromUs,
      textBlock(words.door),
      buttonTo(context, words.button, '/host-course'),
    ],
  });
}
