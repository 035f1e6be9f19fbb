/** What scripts of a page need to tell of a lesson, and where to; nothing of staff who look in. */
export const tellingOf = (told: { lessonId: string; learnerKey: string | null; events: string }) =>
  told.learnerKey === null
    ? {}
    : { 'data-learner': told.learnerKey, 'data-lesson': told.lessonId, 'data-events': told.events };
