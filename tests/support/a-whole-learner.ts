/** A learner who did everything that a course offers: a row in every table of learning, each naming the learner. */
import { randomUUID } from 'node:crypto';
import type { Order } from '../../src/selling/orders/order.ts';
import { certificates } from '../../src/learning/certificates/certificates.table.ts';
import type { SubmittedFile } from '../../src/learning/classroom/assignment.ts';
import {
  attendance,
  learningEmails,
  learningEvents,
  lessonNotes,
  lessonQuestions,
  liveSessions,
  marks,
  practiceCards,
  pushAddresses,
  questionVotes,
  quizAttempts,
  studyPlans,
  submissions,
} from '../../src/learning/classroom/classroom.table.ts';
import { groupChoices, peerReviews, studyPartners } from '../../src/learning/classroom/peers.table.ts';
import { cohorts, enrolments } from '../../src/selling/orders/cohorts.table.ts';
import { outcomes } from '../../src/learning/outcomes/outcomes.table.ts';
import {
  portfolioPhotos,
  portfolios,
  portfolioWorks,
} from '../../src/learning/portfolio/portfolios.table.ts';
import { courseReviews } from '../../src/learning/reviews/reviews.table.ts';
import { teach } from './classroom.ts';
import { staff } from './actions.ts';
import { fill } from './fill.ts';
import type { TestAcademy } from './open-test-academy.ts';

const fileNamed = (name: string): SubmittedFile => ({
  id: randomUUID(),
  kind: 'voice',
  name: `${name}.webm`,
  contentType: 'audio/webm',
  bytes: 9,
  storageName: `handed-in-${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID()}`,
});

/** Names under which the learner's files are stored. */
export async function learnEverything(
  test: TestAcademy,
  { id: orderId, itemSlug: courseSlug }: Order,
  name: string,
): Promise<string[]> {
  const { first: lessonId = '' } = await teach(test.db, courseSlug, [{ key: 'first' }]);
  const [cohortId, enrolmentId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
  const [questionId, submissionId] = [randomUUID(), randomUUID()];
  const from = { startsOn: '2026-06-01', weekdays: [2], startsAt: '20:30', weeks: 4, trainer: 'salma' };
  const chatLink = 'https://chat.example/secret-group';
  await fill(test, cohorts, { id: cohortId, courseSlug, ...from, chatLink });
  const enrolment = { id: enrolmentId, orderId, courseSlug, cohortId };
  await fill(test, enrolments, { ...enrolment, certificateName: name, emailsOff: ['week'] });
  await fill(test, liveSessions, { id: sessionId, cohortId });
  const done = { enrolmentId, lessonId };
  await fill(test, learningEvents, { ...done, kind: 'done', body: { by: name } });
  await fill(test, learningEmails, { enrolmentId, kind: 'week', about: '1' });
  await fill(test, studyPlans, { enrolmentId, days: [1, 3], at: '20:00', goals: [] });
  await fill(test, quizAttempts, { ...done, answers: { own: name }, score: 100, passed: true });
  await fill(test, practiceCards, { ...done, questionId: `of ${name}`, state: 'Review' });
  const [handedIn, spoken] = [fileNamed(name), fileNamed(`to ${name}`)];
  const work = { text: `I am ${name}`, state: 'accepted' } as const;
  await fill(test, submissions, { ...done, id: submissionId, ...work, files: [handedIn] });
  const mark = { outcome: 'accepted', text: `Bravo ${name}`, voice: spoken } as const;
  await fill(test, marks, { submissionId, ...mark, rubric: [], markedBy: staff.email });
  const said = { text: `Says ${name}`, voice: fileNamed(`by ${name}`), givenAt: test.context.clock() };
  await fill(test, peerReviews, { submissionId, reviewerId: enrolmentId, ...said });
  await fill(test, groupChoices, { enrolmentId, cohortId, showsName: true, reach: `${name} by letter` });
  await fill(test, studyPartners, { cohortId, oneId: enrolmentId, otherId: null });
  const [asked, answered] = [fileNamed(`${name} asks`), fileNamed(`answer to ${name}`)];
  await fill(
    test,
    lessonQuestions,
    { id: questionId, lessonId, enrolmentId, body: `${name} asks`, voice: asked, transcript: `Says ${name}` },
    { lessonId, staffEmail: staff.email, parentId: questionId, body: `To ${name}`, voice: answered },
  );
  await fill(test, lessonNotes, { ...done, seconds: 134, beside: `Beside ${name}`, body: `${name} notes` });
  await fill(test, pushAddresses, {
    enrolmentId,
    isDiscreet: true,
    subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'B', auth: 'a' } },
  });
  await fill(test, questionVotes, { questionId, enrolmentId, kind: 'helpful' });
  await fill(test, attendance, { sessionId, enrolmentId, came: true, toldBy: staff.email });
  await fill(test, certificates, {
    number: `DERB-TEST-${enrolmentId.slice(0, 4).toUpperCase()}`,
    enrolmentId,
    courseSlug,
    holder: { latin: name, arabic: null },
    token: `of ${name}`,
    course: {
      name: { en: 'A course', ar: 'دورة', fr: 'Une formation' },
      trainer: null,
      startedOn: '2026-06-01',
      finishedOn: '2026-06-28',
      lessons: 1,
      quizzes: 1,
      assignments: 1,
      attended: 1,
    },
  });
  const review = { stars: 5, body: `Good, says ${name}`, shownName: name, city: 'Agadir' };
  await fill(test, courseReviews, { enrolmentId, courseSlug, ...review });
  await fill(test, portfolios, { enrolmentId, code: enrolmentId.replaceAll('-', '').slice(0, 20) });
  await fill(test, portfolioWorks, { submissionId, enrolmentId });
  const storageName = `made/${randomUUID()}`;
  await fill(test, portfolioPhotos, { submissionId, fileId: handedIn.id, storageName });
  await fill(test, outcomes, { enrolmentId, stage: 90, earns: 'a-little', dirhams: 700 });
  return [...[handedIn, spoken, said.voice, asked, answered].map((one) => one.storageName), storageName];
}
