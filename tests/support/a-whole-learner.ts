/** A learner who did everything that a course offers: a row in every table of learning, each naming the learner. */
import { randomUUID } from 'node:crypto';
import type { Order } from '../../src/selling/orders/order.ts';
import { certificates } from '../../src/learning/certificates/certificates.table.ts';
import type { SubmittedFile } from '../../src/learning/classroom/assignment.ts';
import {
  attendance,
  learningEmails,
  learningEvents,
  lessonQuestions,
  liveSessions,
  marks,
  questionVotes,
  quizAttempts,
  submissions,
} from '../../src/learning/classroom/classroom.table.ts';
import { cohorts, enrolments } from '../../src/selling/orders/cohorts.table.ts';
import { courseReviews } from '../../src/learning/reviews/reviews.table.ts';
import { teach } from './classroom.ts';
import { staff } from './actions.ts';
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
  { db, context }: TestAcademy,
  { id: orderId, itemSlug: courseSlug }: Order,
  name: string,
): Promise<string[]> {
  const at = context.clock();
  const { first: lessonId = '' } = await teach(db, courseSlug, [{ key: 'first' }]);
  const [cohortId, enrolmentId, sessionId, questionId, submissionId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  await db.insert(cohorts).values({
    id: cohortId,
    courseSlug,
    startsOn: '2026-06-01',
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 4,
    seats: 10,
    trainer: 'salma',
    chatLink: 'https://chat.example/secret-group',
    createdAt: at,
  });
  await db.insert(enrolments).values({
    id: enrolmentId,
    orderId,
    courseSlug,
    cohortId,
    joinedAt: at,
    certificateName: name,
    emailsOff: ['week'],
  });
  await db.insert(liveSessions).values({
    id: sessionId,
    cohortId,
    number: 1,
    startsAt: at,
    minutes: 90,
    changedAt: at,
  });
  const done = { enrolmentId, lessonId, version: 1, at };
  await db
    .insert(learningEvents)
    .values({ ...done, id: randomUUID(), kind: 'done', body: { by: name }, receivedAt: at });
  await db
    .insert(learningEmails)
    .values({ id: randomUUID(), enrolmentId, kind: 'week', about: '1', person: null, sentOn: null, at });
  await db
    .insert(quizAttempts)
    .values({ ...done, id: randomUUID(), number: 1, answers: { own: name }, score: 100, passed: true });
  const [handedIn, spoken] = [fileNamed(name), fileNamed(`to ${name}`)];
  await db.insert(submissions).values({
    ...done,
    id: submissionId,
    number: 1,
    text: `I am ${name}`,
    files: [handedIn],
    state: 'accepted',
    isLate: false,
  });
  await db.insert(marks).values({
    submissionId,
    outcome: 'accepted',
    rubric: [],
    text: `Bravo ${name}`,
    voice: spoken,
    markedBy: staff.email,
    at,
  });
  await db.insert(lessonQuestions).values([
    { id: questionId, lessonId, enrolmentId, body: `${name} asks`, at },
    { id: randomUUID(), lessonId, staffEmail: staff.email, parentId: questionId, body: `To ${name}`, at },
  ]);
  await db.insert(questionVotes).values({ questionId, enrolmentId, kind: 'helpful', at });
  await db.insert(attendance).values({ sessionId, enrolmentId, came: true, toldBy: staff.email, at });
  const both = { en: 'A course', ar: 'دورة' };
  await db.insert(certificates).values({
    id: randomUUID(),
    number: `DERB-TEST-${enrolmentId.slice(0, 4).toUpperCase()}`,
    enrolmentId,
    courseSlug,
    holder: { latin: name, arabic: null },
    issuedAt: at,
    statusIndex: 7,
    token: `of ${name}`,
    course: {
      name: both,
      trainer: null,
      startedOn: '2026-06-01',
      finishedOn: '2026-06-28',
      lessons: 1,
      quizzes: 1,
      assignments: 1,
      attended: 1,
    },
  });
  await db.insert(courseReviews).values({
    enrolmentId,
    courseSlug,
    stars: 5,
    body: `Good, says ${name}`,
    shownName: name,
    city: 'Agadir',
    at,
  });
  return [handedIn.storageName, spoken.storageName];
}
