import { mayRenewFiles } from '../../../domain/staff/who-may.ts';
import { dateInMorocco, formatDate, formatMoment } from '../../../domain/time/calendar-date.ts';
import { fill } from '../../locale/fill.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeCard, OfficeFacts } from './office-frame.tsx';
import type { Office } from './open-office.ts';
import type { FoundOrder } from './read-staff-order.ts';

/** How often the files of a product were fetched; null for an order of something else. */
export async function staffFilesOf({ order }: FoundOrder, { academy, say, locale, links, staff }: Office) {
  if (order.itemKind !== 'product') return null;
  const words = say.orderFiles.office;
  const files = await academy.staff.filesOfOrder(order.number);
  return {
    words,
    self: links.staffOrder(order.number),
    mayRenew: mayRenewFiles(staff) && files.length > 0,
    facts: files.map(({ locale: language, used, most, endsAt, lastUsedAt }) => ({
      label: say.product.languages[files.length === 1 ? 'both' : language],
      value: [
        fill(words.fetched, {
          used: String(used),
          most: String(most),
          date: formatDate(dateInMorocco(endsAt), locale),
        }),
        lastUsedAt === null ? words.never : fill(words.last, { date: formatMoment(lastUsedAt, locale) }),
      ].join('; '),
    })),
  };
}

export function OrderFiles({ files }: { files: NonNullable<Awaited<ReturnType<typeof staffFilesOf>>> }) {
  const { words, facts, mayRenew, self } = files;
  return (
    <OfficeCard title={words.title}>
      {facts.length === 0 ? <p className="text-ink-soft">{words.none}</p> : <OfficeFacts facts={facts} />}
      {mayRenew && (
        <form method="post" action={self} className="grid gap-2">
          <Button kind="secondary" name="act" value="renew-files">
            {words.renew}
          </Button>
          <p className="text-sm text-ink-soft">{words.renewNote}</p>
        </form>
      )}
    </OfficeCard>
  );
}
