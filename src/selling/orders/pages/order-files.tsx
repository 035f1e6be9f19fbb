import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import type { OrderedFile } from '../../downloads/downloads.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { ProductCover } from '../../../academy/frame/pages/product-drawing.tsx';
import { describeFile, type FileView } from '../../../catalogue/shop/pages/product-view.ts';
import type { Product } from '../../../catalogue/shop/product.ts';
import type { Order } from '../order.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';

/** The files of an order as its pages show them; null for an order that has none to show. */
export async function readFiles(
  args: ScreenArgs,
  { itemKind, status, token, number }: Order,
): Promise<FilesView | null> {
  if (itemKind !== 'product' || status !== 'Payment Confirmed') return null;
  const { academy, t, locale, links } = open(args);
  const [files, { whatsapp }] = await Promise.all([
    academy.filesOfOrder(token, clientAddress(args.request)),
    academy.settings(),
  ]);
  const ask = (text: string) => whatsappLink(whatsapp, fill(text, { number }));
  return describeFiles(files, { t, locale, links }, ask);
}

type FileLine = FileView & {
  key: string;
  /** Null when it may not be fetched any more. */
  href: string | null;
  mime: string;
  status: string;
};

export type FilesView = {
  product: Pick<Product, 'drawing' | 'ground'> | null;
  lines: FileLine[];
  askHref: string | null;
  words: Words['orderFiles'];
};

type InLocale = { t: Words; locale: Locale; links: Links };

function statusText({ status, used, most, endsAt }: OrderedFile, { t, locale }: InLocale): string {
  const words = t.orderFiles;
  if (status === 'over') return words.over;
  if (status === 'used-up') return words.usedUp;
  const date = dateOf(endsAt, locale).replaceAll(' ', '\u00a0');
  return used >= most ? words.again : fill(count(most - used, words.left, locale), { date });
}

/**
 * What the page shows of the files of an order; those of the page's language first. `ask` makes the address at which more
 * downloads are asked for.
 */
export function describeFiles(
  files: readonly OrderedFile[],
  inLocale: InLocale,
  ask: (text: string) => string,
): FilesView {
  const { t, locale, links } = inLocale;
  const words = t.orderFiles;
  const ownLocaleFirst = files.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
  const lines = ownLocaleFirst.map((ordered) => ({
    ...describeFile(ordered.file, ordered.product, { t, links, locale: ordered.locale }),
    key: ordered.locale,
    href: ordered.status === 'open' ? `${links.download(ordered.token)}/file` : null,
    mime: ordered.file.type,
    status: statusText(ordered, inLocale),
  }));
  const isClosed = files.length === 0 || files.some(({ status }) => status !== 'open');
  const [first] = files;
  return {
    product: first ? { drawing: first.product.drawing, ground: first.product.ground } : null,
    lines,
    askHref: isClosed ? ask(words.askText) : null,
    words,
  };
}

type LineProps = { line: FileLine; hasStatus: boolean; isFirst: boolean; words: Words['orderFiles'] };

function Line({ line, hasStatus, isFirst, words }: LineProps) {
  return (
    <li className="grid items-center gap-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start gap-3">
        <Icon name="file" size={24} className="mt-0.5 shrink-0 text-mint-ink" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{line.language}</p>
          <p className="text-sm text-ink-soft">
            <bdi>{line.type}</bdi> · <bdi>{line.size}</bdi>
          </p>
        </div>
      </div>
      {line.href !== null && (
        <ButtonLink href={line.href} type={line.mime} kind={isFirst ? 'primary' : 'secondary'}>
          <Icon name="download" />
          {words.download}
          <span className="sr-only">: {line.language}</span>
        </ButtonLink>
      )}
      {hasStatus && <p className="text-sm text-ink-soft sm:col-span-2">{line.status}</p>}
    </li>
  );
}

/** The files of a paid order, each with its link and how often it may still be fetched. */
export function OrderFiles({ files }: { files: FilesView }) {
  const { product, lines, askHref, words } = files;
  const isOpen = lines.some(({ href }) => href !== null);
  const lead = lines.length === 0 ? words.gone : isOpen ? words.lead : null;
  return (
    <section aria-labelledby="files-title" className="overflow-clip rounded-lg border-2 border-mint bg-paper">
      <header className="flex items-end justify-between gap-4 bg-mint-pale px-5 pt-5">
        <div className="pb-5">
          <Heading level={2} size={3} id="files-title">
            {words.title}
          </Heading>
          {lead !== null && <p className="mt-1 text-sm">{lead}</p>}
        </div>
        {product !== null && <ProductCover {...product} className="mb-4 w-18 shrink-0 [.paid_&]:hidden" />}
      </header>
      <div className="px-5">
        {lines.length > 0 && (
          <ul className="divide-y divide-line">
            {lines.map((line, at) => (
              <Line
                key={line.key}
                line={line}
                // The same of several is told once.
                hasStatus={line.status !== lines[at + 1]?.status}
                isFirst={at === 0}
                words={words}
              />
            ))}
          </ul>
        )}
        {isOpen && <p className="border-t border-line py-4 text-sm text-ink-soft">{words.note}</p>}
        {askHref !== null && (
          <p className="py-4">
            <ButtonLink href={askHref} kind="secondary" target="_blank" rel="noopener noreferrer" full>
              <Icon name="whatsapp" size={20} />
              {words.ask}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
