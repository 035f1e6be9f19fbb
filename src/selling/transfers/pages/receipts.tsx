import { data, redirect } from 'react-router';
import { awaitsDecision } from '../../orders/order.ts';
import { mostReceiptsOfAnOrder, receiptKinds } from '../../orders/receipt-file.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { FileField } from '../../../platform/ui/file-field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { sizeInWords } from '../../../platform/files/file-size.ts';
import { stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine } from '../../orders/pages/order-line.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

/** What the browser's file dialog offers; the real type of a file is judged by its bytes. */
export const receiptAccept = receiptKinds.join(',');

/** The bytes of the chosen file; null when none was chosen, which browsers send as one without name and content. */
export async function postedReceipt(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('receipt');
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null;
  return new Uint8Array(await file.arrayBuffer());
}

export async function loader(args: TokenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const token = args.params.token ?? '';
  const view = await academy.orderByToken(token);
  // Only while staff look for the money; the order's own page shows its status, also of unknown ones.
  if (!view || !awaitsDecision(view.order.status)) return redirect(links.order(token), 303);
  const sent = await academy.receiptsOf(token);
  const { receipts, receipt } = t.transfer;
  return {
    head: { title: receipts.title, description: receipts.description, index: false },
    words: t.enrol,
    receipts,
    file: receipt,
    problems: t.common.fieldProblems,
    locale,
    order: await stepOrderOf(view.order, { academy, locale }),
    sent: sent.map(({ kind, bytes, uploadedAt }) => ({
      iso: uploadedAt.toISOString(),
      at: formatMoment(uploadedAt, locale),
      kind: receipts.kinds[kind],
      size: sizeInWords(bytes, receipt),
    })),
    isThanked: url.searchParams.get('receipt') === 'sent' && sent.length > 0,
    tooLarge: url.searchParams.get('receipt') === 'too-large',
    self: links.orderReceipts(token),
    back: links.order(token),
  };
}

const refuse = (problem: FieldProblem) => data({ problem }, { status: 422 });

export async function action(args: TokenArgs) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const receipt = await postedReceipt(await postedForm(args.request));
  if (receipt === null) return refuse('receipt-required');
  const attached = await academy.attachReceipt({ token, receipt });
  if (attached.ok) return redirect(`${links.orderReceipts(token)}?receipt=sent`, 303);
  if (attached.reason === 'order-not-found' || attached.reason === 'not-in-this-status')
    return redirect(`${links.order(token)}?notice=not-in-this-status`, 303);
  return refuse(attached.reason);
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

/** The receipts that were sent, as text: only staff can open the file itself. */
function Sent({ sent, receipts }: Loaded) {
  return (
    <section className="mb-6">
      <h2 className="mb-2 font-semibold">{receipts.sent}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-sand px-4">
        {sent.map(({ iso, at, kind, size }) => (
          <li key={iso} className="flex items-center gap-3 py-3">
            <Icon name="file" size={20} className="text-link" />
            <span className="min-w-0">
              <span className="block font-semibold">
                <bdi>{kind}</bdi> · <bdi>{size}</bdi>
              </span>
              <time dateTime={iso} className="text-xs text-ink-soft">
                {at}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipt of a claimed transfer, sent later. */
export default function Receipts({ loaderData, actionData }: Props) {
  const { words, receipts, file, problems, locale, order, sent, isThanked, tooLarge, self, back } =
    loaderData;
  const problem = actionData?.problem ?? (tooLarge ? 'receipt-size' : null);
  const isEnough = sent.length >= mostReceiptsOfAnOrder;
  return (
    <StepFrame step="receipts" title={receipts.title} picture={order} words={words}>
      <OrderLine order={order} words={words} locale={locale} />
      {isThanked && problem === null && (
        <div className="mb-6">
          <Notice tone="success">{receipts.thanks}</Notice>
        </div>
      )}
      {sent.length > 0 && <Sent {...loaderData} />}
      {isEnough ? (
        <p className="mb-6 text-ink-soft">{receipts.enough}</p>
      ) : (
        <form
          method="post"
          action={self}
          encType="multipart/form-data"
          noValidate
          className="grid gap-5"
          data-check="receipt"
          data-in-place
        >
          <p>{receipts.lead}</p>
          <FileField
            name="receipt"
            label={receipts.label}
            hint={receipts.hint}
            accept={receiptAccept}
            problem={problem === null ? null : problems[problem]}
            progress={file.progress}
            words={file}
            required
          />
          <Button full>{receipts.submit}</Button>
        </form>
      )}
      <div className="mt-3">
        <ButtonLink kind="quiet" href={back} full>
          {receipts.back}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}
