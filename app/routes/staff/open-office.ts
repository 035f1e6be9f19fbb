/** What every page of the office starts with: who is there, and whether the role may be here. */
import { redirect } from 'react-router';
import {
  mayManageCoupons,
  mayModerate,
  mayOpenCourses,
  mayRefund,
  mayReconcile,
  maySeeAccessCodes,
  maySeeApplications,
  maySeeBookings,
  maySeeLog,
  maySeeNotifications,
  maySeeOrders,
} from '../../../domain/staff/who-may.ts';
import type { StaffMember } from '../../../flows/academy.server.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';

type House = ReturnType<typeof open>;

export type Frame = {
  words: House['say']['staff']['frame'];
  staff: StaffMember;
  signOut: string;
  pages: { href: string; label: string; isHere: boolean }[];
  locale: House['locale'];
};

export type Office = House & { elsewhere: null; staff: StaffMember; frame: Frame; allowed: boolean };

/** Only pages of the office are gone back to after the sign-in, a kind of applications included; else the orders. */
export function officePath(wanted: string | null, fallback: string): string {
  return wanted !== null && /^\/(ar\/)?staff(\/[\w-]+)*(\?kind=[a-z-]+)?$/.test(wanted) ? wanted : fallback;
}

/** The sign-in that leads to a page of the office; both of its steps keep it, so a letter's link ends where it points. */
export const signInPath = (signIn: string, next: string, fallback: string): string =>
  next === fallback ? signIn : `${signIn}?next=${encodeURIComponent(next)}`;

function frameOf({ say, links, locale, url }: House, staff: StaffMember): Frame {
  const words = say.staff.frame;
  const pages = [
    { href: links.staff(), label: words.orders, may: maySeeOrders(staff) },
    { href: links.staffApplications(), label: words.applications, may: maySeeApplications(staff) },
    { href: links.staffWaitlists(), label: say.staffWaitlists.nav, may: mayOpenCourses(staff) },
    { href: links.staffCoupons(), label: say.staffCoupons.nav, may: mayManageCoupons(staff) },
    { href: links.staffBookings(), label: say.staffBookings.nav, may: maySeeBookings(staff) },
    { href: links.staffReports(), label: say.staffReports.nav, may: mayModerate(staff) },
    { href: links.staffRefunds(), label: say.staffRefunds.nav, may: mayRefund(staff) },
    { href: links.staffAccessCodes(), label: words.accessCodes, may: maySeeAccessCodes(staff) },
    { href: links.staffNotifications(), label: words.notifications, may: maySeeNotifications(staff) },
    { href: links.staffReconcile(), label: words.reconcile, may: mayReconcile(staff) },
    { href: links.staffSettlement(), label: words.settlement, may: mayReconcile(staff) },
    { href: links.staffLog(), label: words.log, may: maySeeLog(staff) },
  ];
  const isHere = (href: string) =>
    href === url.pathname ||
    (href === links.staffRefunds() && url.pathname.startsWith(`${href}/`)) ||
    (href === links.staffReports() && url.pathname === links.staffPartners()) ||
    (href === links.staffBookings() &&
      (url.pathname.startsWith(`${href}/`) || url.pathname.includes('/staff/hours/'))) ||
    (href === links.staff() && url.pathname.includes('/staff/orders/'));
  return {
    words,
    staff,
    locale,
    signOut: links.staffSignOut(),
    pages: pages.filter((page) => page.may).map(({ href, label }) => ({ href, label, isHere: isHere(href) })),
  };
}

/**
 * Without a session everybody is sent to the sign-in in the same way, whatever was asked for: nothing says whether an
 * order exists. `elsewhere` is that answer.
 */
export async function openOffice(
  args: ScreenArgs,
  may: (staff: StaffMember) => boolean = maySeeOrders,
): Promise<Office | { elsewhere: Response }> {
  const house = open(args);
  const staff = await house.staffDoor.whoIs(args.request);
  if (staff === null) {
    const { links, url } = house;
    const next = officePath(url.pathname + url.search, officePath(url.pathname, links.staff()));
    return { elsewhere: redirect(signInPath(links.staffSignIn(), next, links.staff()), 303) };
  }
  const frame = frameOf(house, staff);
  const allowed = may(staff);
  // Orders are the office's first pages: whoever has nothing to do with them is led to the first page of her own.
  const [first] = frame.pages;
  if (!allowed && first && may === maySeeOrders) return { elsewhere: redirect(first.href, 303) };
  return { ...house, elsewhere: null, staff, frame, allowed };
}

/** The head of an office page: no robot comes here, but none shall keep it either. */
export const officeHead = (title: string, { frame }: Office) => ({
  head: { title, description: frame.words.description, index: false },
  frame,
});
