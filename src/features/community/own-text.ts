/** What a member may still do with what she wrote. */
export const hoursToEdit = 24;

/** Of all her texts together. */
export const editsAnHour = 30;

/** Afterwards others have read and answered it: it can be deleted, but no longer become another text. */
export const mayStillEdit = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < hoursToEdit * 3_600_000;
