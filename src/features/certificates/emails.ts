/** The e-mail that a certificate waits for the spelling of a name. */
import { eq } from 'drizzle-orm';
import { defineEmail, emailButton } from '../emails/email.ts';
import { loadLearner, stopBlock } from '../classroom/learning.emails.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import { certificateWords } from './words.ts';

const certificateReady = defineEmail({
  name: 'certificate-ready',
  async load(mailing, input) {
    const [seat] = await mailing.db
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(eq(enrolments.orderId, String(input['orderId'])));
    return loadLearner(mailing, { ...input, enrolmentId: seat?.id }, 'certificate');
  },
  subject: ({ locale, courseName }) => certificateWords[locale].email.subject(courseName),
  preview: ({ locale }) => certificateWords[locale].email.preview,
  heading: ({ locale }) => certificateWords[locale].email.heading,
  body(data) {
    const { locale, courseName, page } = data;
    const words = certificateWords[locale].email;
    return [
      { kind: 'paragraph', text: words.text(courseName) },
      emailButton(locale, words.button, page('/certificate')),
      ...stopBlock(data),
    ];
  },
});

export const certificateEmails = [certificateReady];
