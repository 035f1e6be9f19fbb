/** The e-mail that a certificate waits for the spelling of a name. */
import { eq } from 'drizzle-orm';
import { readCourse } from '../../../domain/catalogue/catalogue.store.server.ts';
import { orders } from '../../../domain/orders/orders.table.ts';
import { pathIn } from '../../../domain/people/locale.ts';
import { defineEmail, emailButton } from '../../platform/email.ts';
import { learnersWhere } from '../classroom/classroom.service.ts';
import { certificateWords } from './words.ts';

const certificateReady = defineEmail({
  name: 'certificate-ready',
  /** Null once the course is closed to its learner. */
  async load({ db, publicOrigin }, input) {
    const [learner] = await learnersWhere(db, eq(orders.id, String(input['orderId'])));
    const course = learner && (await readCourse(db, learner.enrolment.courseSlug));
    if (!learner || !course) return null;
    const { locale, name, email } = learner.order;
    return {
      to: [email],
      locale,
      name,
      course: course.words[locale].name,
      href: `${publicOrigin}${pathIn(locale, `/learn/${course.slug}/certificate`)}`,
    };
  },
  subject: ({ locale, course }) => certificateWords[locale].email.subject(course),
  preview: ({ locale }) => certificateWords[locale].email.preview,
  heading: ({ locale }) => certificateWords[locale].email.heading,
  body({ locale, course, href }) {
    const words = certificateWords[locale].email;
    return [{ kind: 'paragraph', text: words.text(course) }, emailButton(locale, words.button, href)];
  },
});

export const certificateEmails = [certificateReady];
