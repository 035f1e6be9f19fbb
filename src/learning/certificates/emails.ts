/** The e-mail that a certificate waits for the spelling of a name. */
import { eq } from 'drizzle-orm';
import { button, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import { loadLearner } from '../classroom/learning.emails.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
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
  write(data) {
    const { locale, courseName, page } = data;
    const words = certificateWords[locale].email;
    return {
      subject: words.subject(courseName),
      preview: words.preview,
      heading: words.heading,
      blocks: [paragraph(words.text(courseName)), button(words.button, page('/certificate'))],
    };
  },
});

export const certificateEmails = [certificateReady];
