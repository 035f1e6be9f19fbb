import { readOutlines, type SampleLesson } from '../../src/server/seed-classroom.ts';

/** The lessons of a sample course, in the order of its units. */
export const sampleLessons = (course: string): SampleLesson[] =>
  readOutlines().flatMap((outline) =>
    outline.course === course ? outline.modules.flatMap(({ lessons }) => lessons) : [],
  );
