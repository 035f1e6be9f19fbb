/** Pairs for the sprint. */
export const partners = {
  title: 'Pairs for the sprint',
  lead: 'Members who wish a partner, the longest waiting first. Read both goals: about the same stage works best. Both get a letter.',
  none: 'Nobody waits for a partner.',
  sprint: (day: string) => `Sprint of ${day}`,
  since: (day: string) => `Waits since ${day}`,
  withFor: (name: string) => `Pair \u2068${name}\u2069 with`,
  choose: 'Choose somebody',
  submit: 'Make them partners',
  sure: (one: string, other: string) =>
    `\u2068${one}\u2069 and \u2068${other}\u2069 become partners, and both get a letter.`,
  alone: 'Nobody else waits in this sprint yet.',
  paired: (one: string, other: string) =>
    `\u2068${one}\u2069 and \u2068${other}\u2069 are partners now, and both get a letter.`,
  conflict: (by: string) => `\u2068${by}\u2069 has just made them partners.`,
};
