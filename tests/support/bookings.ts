/** An expert with hours, and actions of tests on them. */
import { asc } from 'drizzle-orm';
import { bookings } from '../../src/selling/hours/bookings.table.ts';
import { writeHours } from '../../src/selling/hours/set-hours.service.ts';
import { consultationServices } from '../../src/academy/content/catalogue.table.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import { aService } from './applications.ts';
import { place, staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';
import type { FormOf } from './builders.ts';
import { present } from './sure.ts';

export const expert = 'amal';
export const service = 'launch-check';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 600, untilMinute: 1080 }));

/** Every day from ten to six on Morocco's clock; a day's notice, a quarter of an hour between two. */
export async function seedExpert(
  { database, context }: TestAcademy,
  { slug, expert: name } = { slug: service, expert },
): Promise<void> {
  const record = aService({ slug, expert: name });
  await database.transaction(async (tx) => {
    await tx
      .insert(consultationServices)
      .values({ slug, position: 1, sample: 'own', record, updatedAt: new Date(0) });
    await writeHours(
      tx,
      name,
      {
        hours: everyDay,
        days: [],
        settings: { meetingUrl: '', bufferMinutes: 15, noticeHours: 24, horizonDays: 30 },
      },
      { at: context.clock(), uuid: context.uuid },
    );
  });
}

export async function freeSlots({ academy }: TestAcademy): Promise<Date[]> {
  return (await academy.freeHours({ slug: service, from: null }))?.slots ?? [];
}

export async function slotAt(test: TestAcademy, index: number): Promise<Date> {
  return present((await freeSlots(test))[index], `a free hour ${index}`);
}

/** `startsAt`: by default the first free hour. */
export async function book(test: TestAcademy, startsAt?: Date, of: FormOf = {}): Promise<Order> {
  const item = {
    kind: 'consultation',
    slug: service,
    startsAt: startsAt ?? (await slotAt(test, 0)),
    timeZone: 'Europe/Paris',
    note: 'My shop has visitors and no orders.',
  } as const;
  return place(test, { item, ...of });
}

/** Books, claims the transfer, and is confirmed by staff. */
export async function bookAndConfirm(test: TestAcademy, startsAt?: Date): Promise<Order> {
  const order = await book(test, startsAt);
  await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
  await test.academy.claimBankTransfer({ token: order.token });
  await confirm(test, order);
  return order;
}

export const confirm = ({ academy }: TestAcademy, { number }: Order) =>
  academy.staff.decideClaim({ orderNumber: number, staff, decision: 'confirm' });

export const allBookings = ({ db }: TestAcademy) =>
  db.select().from(bookings).orderBy(asc(bookings.createdAt));

export async function stateOf(test: TestAcademy, { token }: Order) {
  return (await test.academy.bookingOf(token))?.booking.state;
}
