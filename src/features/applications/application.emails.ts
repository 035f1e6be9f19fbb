/** To the academy: somebody applied for something. English and Arabic in one, as every e-mail to the staff. */
import { emailWords } from '../emails/email-words.ts';
import { contactTopics } from './application.ts';
import { subjectName } from './application.store.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { type ApplicationEmailContext, readApplicationFacts } from './read-applications.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { emailText, type Block, type Fact, type Letter, type EmailPart } from '../emails/email-content.ts';
import type { Signer } from './signed-token.ts';
import { callName } from '../../platform/people/person.ts';

/** A path of the site as a whole address, in her language. */
export const addressOf = ({ application, publicOrigin }: ApplicationEmailContext, path: string): string =>
  `${publicOrigin}${pathIn(application.locale, path)}`;

export const textBlock = (text: string, soft = false): Block => ({ kind: 'paragraph', text, soft });

export const buttonTo = (context: ApplicationEmailContext, label: string, path: string): Block => ({
  kind: 'button',
  label,
  href: addressOf(context, path),
  orCopy: emailWords[context.application.locale].frame.orCopy,
});

/** The heading 'What happens next' over numbered steps. */
export const nextSteps = (context: ApplicationEmailContext, items: readonly string[]): Block[] => [
  { kind: 'heading', text: emailWords[context.application.locale].frame.nextTitle },
  { kind: 'steps', items },
];

type Said = { subject: string; preview: string; heading: string; blocks: readonly Block[] };

export function emailToApplicant(
  { application, settings }: ApplicationEmailContext,
  { subject, preview, heading, blocks }: Said,
): Letter {
  const { locale, name } = application;
  const { frame } = emailWords[locale];
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

/** The e-mail that declines a course somebody proposed. Null once she is talked with again. */
export function proposalDeclined(context: ApplicationEmailContext): Letter | null {
  const { locale, answers, stage, told } = context.application;
  if (stage !== 'declined') return null;
  const words = emailWords[locale].proposalDeclined;
  const fromUs: Block[] = told === null ? [] : [{ kind: 'quote', label: words.fromUs, text: told }];
  return emailToApplicant(context, {
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

type AnswerName = keyof (typeof emailWords)['en']['staffApplication']['answers'];
const answerNames = Object.keys(emailWords.en.staffApplication.answers) as AnswerName[];

function factsOf({ application, subject, place }: ApplicationEmailContext, locale: Locale): Fact[] {
  const { staffApplication: words } = emailWords[locale];
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

function answersOf({ application }: ApplicationEmailContext, locale: Locale): Block[] {
  const { staffApplication: words } = emailWords[locale];
  const { kind, answers } = application;
  return answerNames.flatMap((name) => {
    const text = answers[name] ?? '';
    if (text === '') return [];
    const topic = kind === 'contact' && name === 'topic' && contactTopics.find((one) => one === text);
    return [{ kind: 'quote', label: words.answers[name], text: topic ? words.topics[topic] : text } as const];
  });
}

function partIn(context: ApplicationEmailContext, locale: Locale): EmailPart {
  const { application, publicOrigin } = context;
  const { frame, staffApplication: words } = emailWords[locale];
  const hasLink = (application.answers['link'] ?? '') !== '';
  const office = `${publicOrigin}${consoleAddress.applications(application.kind)}`;
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
function subjectOf({ application, subject, place }: ApplicationEmailContext): string {
  const { staffApplication: words } = emailWords.en;
  const kind = words.kinds[application.kind];
  const about = subjectName(subject, 'en') ?? application.subject;
  return words.subject({
    what: about === null ? kind : `${kind}: ${about}`,
    status: place === null ? null : words.places[place.state],
    who: application.name ?? application.email,
  });
}

export function staffApplicationEmail(context: ApplicationEmailContext): Letter {
  const { settings } = context;
  const { staffApplication: words } = emailWords.en;
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
  const facts = isUuid(id) ? await readApplicationFacts(db, { applicationId: id, seatId: null }) : null;
  if (facts?.application.kind !== 'host-course') return null;
  const application = { ...facts.application, stage: 'declined', told: sentence.trim() || null } as const;
  const now = clock();
  const letter = proposalDeclined({ ...facts, application, publicOrigin, signer, now, calledForAt: now });
  const { email: to, locale } = application;
  return letter && { to, subject: letter.subject, text: emailText(letter), locale };
}
