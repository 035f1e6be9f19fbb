/** All that the site says, by language. `say.home.hero.title` is content/pages/home/en.ts → hero.title. */
import { ar as commonAr } from './common/ar.ts';
import { en as commonEn } from './common/en.ts';
import { ar as wireAr } from './pages/wire/ar.ts';
import { en as wireEn } from './pages/wire/en.ts';
import { ar as courseAr } from './pages/course/ar.ts';
import { en as courseEn } from './pages/course/en.ts';
import { ar as coursesAr } from './pages/courses/ar.ts';
import { en as coursesEn } from './pages/courses/en.ts';
import { ar as ecommerceMasteryVirtualAr } from './pages/ecommerce-mastery-virtual/ar.ts';
import { en as ecommerceMasteryVirtualEn } from './pages/ecommerce-mastery-virtual/en.ts';
import { ar as waitlistAr } from './pages/waitlist/ar.ts';
import { en as waitlistEn } from './pages/waitlist/en.ts';
import { ar as enrolAr } from './pages/enrol/ar.ts';
import { en as enrolEn } from './pages/enrol/en.ts';
import { ar as orderAr } from './pages/order/ar.ts';
import { en as orderEn } from './pages/order/en.ts';
import { ar as paymentAr } from './pages/payment/ar.ts';
import { en as paymentEn } from './pages/payment/en.ts';
import { ar as practiceBankAr } from './pages/practice-bank/ar.ts';
import { en as practiceBankEn } from './pages/practice-bank/en.ts';
import { ar as communityAr } from './pages/community/ar.ts';
import { en as communityEn } from './pages/community/en.ts';
import { ar as companyAr } from './pages/company/ar.ts';
import { en as companyEn } from './pages/company/en.ts';
import { ar as legalAr } from './pages/legal/ar.ts';
import { en as legalEn } from './pages/legal/en.ts';
import { ar as workshopsAr } from './pages/workshops/ar.ts';
import { en as workshopsEn } from './pages/workshops/en.ts';
import { ar as shopAr } from './pages/shop/ar.ts';
import { en as shopEn } from './pages/shop/en.ts';
import { ar as hostCourseAr } from './pages/host-course/ar.ts';
import { en as hostCourseEn } from './pages/host-course/en.ts';
import { ar as homeAr } from './pages/home/ar.ts';
import { en as homeEn } from './pages/home/en.ts';
import { ar as doorAr } from './pages/door/ar.ts';
import { en as doorEn } from './pages/door/en.ts';
import { ar as mailboxAr } from './pages/mailbox/ar.ts';
import { en as mailboxEn } from './pages/mailbox/en.ts';
import { ar as staffAr } from './pages/staff/ar.ts';
import { en as staffEn } from './pages/staff/en.ts';
import type { InArabic } from './shape.ts';

const en = {
  community: communityEn,
  company: companyEn,
  legal: legalEn,
  workshops: workshopsEn,
  shop: shopEn,
  hostCourse: hostCourseEn,
  common: commonEn,
  door: doorEn,
  home: homeEn,
  wire: wireEn,
  course: courseEn,
  courses: coursesEn,
  ecommerceMasteryVirtual: ecommerceMasteryVirtualEn,
  waitlist: waitlistEn,
  enrol: enrolEn,
  order: orderEn,
  payment: paymentEn,
  practiceBank: practiceBankEn,
  mailbox: mailboxEn,
  staff: staffEn,
};

export type Words = InArabic<typeof en>;

const ar: Words = {
  community: communityAr,
  company: companyAr,
  legal: legalAr,
  workshops: workshopsAr,
  shop: shopAr,
  hostCourse: hostCourseAr,
  common: commonAr,
  door: doorAr,
  home: homeAr,
  wire: wireAr,
  course: courseAr,
  courses: coursesAr,
  ecommerceMasteryVirtual: ecommerceMasteryVirtualAr,
  waitlist: waitlistAr,
  enrol: enrolAr,
  order: orderAr,
  payment: paymentAr,
  practiceBank: practiceBankAr,
  mailbox: mailboxAr,
  staff: staffAr,
};

export const words = { en, ar } as const;
