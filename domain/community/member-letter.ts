/** Letters of the community to one of its members, by what they are about. Each is checked again when it is posted. */
export type MemberLetter =
  /** What the team decided about her text, or about herself; `until` an instant for 'quieted'. */
  | {
      letter: 'circle-decision';
      decision: 'removed' | 'quieted' | 'shut-out';
      reason: string;
      until?: string;
    }
  /** To whoever reported something, once it is decided: whether something was done, and nothing of what or to whom. */
  | { letter: 'report-decided'; outcome: 'done' | 'kept' | 'closed' }
  /** On the evening of a day she has not checked in. */
  | { letter: 'sprint-reminder'; startsOn: string; day: string }
  | { letter: 'sprint-finished'; startsOn: string }
  | { letter: 'sprint-partner'; startsOn: string; partner: string }
  /** Her partner has not heard of her for a while. */
  | { letter: 'sprint-missed'; startsOn: string }
  /** `since`: an instant; what was written before it stood in the letter before. */
  | { letter: 'circle-digest'; since: string };
