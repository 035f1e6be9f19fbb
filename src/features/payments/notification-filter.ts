/** Which of the gateways' messages the office looks at: those that wait for a person, those that were refused, all. */
export const notificationFilters = ['to-do', 'refused', 'all'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
