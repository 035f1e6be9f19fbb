import { data, type Params, redirect } from 'react-router';
import { downloadHours } from '../../../catalogue/shop/download-rules.ts';
import { count } from '../../../platform/i18n/count.ts';
import { dateOf, formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { Download, FileStatus } from '../downloads.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import {
  describeFile,
  describeProduct,
  type FileView,
  linkLife,
  type ProductView,
} from '../../../catalogue/shop/pages/product-view.ts';
import type { Words } from '../../../words.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { ProductCover } from '../../../academy/frame/pages/product-drawing.tsx';
import { Steps } from '../../../catalogue/shop/pages/product-card.tsx';

type ReadyFile = {
  view: ProductView;
  file: FileView;
  fileHref: string;
  fileType: string;
  validUntil: string;
  /** How often a bought file may still be fetched; null for a free one. */
  left: string | null;
};

/** A file that is ready to be saved, what it is, and what to do with it then. */
function DownloadReady({ ready, words }: { ready: ReadyFile; words: Words['download'] }) {
  const { view, file, fileHref, fileType, validUntil, left } = ready;
  const facts = [
    { term: words.file, value: <bdi dir="ltr">{file.name}</bdi> },
    { term: words.type, value: file.type },
    { term: words.size, value: file.size },
    { term: words.validUntil, value: validUntil },
  ];
  return (
    <main
      id="main"
      className="column grid items-end gap-x-14 gap-y-10 py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:py-14"
    >
      <ProductCover drawing={view.drawing} ground={view.ground} className="w-36 lg:w-full lg:self-start" />
      <div className="space-y-8">
        <header className="space-y-3">
          <Heading level={1}>{words.heading}</Heading>
          <p className="text-xl font-semibold">{view.name}</p>
        </header>
        <dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="space-y-3">
          {/* Without the attribute `download`, so that a browser shows the sentence when the file cannot be had. */}
          <ButtonLink href={fileHref} type={fileType} className="max-sm:w-full">
            <Icon name="download" />
            {words.download}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{left ?? words.notSaved}</p>
        </div>
        <section>
          <Heading level={2} size={3}>
            {words.after}
          </Heading>
          <Steps steps={words.afterSteps[file.kind]} />
        </section>
      </div>
    </main>
  );
}

type Args = ScreenArgs & { params: Params };
type Opened = ReturnType<typeof open>;

/** The address shows only that an e-mail is on its way. */
const mark = 'sent';

const tokenOf = ({ params }: Args): string => params['token'] ?? '';

function leftText({ used, most, endsAt }: FileStatus, { t, locale }: Opened): string {
  const { left, again } = t.orderFiles;
  if (used >= most) return again;
  return fill(count(most - used, left, locale), { date: dateOf(endsAt, locale) });
}

function readyFile(found: Download, token: string, opened: Opened): ReadyFile {
  const { t, locale, links } = opened;
  const { product, file, expiresAt, locale: fileLocale, paid } = found;
  const inLocale = { t, locale, links };
  return {
    view: describeProduct(product, inLocale),
    file: describeFile(file, product, { ...inLocale, locale: fileLocale }),
    fileHref: `${links.download(token)}/file`,
    fileType: file.type,
    validUntil: formatDeadline(expiresAt, locale),
    left: paid && leftText(paid, opened),
  };
}

/** Why a bought file cannot be fetched by this link, and what to do about it. */
function closedFor(status: 'expired' | 'used-up' | 'over', opened: Opened) {
  const { t, locale, url } = opened;
  const words = t.download.paid;
  const hours = count(downloadHours, t.refunds.hours, locale);
  const texts = { expired: words.expired, 'used-up': words.usedUp, over: words.over }[status];
  return {
    title: texts.title,
    text: fill(texts.text, { hours }),
    isExpired: status === 'expired',
    sent: status === 'expired' && url.searchParams.has(mark),
  };
}

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, t, locale, links } = opened;
  const words = t.download;
  const token = tokenOf(args);
  const [found, { whatsapp }] = await Promise.all([
    academy.download(token, clientAddress(args.request)),
    academy.settings(),
  ]);
  const ask = whatsappLink(whatsapp, words.paid.askText);
  const around = { words, shopHref: links.shop(), self: links.download(token), ask };
  const none = { ready: null, expired: null, closed: null };
  const headOf = (title: string) => ({ title, description: words.description, index: false });
  if (!found.ok && found.reason === 'link-unknown')
    return data({ ...around, ...none, head: headOf(words.unknown.title) }, { status: 404 });
  if (!found.ok && !found.isPaid) {
    const text = fill(words.expired.text, { linkLife: linkLife({ t, locale }) });
    const expired = { text, accessHref: links.productAccess(found.productSlug) };
    return data({ ...around, ...none, head: headOf(words.expired.title), expired }, { status: 410 });
  }
  const status = found.ok ? (found.download.paid?.status ?? 'open') : 'expired';
  if (status !== 'open') {
    const closed = closedFor(status, opened);
    return data({ ...around, ...none, head: headOf(closed.title), closed }, { status: 410 });
  }
  const ready = found.ok ? readyFile(found.download, token, opened) : null;
  return data({ ...around, ...none, head: headOf(words.title), ready }, { status: 200 });
}

/** Fresh links, by e-mail: anybody with an old link may cause it, and only the buyer gets it. */
export async function action(args: Args) {
  const { academy, links } = open(args);
  const token = tokenOf(args);
  const goes = await academy.sendFilesAgain(token);
  return redirect(`${links.download(token)}${goes ? `?${mark}=yes` : ''}`, 303);
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

function Closed({
  closed,
  words,
  self,
  ask,
}: Pick<LoaderData, 'words' | 'self' | 'ask'> & { closed: NonNullable<LoaderData['closed']> }) {
  const { paid } = words;
  return (
    <ClosedPage title={closed.title}>
      <p>{closed.text}</p>
      {closed.sent && <Notice tone="success">{paid.sent}</Notice>}
      <div className="flex flex-wrap gap-3">
        {closed.isExpired && !closed.sent && (
          <form method="post" action={self}>
            <Button>
              <Icon name="mail" />
              {paid.send}
            </Button>
          </form>
        )}
        <ButtonLink href={ask} kind="secondary" target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={20} />
          {paid.ask}
        </ButtonLink>
      </div>
    </ClosedPage>
  );
}

/** The page of a signed link. Never cached: the link is its reader's own. */
export default function DownloadPage({ loaderData }: { loaderData: LoaderData }) {
  const { words, ready, expired, closed, shopHref, self, ask } = loaderData;
  if (ready !== null) return <DownloadReady ready={ready} words={words} />;
  if (closed !== null) return <Closed closed={closed} words={words} self={self} ask={ask} />;
  if (expired === null) {
    const { title, text, action: toShop } = words.unknown;
    return (
      <ClosedPage title={title}>
        <p>{text}</p>
        <ButtonLink href={shopHref}>{toShop}</ButtonLink>
      </ClosedPage>
    );
  }
  const { title, action: again, shop } = words.expired;
  return (
    <ClosedPage title={title}>
      <p>{expired.text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={expired.accessHref}>{again}</ButtonLink>
        <ButtonLink href={shopHref} kind="quiet">
          {shop}
        </ButtonLink>
      </p>
    </ClosedPage>
  );
}
