/** What leaves the academy for somebody, and what payment services report to it: one list with four types. */
import { maySeeMails, maySeeNotifications, maySeeWebhooks, type Who } from '../staff/who-may.ts';

/** 'message': by WhatsApp, beside the e-mail of the same name. 'event': to another system. 'notification': from a payment service. */
export const deliveryTypes = ['mail', 'message', 'event', 'notification'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

const maySee: Record<DeliveryType, (who: Who) => boolean> = {
  mail: maySeeMails,
  message: maySeeMails,
  event: maySeeWebhooks,
  notification: maySeeNotifications,
};

export const typesFor = (who: Who): DeliveryType[] => deliveryTypes.filter((type) => maySee[type](who));
