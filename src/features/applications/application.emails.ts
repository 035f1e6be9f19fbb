/** To the academy: somebody applied for something. English and Arabic in one, as every letter to the staff. */
import { letterWords } from '../emails/email-words.ts';
import { contactTopics } from './application.ts';
import { subjectName } from './application.store.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { officeAddress } from '../staff/office-address.ts';
import { type ApplicationLetterContext, readApplicationFacts } from './read-applications.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { letterText, type Block, type Fact, type Letter, type LetterPart } from '../emails/letter.ts';
import type { Signer } from './signed-token.ts';
import { callName } from '../../platform/people/person.ts';

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

/** The letter that declines a course somebody proposed. Null once she is talked with again. */
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

type AnswerName = keyof (typeof letterWords)['en']['staffApplication']['answers'];
const answerNames = Object.keys(letterWords.en.staffApplication.answers) as AnswerName[];

function factsOf({ application, subject, place }: ApplicationLetterContext, locale: Locale): Fact[] {
  const { staffApplication: words } = letterWords[locale];
  const { name, email, phone, subject: slug } = application;
  const about = subjectName(subject, locale) ?? slug;
  return [
    ...(about === null ? [] : [{ label: words.about, value: about }]),
    ...(name === null ? [] : [{ label: words.name, value: name }]),
    { label: words.email, value: email, ltr: true },
    ...(phone === null ? [] : [{ label: words.phone, value: phone, ltr: true }]),
    { label: words.language, value: words.languages[application.locale] },
    ...(place === null ? [] : [{ label: words.place, value: words.places[place.state] }]),
  ];
}

function answersOf({ application }: ApplicationLetterContext, locale: Locale): Block[] {
  const { staffApplication: words } = letterWords[locale];
  const { kind, answers } = application;
  return answerNames.flatMap((name) => {
    const text = answers[name] ?? '';
    if (text === '') return [];
    const topic = kind === 'contact' && name === 'topic' && contactTopics.find((one) => one === text);
    return [{ kind: 'quote', label: words.answers[name], text: topic ? words.topics[topic] : text } as const];
  });
}

function partIn(context: ApplicationLetterContext, locale: Locale): LetterPart {
  const { application, publicOrigin } = context;
  const { frame, staffApplication: words } = letterWords[locale];
  const hasLink = (application.answers['link'] ?? '') !== '';
  const office = `${publicOrigin}${officeAddress.applications(application.kind)}`;
  return {
    locale,
    heading: words.kinds[application.kind],
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'facts', rows: factsOf(context, locale) },
      ...answersOf(context, locale),
      ...(hasLink ? [{ kind: 'paragraph', text: words.linkNote, soft: true } as const] : []),
      { kind: 'button', label: words.button, href: office, orCopy: frame.orCopy },
    ],
  };
}

/** Enough to sort a full inbox by: 'Workshop: Pricing Clinic, on the waiting list: Salma Idrissi'. */
function subjectOf({ application, subject, place }: ApplicationLetterContext): string {
  const { staffApplication: words } = letterWords.en;
  const kind = words.kinds[application.kind];
  const about = subjectName(subject, 'en') ?? application.subject;
  return words.subject({
    what: about === null ? kind : `${kind}: ${about}`,
    standing: place === null ? null : words.places[place.state],
    who: application.name ?? application.email,
  });
}

export function staffApplicationLetter(context: ApplicationLetterContext): Letter {
  const { settings } = context;
  const { staffApplication: words } = letterWords.en;
  return {
    subject: subjectOf(context),
    preview: words.preview,
    siteName: settings.siteName.en,
    parts: [partIn(context, 'en'), partIn(context, 'ar')],
    foot: [],
  };
}

type Options = { db: Handle; publicOrigin: string; signer: Signer; clock: () => Date };

/** The email that would decline a proposal, as it would stand in the mailbox, before anybody says that it shall go. */
export async function showDeclining(
  { db, publicOrigin, signer, clock }: Options,
  { id, sentence }: { id: string; sentence: string },
) {
  const facts = isUuid(id) ? await readApplicationFacts(db, { applicationId: id, placeId: null }) : null;
  if (facts?.application.kind !== 'host-course') return null;
  const application = { ...facts.application, stage: 'declined', told: sentence.trim() || null } as const;
  const now = clock();
  const letter = proposalDeclined({ ...facts, application, publicOrigin, signer, now, calledForAt: now });
  const { email: to, locale } = application;
  return letter && { to, subject: letter.subject, text: letterText(letter), locale };
}
