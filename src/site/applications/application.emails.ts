/** E-mails about an application: to who sent it, and to the academy. */
import { emailWords } from '../../email-words.ts';
import { contactTopics } from '../../catalogue/applicants/application.ts';
import { subjectName } from '../../catalogue/applicants/applications.service.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { type ApplicationEmailContext, readApplicationFacts } from './read-applications.service.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { shortText } from '../../academy/staff/logged-change.ts';
import { isJoiningField } from '../../catalogue/workshops/workshop-joining.ts';
import {
  type Addressee,
  defineEmail,
  type EmailInput,
  type Mailing,
  toStaff,
} from '../../academy/emails/email.ts';
import {
  type Block,
  button,
  emailText,
  type Fact,
  facts,
  paragraph,
  quote,
} from '../../academy/emails/email-content.ts';

export type AboutApplication = Addressee & ApplicationEmailContext;

/** A path of the site as a whole address, in the applicant's language. */
export const addressOf = ({ application, publicOrigin }: ApplicationEmailContext, path: string): string =>
  `${publicOrigin}${pathIn(application.locale, path)}`;

function toWhoApplied(context: ApplicationEmailContext): AboutApplication {
  const { application, settings } = context;
  const { email, locale, name } = application;
  const why = emailWords[locale].frame.whyForm(settings.siteName[locale]);
  return { ...context, to: [email], locale, name, why };
}

/** `load` of e-mails to the person; null when the application was removed. */
export async function toApplicant(
  { db, clock, publicOrigin, signer }: Mailing,
  { applicationId, createdAt, place, changed }: EmailInput,
): Promise<AboutApplication | null> {
  const seatId = typeof place === 'string' ? place : null;
  const found = applicationId === null ? null : await readApplicationFacts(db, { applicationId, seatId });
  return (
    found &&
    toWhoApplied({
      ...found,
      changed: Array.isArray(changed) ? changed.filter(isJoiningField) : [],
      publicOrigin,
      signer,
      now: clock(),
      calledForAt: createdAt,
    })
  );
}

/** The e-mail that declines a course somebody proposed. Null once they are talked with again. */
const proposalDeclined = defineEmail({
  name: 'course-proposal-declined',
  load: toApplicant,
  write(data) {
    const { locale, answers, stage, told } = data.application;
    if (stage !== 'declined') return null;
    const words = emailWords[locale].proposalDeclined;
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.thanks(answers['courseTopic'] ?? '')),
        paragraph(words.answer),
        ...(told === null ? [] : [quote(words.fromUs, told)]),
        paragraph(words.door),
        button(words.button, addressOf(data, '/host-course')),
      ],
    };
  },
});

/** An answer in the words of staff, over what it answers. */
const applicationReply = defineEmail({
  name: 'application-reply',
  async load(mailing, input) {
    const found = await toApplicant(mailing, input);
    const reply = found?.application.replies.find(({ at }) => at === input['repliedAt']);
    return found && reply ? { ...found, reply } : null;
  },
  write({ application: { answers }, subject, locale, reply }) {
    const words = emailWords[locale].applicationReply;
    const about = subjectName(subject, locale) ?? answers['courseTopic'] ?? null;
    const asked = answers['message'] ?? answers['experience'] ?? answers['preferredTimes'] ?? '';
    return {
      subject: about === null ? words.subject : words.about(about),
      preview: shortText(reply.text.replaceAll(/\s+/g, ' '), 120),
      heading: words.heading,
      blocks: [
        ...reply.text.split(/\n+/).map((line) => paragraph(line)),
        ...(asked === '' ? [] : [quote(words.yours, asked)]),
      ],
    };
  },
});

type AnswerName = keyof (typeof emailWords)['en']['staffApplication']['answers'];
const answerNames = Object.keys(emailWords.en.staffApplication.answers) as AnswerName[];

function rowsOf({ application, subject, place, locale }: AboutApplication): Fact[] {
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

function answersOf({ application, locale }: AboutApplication): Block[] {
  const { staffApplication: words } = emailWords[locale];
  const { kind, answers } = application;
  return answerNames.flatMap((name) => {
    const text = answers[name] ?? '';
    if (text === '') return [];
    const topic = kind === 'contact' && name === 'topic' && contactTopics.find((one) => one === text);
    return [quote(words.answers[name], topic ? words.topics[topic] : text)];
  });
}

/** Enough to sort a full inbox by: 'Workshop: Pricing Clinic, on the waiting list: Salma Idrissi'. */
function subjectOf({ application, subject, place, locale }: AboutApplication): string {
  const { staffApplication: words } = emailWords[locale];
  const kind = words.kinds[application.kind];
  const about = subjectName(subject, locale) ?? application.subject;
  return words.subject({
    what: about === null ? kind : `${kind}: ${about}`,
    status: place === null ? null : words.places[place.state],
    who: application.name ?? application.email,
  });
}

/** To the academy; a reply goes to the person. */
const staffApplication = defineEmail({
  name: 'staff-application',
  async load(mailing, input) {
    const found = await toApplicant(mailing, input);
    if (found === null) return null;
    const { to: _applicant, name: _name, why: _why, ...about } = found;
    return { ...about, ...toStaff([about.settings.email]), replyTo: about.application.email };
  },
  write(data) {
    const { application, publicOrigin, locale } = data;
    const { staffApplication: words } = emailWords[locale];
    const hasLink = (application.answers['link'] ?? '') !== '';
    return {
      subject: subjectOf(data),
      preview: words.preview,
      heading: words.kinds[application.kind],
      blocks: [
        paragraph(words.intro),
        facts(rowsOf(data)),
        ...answersOf(data),
        ...(hasLink ? [paragraph(words.linkNote, true)] : []),
        button(words.button, `${publicOrigin}${consoleAddress.applications(application.kind)}`),
      ],
    };
  },
});

export const applicationEmails = [proposalDeclined, applicationReply, staffApplication];

/** The e-mail that would decline a proposal, as it would be received, for staff to read before they send it. */
export async function showDeclining(
  { db, publicOrigin, signer, clock }: Pick<Mailing, 'db' | 'publicOrigin' | 'signer' | 'clock'>,
  { id, sentence }: { id: string; sentence: string },
) {
  const found = isUuid(id) ? await readApplicationFacts(db, { applicationId: id, seatId: null }) : null;
  if (found?.application.kind !== 'host-course') return null;
  const application = { ...found.application, stage: 'declined', told: sentence.trim() || null } as const;
  const now = clock();
  const data = toWhoApplied({ ...found, application, publicOrigin, signer, now, calledForAt: now });
  const content = proposalDeclined.contentFor(data, found.settings);
  const { email: to, locale } = application;
  return content && { to, subject: content.subject, text: emailText(content), locale };
}
