/** The verbs of the community beyond its texts. */
import type { StaffModerationVerbs } from './moderation-verbs.ts';
import type { SafetyVerbs } from './safety-verbs.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

export type CommunityVerbs = { safety: SafetyVerbs; sprints: SprintVerbs };
export type StaffCommunityVerbs = { moderation: StaffModerationVerbs };

/** What the clock does there. Each returns how many it came past. */
export type CommunityClockwork = { sendDigests(): Promise<number>; remindSprint(): Promise<number> };
