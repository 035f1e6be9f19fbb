/** Every URL of the site, in the order of the site map. English at `/…`, Arabic at `/ar/…`: one table, both languages. */
import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** path without leading slash → file below app/routes. '' is the home page of its language. */
const pages: readonly [path: string, file: string][] = [
  ['', 'home/home.tsx'],
  ['courses', 'courses/courses.tsx'],
  ['courses/ecommerce-mastery-virtual', 'courses/ecommerce-mastery-virtual.tsx'],
  ['courses/:slug', 'courses/course.tsx'],
  ['courses/:slug/enrol', 'checkout/details.tsx'],
  ['courses/:slug/waitlist', 'apply/waitlist.tsx'],
  ['workshops', 'workshops/workshops.tsx'],
  ['workshops/:slug', 'workshops/workshop.tsx'],
  ['workshops/:slug/apply', 'apply/workshop.tsx'],
  ['workshops/:slug/calendar.ics', 'workshops/calendar.ts'],
  ['workshop-places/:token', 'workshops/place.tsx'],
  ['tools', 'shop/shop.tsx'],
  ['products/:slug', 'shop/product.tsx'],
  ['products/:slug/access', 'apply/access.tsx'],
  ['downloads/:token', 'shop/download.tsx'],
  ['blog', 'blog/blog.tsx'],
  ['blog/feed.xml', 'blog/feed.ts'],
  ['blog/:slug', 'blog/post.tsx'],
  ['community', 'community/community.tsx'],
  ['community/clarity-details', 'community/clarity-details.tsx'],
  ['community/accountability-details', 'community/accountability-details.tsx'],
  ['consultation', 'consultation/consultation.tsx'],
  ['consultation/:slug', 'consultation/service.tsx'],
  ['host-course', 'apply/host-course.tsx'],
  ['about', 'about/about.tsx'],
  ['careers', 'careers/careers.tsx'],
  ['careers/:slug', 'careers/job.tsx'],
  ['contact', 'company/contact.tsx'],
  ['support', 'company/support.tsx'],
  ['privacy-policy', 'legal/privacy-policy.tsx'],
  ['terms-and-conditions', 'legal/terms-and-conditions.tsx'],
  ['cookie-policy', 'legal/cookie-policy.tsx'],
  ['orders/:token', 'checkout/order.tsx'],
  ['orders/:token/details', 'checkout/change-details.tsx'],
  ['orders/:token/method', 'checkout/method.tsx'],
  ['orders/:token/card', 'checkout/card.tsx'],
  ['orders/:token/bank-transfer', 'checkout/bank-transfer.tsx'],
  ['orders/:token/cash', 'checkout/cash.tsx'],
  ['orders/:token/receipt', 'checkout/receipt.tsx'],
  ['payment/success', 'payment/success.tsx'],
  ['payment/failure', 'payment/failure.tsx'],
  ['payment/cancel', 'payment/cancel.tsx'],
  ['payment-test', 'test-screens/payment-test.tsx'],
  ['payment-test-page', 'test-screens/payment-test-page.tsx'],
  ['form-test', 'test-screens/form-test.tsx'],
  ['virtual-test-payment', 'test-screens/virtual-test-payment.tsx'],
  ['virtual-test-payment/enrol', 'test-screens/virtual-test-enrol.tsx'],
  ['supabase-test', 'test-screens/users.tsx'],
  ['practice-bank/:reference', 'test-screens/practice-bank.tsx'],
  ['mailbox', 'test-screens/mailbox.tsx'],
  ['mailbox/:id', 'test-screens/mail.tsx'],
  ['mailbox/:id/letter', 'test-screens/letter.ts'],
  ['staff', 'staff/orders.tsx'],
  ['staff/sign-in', 'staff/sign-in.tsx'],
  ['staff/sign-out', 'staff/sign-out.tsx'],
  ['staff/orders/:number', 'staff/order.tsx'],
  ['staff/access-codes', 'staff/access-codes.tsx'],
  ['staff/notifications', 'staff/notifications.tsx'],
  ['staff/applications', 'staff/applications.tsx'],
  ['staff/log', 'staff/log.tsx'],
  ['*', 'not-found.tsx'],
];

const inLanguage = (prefix: '' | 'ar'): RouteConfigEntry[] =>
  pages.map(([path, file]) => {
    const full = [prefix, path].filter(Boolean).join('/');
    const id = `${prefix || 'en'}/${path || 'home'}`;
    return route(full === '' ? '/' : full, `routes/${file}`, { id });
  });

export default [...inLanguage(''), ...inLanguage('ar')] satisfies RouteConfig;
