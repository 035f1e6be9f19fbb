/** The verbs of the log, and of what was posted and told. */
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';
import { nameLogSubjects } from './name-log-subjects.server.ts';
import { readLog } from './read-log.server.ts';
import { readLogReasons } from './read-log-reasons.server.ts';
import { findNotifications } from './read-notifications.server.ts';
import { countReplay, outboxMail, outboxMails, staffEvent, staffEvents } from './read-outbox.server.ts';
import { replayEvents, sendEventAgain, sendOutboxMailAgain } from './send-outbox-again.server.ts';

export const bindLog = (context: FlowContext): StaffLogVerbs => ({
  readLog: (query) => readLog(context, { name: nameLogSubjects, why: readLogReasons }, query),
  outboxMails: (query) => outboxMails(context, query),
  outboxMail: (id) => outboxMail(context, id),
  sendOutboxMailAgain: (input) => sendOutboxMailAgain(context, input),
  events: (query) => staffEvents(context, query),
  event: (id) => staffEvent(context, id),
  sendEventAgain: (input) => sendEventAgain(context, input),
  countEvents: (span) => countReplay(context, span),
  replayEvents: (input) => replayEvents(context, input),
  findNotifications: (query) => findNotifications(context, query),
});
