import { inAllLanguages } from '../../src/platform/records/record.ts';
import { readOutlines, type SampleLesson } from '../../src/server/seed-classroom.ts';

/** The lessons of a sample course, in the order of its units, as readers of every language get them. */
export const sampleLessons = (course: string): SampleLesson[] =>
  readOutlines().flatMap((outline) =>
    outline.course === course ? inAllLanguages(outline.modules).flatMap(({ lessons }) => lessons) : [],
  );
