/** What a slug may look like. Anything else is unknown without a query. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/** Pages at `/learn/<this>` that are not courses: a course of that slug could not be opened. */
export const classroomAddresses: readonly string[] = [
  'emails',
  'kept',
  'media',
  'start',
  'status',
  'submissions',
];

export const isCourseSlug = (text: string): boolean => isSlug(text) && !classroomAddresses.includes(text);
