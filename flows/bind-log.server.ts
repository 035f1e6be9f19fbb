/** The verbs of the log, and of what was posted and told. */
import { readDelivery } from '../hooks/read-delivery.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';
import { nameLogSubjects } from './name-log-subjects.server.ts';
import { readLog } from './read-log.server.ts';
import { readLogReasons } from './read-log-reasons.server.ts';
import { findNotifications } from './read-notifications.server.ts';
import { outboxMail, outboxMails, webhookDeliveries, webhookDelivery } from './read-outbox.server.ts';
import { deliverAgain, sendOutboxMailAgain } from './send-outbox-again.server.ts';

export const bindLog = (context: FlowContext): StaffLogVerbs => ({
  readLog: (query) => readLog(context, { name: nameLogSubjects, why: readLogReasons }, query),
  outboxMails: (query) => outboxMails(context, query),
  outboxMail: (id) => outboxMail(context, id),
  sendOutboxMailAgain: (input) => sendOutboxMailAgain(context, input),
  webhookDeliveries: (query) => webhookDeliveries(context, query),
  webhookDelivery: (id) => webhookDelivery(context, readDelivery, id),
  deliverAgain: (input) => deliverAgain(context, input),
  findNotifications: (query) => findNotifications(context, query),
});
