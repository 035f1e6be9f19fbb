/** The outlines of the sample courses: a folder for each course, in it one `unit-<number>.json` for each unit. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { assignmentSchema } from '../learning/classroom/assignment.ts';
import { lessonKinds } from '../learning/classroom/lesson.ts';
import { inBoth, quizSchema } from '../learning/classroom/quiz.ts';
import { ofProject } from '../platform/of-project.ts';

/** A lesson. Texts to read are beside its unit, in `<key>.en.md` and `<key>.ar.md`. */
const lessonSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,80}$/),
  kind: z.enum(lessonKinds),
  title: inBoth(160),
  minutes: z.int().min(1).max(600),
  /** For exactly one lesson of a course. */
  isFree: z.literal(true).optional(),
  /** Whether it counts for the certificate; by default it does. */
  isRequired: z.literal(false).optional(),
  /** The name of a video in `films/`. */
  film: z.string().optional(),
  task: z.discriminatedUnion('kind', [quizSchema, assignmentSchema]).optional(),
});
export type SampleLesson = z.output<typeof lessonSchema>;

const unitSchema = z.strictObject({
  title: inBoth(160),
  opensAfterDays: z.int().min(0),
  lessons: z.array(lessonSchema).min(1),
});
/** The lessons of a course in our own classroom. */
export type SampleOutline = { course: string; modules: readonly z.output<typeof unitSchema>[] };

/** Where the lessons of the sample are. Throws when the project's folder is not there. */
export function lessonsFolder(): string {
  const found = ofProject('content/sample/classroom');
  if (!found) throw new Error('The sample lessons are missing: start in the folder of the project.');
  return found;
}

/** Throws with the file's name and the place in it when a unit is not as it must be. */
function readUnit(file: string): SampleOutline['modules'][number] {
  try {
    const read = unitSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (read.success) return read.data;
    throw new Error(z.prettifyError(read.error));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Every course that has units, in order of name, with its units in order of theirs. */
export function readOutlines(folder = lessonsFolder()): SampleOutline[] {
  const files = globSync('*/unit-*.json', { cwd: folder }).sort();
  const courses = Map.groupBy(files, (file) => path.dirname(file));
  return [...courses].map(([course, units]) => ({
    course,
    modules: units.map((file) => readUnit(path.join(folder, file))),
  }));
}
