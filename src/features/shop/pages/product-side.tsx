import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import type { FileView, ProductView } from './product-view.ts';

type ProductSideProps = {
  view: ProductView;
  file: FileView | null;
  /** The same product in the other language; null when one file serves both. */
  twin: { href: string; locale: Locale; text: string } | null;
  guarantee: { title: string; text: string };
  words: Words['product'];
};

function FileFacts({ file, words }: { file: FileView; words: Words['product']['side'] }) {
  const facts = [
    { icon: 'file', term: words.type, value: file.type },
    { icon: 'download', term: words.size, value: file.size },
    { icon: 'language', term: words.language, value: file.language },
  ] as const;
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="flex items-start gap-3 py-2.5 text-sm">
          <Icon name={icon} size={18} className="mt-0.5 text-majorelle" />
          <dt className="shrink-0 text-ink-soft">{term}</dt>
          <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Picture, price, file and action: beside the text on wide screens, after the title on phones. */
export function ProductSide({ view, file, twin, guarantee, words }: ProductSideProps) {
  const told = words.side;
  const title = view.isFree ? told.free : told.paid;
  return (
    <aside aria-label={title}>
      <Door ground={view.ground} className="grid h-72 place-items-end justify-center">
        <ProductDrawing kind={view.drawing} className="h-56 w-auto" />
      </Door>
      <div className="space-y-4 rounded-b-lg border border-t-0 border-line bg-paper p-5">
        <h2 className="sr-only">{title}</h2>
        <p className="text-2xl font-bold">{view.price}</p>
        {file !== null && <FileFacts file={file} words={told} />}
        <ButtonLink href={view.getHref} kind="secondary" full data-dialog="">
          <Icon name={view.isFree ? 'download' : view.isSold ? 'bag' : 'mail'} />
          {title}
        </ButtonLink>
        <p className="text-sm text-ink-soft">
          {view.isFree ? told.freeNote : view.isSold ? told.soldNote : told.paidNote}
        </p>
        {!view.isFree && (
          <p className="flex gap-3 text-sm">
            <Icon name="shield" className="mt-0.5 text-mint" />
            <span>
              <strong className="font-semibold">{guarantee.title}.</strong>{' '}
              <span className="text-ink-soft">{guarantee.text}</span>
            </span>
          </p>
        )}
        {twin !== null && (
          <p className="text-sm">
            <a href={twin.href} hrefLang={twin.locale} className="link">
              {twin.text}
            </a>
          </p>
        )}
      </div>
    </aside>
  );
}
