/** What the house itself did and said. */
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import History from '@mui/icons-material/History';
import Mail from '@mui/icons-material/MailOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import { page, type OfficePage } from './office-page.ts';

export const housePages: readonly OfficePage[] = [
  {
    may: 'mayManageStaff',
    group: 'house',
    icon: Badge,
    to: '/people/staff',
    title: ({ people }) => people.staff.title,
    routes: { '/people/staff': page(async () => (await import('../people/staff-page.tsx')).StaffPage) },
  },
  {
    may: 'maySeeMails',
    group: 'house',
    icon: Mail,
    to: '/letters',
    title: ({ office }) => office.menu.letters,
    resource: 'letters',
    list: page(async () => (await import('../letters/letter-list.tsx')).LetterList),
    show: page(async () => (await import('../letters/letter-page.tsx')).LetterPage),
  },
  {
    may: 'maySeeWebhooks',
    group: 'house',
    icon: Webhook,
    to: '/events',
    title: ({ office }) => office.menu.events,
    resource: 'events',
    list: page(async () => (await import('../events/event-list.tsx')).EventList),
    show: page(async () => (await import('../events/event-page.tsx')).EventPage),
  },
  {
    may: 'maySeeNotifications',
    group: 'house',
    icon: AccountBalance,
    to: '/notifications',
    title: ({ notifications }) => notifications.title,
    resource: 'notifications',
    list: page(async () => (await import('../notifications/notification-list.tsx')).NotificationList),
  },
  {
    may: 'maySeeLog',
    group: 'house',
    icon: History,
    to: '/log',
    title: ({ log }) => log.title,
    resource: 'log',
    list: page(async () => (await import('../log/log-list.tsx')).LogList),
  },
];
