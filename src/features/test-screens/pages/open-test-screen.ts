/** What every test screen starts with: it is open where test screens are on, and to staff who may see orders everywhere. */
import { data } from 'react-router';
import { maySeeOrders } from '../../staff/who-may.ts';
import type { StaffMember } from '../../../academy.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import type { TestNav } from './test-frame.tsx';

type Opened = ReturnType<typeof open> & { member: StaffMember | null; nav: TestNav };

/** For everybody else the address is like any that does not exist. */
export async function openTestScreen(args: ScreenArgs): Promise<Opened> {
  const house = open(args);
  const member = await house.staffDoor.whoIs(args.request);
  if (!house.testScreens && (member === null || !maySeeOrders(member))) throw data(null, { status: 404 });
  const { say, links, url } = house;
  const words = say.testScreens;
  const pages = [
    { href: links.paymentTest(), label: words.paymentTest.title },
    { href: links.paymentTestPage(), label: words.paymentTestPage.title },
    { href: links.formTest(), label: words.formTest.title },
    { href: links.virtualTest(), label: words.virtual.title },
    { href: links.usersTest(), label: words.users.title },
  ].map((page) => ({ ...page, isHere: page.href === url.pathname }));
  return { ...house, member, nav: { label: words.all, notice: words.notice, pages } };
}
