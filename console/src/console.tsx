/** The office as one React app: its frame, its pages, and who may see which. */
import { lazy, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { Directed } from './directed.tsx';
import { makeI18n } from './i18n.ts';
import { OfficeLayout } from './layout/office-layout.tsx';
import { SignIn } from './layout/sign-in.tsx';
import { chosenLocale, directionOf, type ConsoleLocale } from './locale.ts';
import { themeFor } from './theme.ts';

// A page's code comes with its first visit.
const TodayPage = lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage }));
const OrderList = lazy(async () => ({ default: (await import('./orders/order-list.tsx')).OrderList }));
const OrderPage = lazy(async () => ({ default: (await import('./orders/order-page.tsx')).OrderPage }));
const RefundList = lazy(async () => ({ default: (await import('./refunds/refund-list.tsx')).RefundList }));
const RefundPage = lazy(async () => ({ default: (await import('./refunds/refund-page.tsx')).RefundPage }));
const RefundOrderPage = lazy(async () => ({
  default: (await import('./refunds/refund-order-page.tsx')).RefundOrderPage,
}));
const ClaimsPage = lazy(async () => ({ default: (await import('./claims/claims-page.tsx')).ClaimsPage }));
const StatementPage = lazy(async () => ({
  default: (await import('./claims/statement-page.tsx')).StatementPage,
}));
const MonthPage = lazy(async () => ({ default: (await import('./exports/month-page.tsx')).MonthPage }));
const CodesPage = lazy(async () => ({ default: (await import('./codes/codes-page.tsx')).CodesPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./reports/reports-page.tsx')).ReportsPage }));
const CouponsPage = lazy(async () => ({ default: (await import('./coupons/coupons-page.tsx')).CouponsPage }));
const LetterList = lazy(async () => ({ default: (await import('./letters/letter-list.tsx')).LetterList }));
const LetterPage = lazy(async () => ({ default: (await import('./letters/letter-page.tsx')).LetterPage }));
const WebhookList = lazy(async () => ({
  default: (await import('./webhooks/webhook-list.tsx')).WebhookList,
}));
const WebhookPage = lazy(async () => ({
  default: (await import('./webhooks/webhook-page.tsx')).WebhookPage,
}));
const NotificationList = lazy(async () => ({
  default: (await import('./notifications/notification-list.tsx')).NotificationList,
}));
const LogList = lazy(async () => ({ default: (await import('./log/log-list.tsx')).LogList }));
const RecordList = lazy(async () => ({ default: (await import('./catalogue/record-list.tsx')).RecordList }));
const RecordEditor = lazy(async () => ({
  default: (await import('./catalogue/record-editor.tsx')).RecordEditor,
}));
const ApplicationsPage = lazy(async () => ({
  default: (await import('./applications/applications-page.tsx')).ApplicationsPage,
}));
const WaitlistsPage = lazy(async () => ({
  default: (await import('./waitlists/waitlists-page.tsx')).WaitlistsPage,
}));
const BookingsPage = lazy(async () => ({
  default: (await import('./bookings/bookings-page.tsx')).BookingsPage,
}));
const BookingPage = lazy(async () => ({
  default: (await import('./bookings/booking-page.tsx')).BookingPage,
}));

export function Console() {
  const [locale, setLocale] = useState<ConsoleLocale>(chosenLocale);
  const [i18n] = useState(() => makeI18n(locale, setLocale));
  const theme = useMemo(() => themeFor(directionOf(locale)), [locale]);
  return (
    <Directed locale={locale}>
      <BrowserRouter basename="/console">
        <Admin
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18n}
          theme={theme}
          darkTheme={null}
          layout={OfficeLayout}
          dashboard={TodayPage}
          loginPage={SignIn}
          disableTelemetry
          requireAuth
        >
          {(may: string[] = []) => [
            may.includes('maySeeOrders') && (
              <Resource key="orders" name="orders" list={OrderList} show={OrderPage} />
            ),
            may.includes('mayRefund') && (
              <CustomRoutes key="refunds">
                <Route path="/refunds" element={<RefundList />} />
                <Route path="/refunds/:id/show" element={<RefundPage />} />
                <Route path="/orders/:id/refund" element={<RefundOrderPage />} />
              </CustomRoutes>
            ),
            may.includes('mayDecideClaims') && (
              <CustomRoutes key="claims">
                <Route path="/claims" element={<ClaimsPage />} />
                <Route path="/claims/statement" element={<StatementPage />} />
              </CustomRoutes>
            ),
            may.includes('maySeeApplications') && (
              <CustomRoutes key="applications">
                <Route path="/applications" element={<ApplicationsPage />} />
              </CustomRoutes>
            ),
            may.includes('mayOpenCourses') && (
              <CustomRoutes key="waitlists">
                <Route path="/waitlists" element={<WaitlistsPage />} />
              </CustomRoutes>
            ),
            may.includes('maySeeBookings') && (
              <CustomRoutes key="bookings">
                <Route path="/bookings" element={<BookingsPage />} />
                <Route path="/bookings/:number" element={<BookingPage />} />
              </CustomRoutes>
            ),
            may.includes('mayExportMonth') && (
              <CustomRoutes key="month">
                <Route path="/month" element={<MonthPage />} />
              </CustomRoutes>
            ),
            may.includes('maySeeAccessCodes') && (
              <CustomRoutes key="access-codes">
                <Route path="/access-codes" element={<CodesPage />} />
              </CustomRoutes>
            ),
            may.includes('mayManageCoupons') && (
              <CustomRoutes key="coupons">
                <Route path="/coupons" element={<CouponsPage />} />
              </CustomRoutes>
            ),
            may.includes('mayModerate') && (
              <CustomRoutes key="reports">
                <Route path="/reports" element={<ReportsPage />} />
              </CustomRoutes>
            ),
            may.includes('maySeeMails') && (
              <Resource key="letters" name="letters" list={LetterList} show={LetterPage} />
            ),
            may.includes('maySeeWebhooks') && (
              <Resource key="webhooks" name="webhooks" list={WebhookList} show={WebhookPage} />
            ),
            may.includes('maySeeNotifications') && (
              <Resource key="notifications" name="notifications" list={NotificationList} />
            ),
            may.includes('maySeeLog') && <Resource key="log" name="log" list={LogList} />,
            may.includes('maySeeCatalogue') && (
              <CustomRoutes key="catalogue">
                <Route path="/catalogue/:kind" element={<RecordList />} />
                <Route path="/catalogue/:kind/new" element={<RecordEditor />} />
                <Route path="/catalogue/:kind/:slug" element={<RecordEditor />} />
              </CustomRoutes>
            ),
          ]}
        </Admin>
      </BrowserRouter>
    </Directed>
  );
}
