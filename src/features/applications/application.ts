/** What people ask the academy for with a form. Stored first; what they see depends on the storing alone. */
export const applicationKinds = [
  'waitlist',
  'workshop',
  'host-course',
  'access-request',
  'contact',
  'careers',
  'consultation',
] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What a message to the academy is about; the words for each stand in content/common/applications. */
export const contactTopics = ['course', 'payment', 'community', 'partnership', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
