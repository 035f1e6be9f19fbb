/** Pages about learners, applicants and people who wait. */
import EventSeat from '@mui/icons-material/EventSeatOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Inbox from '@mui/icons-material/InboxOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { page, type ConsolePage } from './console-page.ts';

const WorkshopsPage = page(async () => (await import('../applications/workshops-page.tsx')).WorkshopsPage);

export const peoplePages: readonly ConsolePage[] = [
  {
    may: 'maySeeApplications',
    group: 'people',
    icon: Inbox,
    to: '/applications',
    title: ({ applications }) => applications.title,
    routes: {
      '/applications': page(
        async () => (await import('../applications/applications-page.tsx')).ApplicationsPage,
      ),
    },
  },
  {
    may: 'maySeeApplications',
    group: 'people',
    icon: EventSeat,
    to: '/workshops',
    title: ({ applications }) => applications.workshops.title,
    routes: {
      '/workshops': WorkshopsPage,
      '/workshops/:slug': WorkshopsPage,
    },
  },
  {
    may: 'maySeeApplications',
    group: 'people',
    icon: School,
    to: '/proposals',
    title: ({ pipeline }) => pipeline.title,
    routes: {
      '/proposals': page(async () => (await import('../pipeline/proposals-page.tsx')).ProposalsPage),
    },
  },
  {
    may: 'mayOpenCourses',
    group: 'people',
    icon: HourglassEmpty,
    to: '/waitlists',
    title: ({ waitlists }) => waitlists.title,
    routes: {
      '/waitlists': page(async () => (await import('../waitlists/waitlists-page.tsx')).WaitlistsPage),
    },
  },
  {
    may: 'maySeeBookings',
    group: 'people',
    icon: EventAvailable,
    to: '/bookings',
    title: ({ bookings }) => bookings.title,
    routes: {
      '/bookings': page(async () => (await import('../bookings/booking-page.tsx')).BookingsPage),
      '/bookings/:number': page(async () => (await import('../bookings/booking-page.tsx')).BookingPage),
    },
  },
  {
    may: 'maySetHours',
    group: 'people',
    icon: Schedule,
    to: '/hours',
    title: ({ hours }) => hours.title,
    routes: {
      '/hours': page(async () => (await import('../hours/hours-page.tsx')).ExpertsPage),
      '/hours/:expert': page(async () => (await import('../hours/hours-page.tsx')).HoursPage),
    },
  },
  {
    may: 'mayModerate',
    group: 'people',
    icon: Flag,
    to: '/reports',
    title: ({ reports }) => reports.title,
    routes: { '/reports': page(async () => (await import('../reports/reports-page.tsx')).ReportsPage) },
  },
  {
    may: 'mayModerate',
    group: 'people',
    icon: Handshake,
    to: '/partners',
    title: ({ partners }) => partners.title,
    routes: { '/partners': page(async () => (await import('../partners/partners-page.tsx')).PartnersPage) },
  },
  {
    may: 'maySeePeople',
    group: 'people',
    icon: People,
    to: '/people/learners',
    title: ({ people }) => people.learners.title,
    routes: {
      '/people/learners': page(async () => (await import('../people/learners-page.tsx')).LearnersPage),
      '/people/learners/:email': page(async () => (await import('../people/person-page.tsx')).PersonPage),
    },
  },
  {
    may: 'mayAnswerDataRequests',
    group: 'people',
    icon: PrivacyTip,
    to: '/people/requests',
    title: ({ people }) => people.requests.title,
    routes: {
      '/people/requests': page(async () => (await import('../people/requests-page.tsx')).RequestsPage),
      '/people/requests/:id': page(async () => (await import('../people/request-page.tsx')).RequestPage),
    },
  },
];
