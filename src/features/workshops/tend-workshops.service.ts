/** What the clock does for workshops: offers end, and whoever changed a capacity or a date, the places follow. */
import { findUnsettled, settleWorkshop } from './settle-workshop.store.ts';
import { countSeatsOf, lockWorkshop } from './workshop-places.store.ts';
import { tellOfPlaces, type FlowContext } from '../../context.ts';

/** One transaction for each workshop that somebody has a place in. Returns how many places changed. */
export async function tendWorkshops(context: FlowContext): Promise<number> {
  const at = context.clock();
  let changed = 0;
  for (const slug of await findUnsettled(context.database.db, at)) {
    changed += await context.database.transaction(async (tx) => {
      const workshop = await lockWorkshop(tx, slug);
      if (!workshop) return 0;
      const before = await countSeatsOf(tx, workshop);
      const news = await settleWorkshop(tx, workshop, at);
      const seatsTaken = before !== (await countSeatsOf(tx, workshop));
      if (news.length > 0 || seatsTaken) await tellOfPlaces(context, tx, { news, seatsTaken });
      return news.length;
    });
  }
  return changed;
}
