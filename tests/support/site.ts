/** Every public address of the site, for tests that visit them all. */
import { pathIn, type Locale } from '../../src/platform/i18n/locale.ts';

export const publicPaths: readonly string[] = [
  '/',
  '/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/ecommerce-mastery',
  '/courses/english-mastery',
  '/courses/ugc-creation-masterclass',
  '/courses/fashion-business-masterclass',
  '/courses/french-course',
  '/courses/french-course/waitlist',
  '/courses/ugc-creation-masterclass/scholarship',
  '/courses/english-mastery/enrol',
  '/checkout/membership',
  '/workshops',
  '/workshops/content-creation-class',
  '/workshops/sell-on-whatsapp',
  '/workshops/sell-on-whatsapp/apply',
  '/workshops/content-creation-class/apply',
  '/tools',
  '/bundles/shop-with-a-plan',
  '/products/finance-tracker',
  '/products/business-plan-template',
  '/products/finance-tracker/access',
  '/products/business-plan-template/order',
  '/blog',
  '/blog/price-a-handmade-product',
  '/community',
  '/community/clarity-details',
  '/community/accountability-details',
  '/clarity-login',
  '/learning-platform',
  '/not-registered',
  '/register-clarity',
  '/consultation',
  '/consultation/your-shop-line-by-line',
  '/host-course',
  '/about',
  '/careers',
  '/careers/learner-support-darija',
  '/careers/course-producer',
  '/contact',
  '/support',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
];

/** One page of each template, for checks in a browser. */
export const templates: readonly string[] = [
  '/',
  '/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/ecommerce-mastery',
  '/courses/english-mastery/enrol',
  '/workshops/sell-on-whatsapp',
  '/tools',
  '/bundles/shop-with-a-plan',
  '/products/finance-tracker',
  '/blog/price-a-handmade-product',
  '/community',
  '/community/clarity-details',
  '/consultation/your-shop-line-by-line',
  '/careers/learner-support-darija',
  '/contact',
  '/cookie-policy',
];

/** Pages of a learner in two groups, one of which has not begun: one of each template, and the closed ones. */
export const learnerPages: readonly string[] = [
  '/account',
  '/learn/english-mastery',
  '/learn/english-mastery/settings',
  '/learn/english-mastery/notes',
  '/learn/english-mastery/live',
  '/learn/english-mastery/review',
  '/learn/english-mastery/certificate',
  '/learn/english-mastery/made',
  '/learn/english-mastery/lessons/welcome',
  '/learn/english-mastery/lessons/first-task',
  '/learn/english-mastery/lessons/greet-and-introduce',
  '/learn/english-mastery/lessons/first-task/questions',
  '/learn/ugc-creation-masterclass',
  '/learn/ugc-creation-masterclass/live',
  '/learn/ugc-creation-masterclass/lessons/live-1',
  '/learn/ecommerce-mastery',
  '/learn/search',
  '/learn/kept',
];

export const addressesIn = (locale: Locale): string[] => publicPaths.map((path) => pathIn(locale, path));

/** Pages that need no script and so send none. */
export const scriptlessPaths: readonly RegExp[] = [
  /^\/(privacy-policy|terms-and-conditions|cookie-policy)$/,
  /^\/blog\/[\w-]+$/,
];

/** The screens on which the academy's owner tries forms and payments: for nobody else. */
export const testScreenPaths = [
  '/payment-test',
  '/payment-test-page',
  '/form-test',
  '/virtual-test-payment',
  '/virtual-test-payment/enrol',
  '/supabase-test',
] as const;
