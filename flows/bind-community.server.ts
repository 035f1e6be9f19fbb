/** Binds the verbs of the community beyond its texts. */
import type { CommunityClockwork, CommunityVerbs, StaffCommunityVerbs } from './community-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { lookAfterOneself } from './look-after-oneself.server.ts';
import { moderate } from './moderate.server.ts';
import { readSprint } from './read-sprint.server.ts';
import { takePartInSprint } from './take-part-in-sprint.server.ts';
import { remindSprint, sendDigests } from './tend-community.server.ts';

export const bindCommunity = (context: FlowContext): CommunityVerbs => ({
  safety: lookAfterOneself(context),
  sprints: { ...readSprint(context), ...takePartInSprint(context) },
});

export const bindModeration = (context: FlowContext): StaffCommunityVerbs => ({
  moderation: moderate(context),
});

export const bindCommunityClockwork = (context: FlowContext): CommunityClockwork => ({
  sendDigests: () => sendDigests(context),
  remindSprint: () => remindSprint(context),
});
