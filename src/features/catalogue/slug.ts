/** What a slug may look like: it stands in addresses, and anything else is unknown without asking the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}$/.test(text);

/** What lies at `/learn/<this>` beside the courses: a course of that name would never open. */
export const classroomAddresses: readonly string[] = [
  'emails',
  'kept',
  'media',
  'start',
  'status',
  'submissions',
];

export const isCourseSlug = (text: string): boolean => isSlug(text) && !classroomAddresses.includes(text);
