/** Consultations, the community, and what people ask for. */
import { type ConsolePage, page } from './console-page.ts';

export const servicePages: readonly ConsolePage[] = [
  {
    may: 'maySeeBookings',
    section: 'consultations',
    name: 'bookings',
    to: '/bookings',
    routes: {
      '/bookings': page(async () => (await import('../bookings/bookings-page.tsx')).BookingsPage, 'requests'),
      '/bookings/week': page(async () => (await import('../bookings/week-page.tsx')).WeekPage, 'requests'),
      '/bookings/:number': page(
        async () => (await import('../bookings/booking-page.tsx')).BookingPage,
        'requests',
      ),
    },
  },
  {
    may: 'maySetHours',
    section: 'consultations',
    name: 'hours',
    to: '/hours',
    routes: {
      '/hours': page(async () => (await import('../hours/hours-page.tsx')).ExpertsPage, 'requests'),
      '/hours/:expert': page(async () => (await import('../hours/hours-page.tsx')).HoursPage, 'requests'),
    },
  },
  {
    may: 'mayModerate',
    section: 'community',
    name: 'reports',
    to: '/reports',
    routes: {
      '/reports': page(async () => (await import('../reports/reports-page.tsx')).ReportsPage, 'community'),
      '/reports/held': page(
        async () => (await import('../reports/reports-page.tsx')).HeldMembersPage,
        'community',
      ),
    },
  },
  {
    may: 'mayModerate',
    section: 'community',
    name: 'partners',
    to: '/partners',
    routes: {
      '/partners': page(
        async () => (await import('../partners/partners-page.tsx')).PartnersPage,
        'community',
      ),
    },
  },
  {
    may: 'maySeeApplications',
    section: 'requests',
    name: 'applications',
    to: '/applications',
    routes: {
      '/applications': page(
        async () => (await import('../applications/applications-page.tsx')).ApplicationsPage,
        'requests',
      ),
      '/applications/:id': page(
        async () => (await import('../applications/application-page.tsx')).ApplicationPage,
        'requests',
      ),
    },
  },
  {
    may: 'maySeeApplications',
    section: 'requests',
    name: 'workshops',
    to: '/workshops',
    routes: {
      '/workshops': page(
        async () => (await import('../applications/workshops-page.tsx')).WorkshopsPage,
        'requests',
      ),
      '/workshops/:slug': page(
        async () => (await import('../applications/workshops-page.tsx')).WorkshopPage,
        'requests',
      ),
    },
  },
  {
    may: 'mayOpenCourses',
    section: 'requests',
    name: 'waitlists',
    to: '/waitlists',
    routes: {
      '/waitlists': page(
        async () => (await import('../waitlists/waitlists-page.tsx')).WaitlistsPage,
        'requests',
      ),
    },
  },
  {
    may: 'mayAnswerDataRequests',
    section: 'requests',
    name: 'dataRequests',
    to: '/people/requests',
    routes: {
      '/people/requests': page(
        async () => (await import('../people/requests-page.tsx')).RequestsPage,
        'people',
      ),
      '/people/requests/:id': page(
        async () => (await import('../people/request-page.tsx')).RequestPage,
        'people',
      ),
    },
  },
];
