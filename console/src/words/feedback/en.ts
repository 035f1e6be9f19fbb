import type { QueueKind } from '../../../../src/features/classroom/question.service.ts';
import { pluralIn } from '../plural.ts';

const n = pluralIn('en');

/** What learners say: their questions under lessons, and their reviews of courses. */
export const feedback = {
  remove: 'Remove',
  reason: 'Why',
  removed: 'Removed.',
  questions: {
    title: 'Questions',
    lead: 'What learners ask under their lessons. Whoever asked gets your answer by e-mail, and everybody in the course reads it.',
    which: 'Which texts',
    kinds: { unanswered: 'Without an answer', reported: 'Reported' } satisfies Record<QueueKind, string>,
    none: {
      unanswered: 'Every question has an answer.',
      reported: 'Nothing was reported.',
    } satisfies Record<QueueKind, string>,
    by: (name: string, when: string) => `${name}, ${when}`,
    team: 'The team',
    anonymous: 'The other learners do not see the name.',
    asked: 'Reply to:',
    replies: n({ one: '{n} reply by learners', other: '{n} replies by learners' }),
    reports: n({ one: 'Reported by {n} learner', other: 'Reported by {n} learners' }),
    inLesson: 'See it under the lesson',
    answer: 'Answer',
    yourAnswer: 'Your answer',
    send: 'Send the answer',
    sent: 'Answered. Whoever asked gets an e-mail.',
    keep: 'Keep it',
    kept: 'Kept. The reports are settled.',
    removeTitle: 'Remove this text',
    removeLead: 'Nobody in the course reads it any more. The reason stands in the log.',
  },
  reviews: {
    title: 'Reviews',
    lead: 'What learners say of a course once half of it is done. It stands on the course’s page.',
    course: 'Course',
    all: 'All courses',
    none: 'There is no review yet.',
    stars: n({ one: '{n} star of 5', other: '{n} stars of 5' }),
    by: (name: string, city: string, when: string) => `${name}, ${city}, ${when}`,
    gone: (by: string, when: string) => `Removed by ${by}, ${when}:`,
    see: 'See the course’s page',
    removeTitle: 'Remove this review',
    removeLead:
      'It leaves the course’s page and its stars, and cannot be written again. Whoever wrote it sees that it was removed; no e-mail goes out. The reason stands in the log.',
  },
};
