/** '/staff/orders/:number/receipts/:id': a picture or PDF that a buyer sent, for those who look for the money. */
import { maySeeReceipts } from '../../../domain/staff/who-may.ts';
import type { ReceiptKind } from '../../../domain/orders/transfer-receipts.table.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { openOffice } from './open-office.ts';

const endings: Record<ReceiptKind, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const nothing = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * As its own bytes say it is, under a name of ours. A PDF is only ever saved: what stands in it could act in a reader that
 * is part of the browser. The door adds the policy under which nothing runs, whatever is in the file.
 */
export async function loader(
  args: ScreenArgs & { params: { number: string; id: string } },
): Promise<Response> {
  const office = await openOffice(args, maySeeReceipts);
  if (office.elsewhere) return office.elsewhere;
  if (!office.allowed) return nothing(403);
  const { number, id } = args.params;
  const found = await office.academy.staff.receipt({ orderNumber: number, id });
  if (found === null) return nothing(404);
  const { kind, file } = found;
  const way = kind === 'application/pdf' ? 'attachment' : 'inline';
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': kind,
      'Content-Disposition': `${way}; filename="${number}-${id.slice(0, 8)}.${endings[kind]}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
