/**
 * Staff calls of Teaching and marking: courses, their outlines and lessons, submissions and their marks. Trainers see their
 * own cohorts and courses.
 */
import { locales } from '../../platform/i18n/locale.ts';
import * as writing from './lesson-writing.service.ts';
import * as outlines from './outline-writing.service.ts';
import * as teaching from './teaching.service.ts';
import { z } from 'zod';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { readGift } from './gift.ts';
import { lessonContentSchema, lessonKinds } from './lesson.ts';
import { courseSlug } from '../../platform/api/fields.ts';
import { findLessons, listTaught } from './taught-courses.service.ts';
import { removeUnused } from './films.service.ts';
import { markOutcomes, most } from './assignment.ts';
import { mark as markWork, queue, work as readWork } from './marking.service.ts';
import { titleInAll } from './quiz.ts';

/** Calls of marking: what waits, one submission, its mark. A trainer sees those of their own cohorts and courses. */
const markingQueue = staffCall({
  path: 'teaching/marking-queue',
  summary: 'Work that waits for its mark, the longest first, and how much in which course and group',
  may: mayTeach,
  input: z.strictObject({ course: courseSlug.optional(), cohort: z.uuid().optional() }),
  run: async ({ context, staff }, { course, cohort }) => ({
    ok: true as const,
    ...(await queue(context, {
      staff,
      ...(course === undefined ? {} : { courseSlug: course }),
      ...(cohort === undefined ? {} : { cohortId: cohort }),
    })),
  }),
});

const submission = staffCall({
  path: 'teaching/submission',
  summary: 'One submission with what it was asked for, and the others of the same learner',
  may: mayTeach,
  input: z.strictObject({ submission: z.uuid() }),
  run: ({ context, staff }, input) => readWork(context, { staff, submissionId: input.submission }),
});

const mark = staffCall({
  path: 'teaching/mark',
  summary: 'Accept a submission or ask for it again, with points, a text or a voice',
  may: mayTeach,
  input: z.strictObject({
    submission: z.uuid(),
    outcome: z.enum(markOutcomes),
    rubric: z
      .array(z.strictObject({ line: z.string().min(1).max(40), points: z.int().min(0).max(100) }))
      .max(8),
    text: z.string().max(most.feedback),
    voice: z.uuid().nullable(),
    mayShow: z.boolean().default(false),
  }),
  run: ({ context, staff }, { submission: submissionId, ...given }) =>
    markWork(context, { staff, submissionId, ...given }),
});

const sendVoice = staffCall({
  path: 'teaching/mark-voice',
  summary: 'Send a voice for the mark of a submission',
  description:
    'The body is the recording, 10 MB at most: WebM, Ogg, M4A or MP3, recognised by its bytes, whatever its type. It is removed after a day when no mark names it.',
  may: mayTeach,
  takes: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'],
  input: z.strictObject({ submission: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    kind: z.string(),
    name: z.string(),
    contentType: z.string(),
    bytes: z.int(),
  }),
  refusals: ['not-found'],
  async run({ academy, request, staff }, value) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    // The service checks whether this submission is theirs to mark.
    const kept = await academy.marking.addVoice({ staff, submissionId: value.submission, bytes });
    if (kept.ok) return kept.voice;
    return kept.reason === 'not-found'
      ? refuseStaff('not-found')
      : refuseStaff('bad-fields', { fields: { voice: kept.reason } });
  },
});

export const markingCalls = [markingQueue, submission, mark, sendVoice] as const;

/** Deleting media that no lesson uses, which only the classroom can check. */
const remove = staffCall({
  path: 'media/remove',
  summary: 'Take away what was uploaded, while no lesson and no recording shows it',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid() }),
  run: ({ context, staff }, input) => removeUnused(context, { ...input, staff }),
});

export const filmCalls = [remove] as const;

const title = titleInAll(160)
  .refine((title) => Object.values(title).some(Boolean), 'missing')
  .meta({ example: { en: 'Your first week', ar: 'أسبوعك الأول' } });
const opensAfterDays = z.int().min(0).max(730);
const place = z.int().min(0).max(1_000);
const draftMark = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ example: '0f3a9c5b7d1e2f4a6b8c0d2e' });
const exampleContent = {
  title: { en: 'How a price is made', ar: 'كيف يُحدَّد الثمن' },
  minutes: 10,
  body: { en: 'Write down what one hour of your work costs you.', ar: 'اكتبي كم تكلّفك ساعة من عملك.' },
  media: null,
  files: [],
  link: null,
  task: null,
};
const content = lessonContentSchema.meta({ example: exampleContent });

const courses = staffCall({
  path: 'teaching/courses',
  summary: 'Courses that are taught here and theirs to teach, with what each holds',
  may: mayTeach,
  input: z.strictObject({}),
  run: ({ context, staff }) => listTaught(context, staff),
});

const find = staffCall({
  path: 'teaching/find-lessons',
  summary: 'Lessons of courses that are theirs to teach, by a part of the title in either language',
  description: 'The first five.',
  may: mayTeach,
  input: z.strictObject({ search: z.string().trim().min(2).max(100) }),
  run: ({ context, staff }, { search }) => findLessons(context, staff, search),
});

const outline = staffCall({
  path: 'teaching/outline',
  summary: 'Modules and lessons of a course, drafts and what was taken out with them',
  may: mayTeach,
  input: z.strictObject({ course: courseSlug }),
  run: ({ context, staff }, input) => teaching.writtenOutline(context, staff, input.course),
});

