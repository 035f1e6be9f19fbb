/** The e-mail that asks what came of a course, some months after its end. */
import { button, link, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { loadLearner } from '../classroom/learning.emails.ts';
import { stages } from './outcome.ts';
import { outcomeToken } from './outcomes.service.ts';
import { outcomeWords } from './words.ts';

const courseOutcome = defineEmail({
  name: 'course-outcome',
  async load(mailing, input) {
    const stage = stages.find((one) => one === input['stage']);
    const learner = stage && (await loadLearner(mailing, input, 'outcome'));
    if (!learner) return null;
    const path = `/learn/outcome/${outcomeToken(mailing.signer, learner.active.enrolment.id, stage)}`;
    return { ...learner, asks: mailing.publicOrigin + pathIn(learner.locale, path) };
  },
  write({ locale, courseName, asks, page }) {
    const words = outcomeWords[locale].email;
    return {
      subject: words.subject(courseName),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.text(courseName)),
        button(words.button, asks),
        link(words.made, page('/made')),
      ],
    };
  },
});

export const outcomeEmails = [courseOutcome];