const addModule = staffCall({
  path: 'teaching/add-module',
  summary: 'Add a module at the end of a course',
  may: mayTeach,
  input: z.strictObject({ course: courseSlug, title, opensAfterDays }),
  run: ({ context, staff }, input) => outlines.addModule(context, staff, input),
});

const changeModule = staffCall({
  path: 'teaching/change-module',
  summary: 'Call a module otherwise, or open it on another day',
  may: mayTeach,
  input: z.strictObject({
    module: z.uuid(),
    title: title.optional(),
    opensAfterDays: opensAfterDays.optional(),
  }),
  run: ({ context, staff }, input) => outlines.changeModule(context, staff, input),
});

const moveModule = staffCall({
  path: 'teaching/move-module',
  summary: 'Move a module to another place; places count from 0',
  may: mayTeach,
  input: z.strictObject({ module: z.uuid(), place }),
  run: ({ context, staff }, input) => outlines.moveModule(context, staff, input),
});

const removeModule = staffCall({
  path: 'teaching/remove-module',
  summary: 'Take an empty module out',
  may: mayTeach,
  input: z.strictObject({ module: z.uuid() }),
  run: ({ context, staff }, input) => outlines.removeModule(context, staff, input),
});

const addLesson = staffCall({
  path: 'teaching/add-lesson',
  summary: 'Begin a lesson as a draft at the end of a module',
  may: mayTeach,
  input: z.strictObject({ module: z.uuid(), kind: z.enum(lessonKinds), title }),
  run: ({ context, staff }, input) => outlines.addLesson(context, staff, input),
});

const changeLesson = staffCall({
  path: 'teaching/change-lesson',
  summary:
    'Say whether a lesson is free, and whether the certificate asks for it; make a film or a sound of an unpublished text',
  may: mayTeach,
  input: z.strictObject({
    lesson: z.uuid(),
    isFree: z.boolean().optional(),
    isRequired: z.boolean().optional(),
    kind: z.enum(['film', 'sound']).optional(),
  }),
  run: ({ context, staff }, input) => outlines.changeLesson(context, staff, input),
});

const moveLesson = staffCall({
  path: 'teaching/move-lesson',
  summary: 'Move a lesson to another place, also of another module; places count from 0',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid(), module: z.uuid(), place }),
  run: ({ context, staff }, input) => outlines.moveLesson(context, staff, input),
});

const removeLesson = staffCall({
  path: 'teaching/remove-lesson',
  summary: 'Take a lesson out of the outline; what learners did in it stays theirs',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid() }),
  run: ({ context, staff }, input) => outlines.removeLesson(context, staff, input),
});

const restoreLesson = staffCall({
  path: 'teaching/restore-lesson',
  summary: 'Put a lesson back that was taken out',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid() }),
  run: ({ context, staff }, input) => outlines.restoreLesson(context, staff, input),
});

const lesson = staffCall({
  path: 'teaching/lesson',
  summary: 'One lesson as it is written now: its draft where it has one',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid() }),
  run: ({ context, staff }, input) => teaching.lessonToEdit(context, staff, input.lesson),
});

const version = staffCall({
  path: 'teaching/version',
  summary: 'What an earlier version of a lesson said',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid(), number: z.int().min(1).max(100_000) }),
  run: ({ context, staff }, input) => teaching.versionToRead(context, staff, input),
});

const saveDraft = staffCall({
  path: 'teaching/save-draft',
  summary: 'Save a lesson as a draft, over the version that was read',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid(), basedOn: draftMark, content }),
  run: ({ context, staff }, input) => writing.saveDraft(context, staff, input),
});

const dropDraft = staffCall({
  path: 'teaching/drop-draft',
  summary: 'Put the draft of a published lesson away',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid(), basedOn: draftMark }),
  run: ({ context, staff }, input) => writing.dropDraft(context, staff, input),
});

const publishLesson = staffCall({
  path: 'teaching/publish-lesson',
  summary: 'Publish the draft of a lesson, as a new version or as a correction of the published one',
  may: mayTeach,
  input: z.strictObject({ lesson: z.uuid(), basedOn: draftMark, as: z.enum(['version', 'correction']) }),
  run: ({ context, staff }, input) => writing.publishLesson(context, staff, input),
});

const readQuestions = staffCall({
  path: 'teaching/read-questions',
  summary: 'Read questions in GIFT, the plain text of other platforms; nothing is kept',
  may: mayTeach,
  input: z.strictObject({
    source: z.string().max(200_000).meta({ example: 'Is delivery part of the price? {TRUE}' }),
    locale: z.enum(locales),
  }),
  run: async (_asking, { source, locale }) => ({ ok: true as const, ...readGift(source, locale) }),
});

const copyLessons = staffCall({
  path: 'teaching/copy-lessons',
  summary: 'Copy all modules and lessons of a course into another',
  may: mayTeach,
  input: z.strictObject({ from: courseSlug, to: courseSlug }),
  run: ({ context, staff }, input) => writing.copyLessons(context, staff, input),
});

export const teachingCalls = [
  courses,
  find,
  outline,
  addModule,
  changeModule,
  moveModule,
  removeModule,
  addLesson,
  changeLesson,
  moveLesson,
  removeLesson,
  restoreLesson,
  lesson,
  version,
  saveDraft,
  dropDraft,
  publishLesson,
  readQuestions,
  copyLessons,
] as const;
