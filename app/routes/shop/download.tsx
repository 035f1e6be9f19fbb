import { data, type Params } from 'react-router';
import type { Words } from '../../../content/words.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { ClosedDoor } from '../../layout/closed-door.tsx';
import { fill } from '../../locale/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from '../../ui/section.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { describeFile, describeProduct, linkLife, type FileView, type ProductView } from './product-view.ts';
import { StepDoors } from './step-doors.tsx';

export async function loader(args: ScreenArgs & { params: Params }) {
  const { academy, say, locale, links } = open(args);
  const words = say.download;
  const token = args.params['token'] ?? '';
  const telling = { say, locale, links };
  const found = await academy.download(token);
  const around = { words, shopHref: links.shop() };
  if (found.ok) {
    const { product, file, expiresAt, locale: fileLocale } = found.download;
    const ready = {
      view: describeProduct(product, telling),
      file: describeFile(file, product, { ...telling, locale: fileLocale }),
      fileHref: `${links.download(token)}/file`,
      fileType: file.type,
      validUntil: formatMoment(expiresAt, locale),
    };
    const head = { title: words.title, description: words.description, index: false };
    return data({ ...around, head, ready, expired: null }, { status: 200 });
  }
  const expired =
    found.reason === 'link-expired'
      ? {
          text: fill(words.expired.text, { linkLife: linkLife(telling) }),
          accessHref: links.productAccess(found.productSlug),
        }
      : null;
  const { title } = expired === null ? words.unknown : words.expired;
  const head = { title, description: words.description, index: false };
  return data({ ...around, head, ready: null, expired }, { status: expired === null ? 404 : 410 });
}

type ReadyProps = {
  ready: { view: ProductView; file: FileView; fileHref: string; fileType: string; validUntil: string };
  words: Words['download'];
};

function Ready({ ready, words }: ReadyProps) {
  const { view, file, fileHref, fileType, validUntil } = ready;
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
      <Door
        ground={view.ground}
        className="grid h-56 w-44 place-items-end justify-center max-lg:mx-auto lg:h-112 lg:w-full lg:self-start"
      >
        <ProductDrawing kind={view.drawing} className="w-40 lg:w-72" />
      </Door>
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
          <p className="text-sm text-ink-soft">{words.notSaved}</p>
        </div>
        <section className="space-y-6">
          <Heading level={2} size={3}>
            {words.after}
          </Heading>
          <StepDoors steps={words.afterSteps[file.kind].map((text) => ({ text }))} />
        </section>
      </div>
    </main>
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];

/** What a letter's link opens. Never kept by a cache: the link is its reader's own. */
export default function Download({ loaderData }: { loaderData: LoaderData }) {
  const { words, ready, expired, shopHref } = loaderData;
  if (ready !== null) return <Ready ready={ready} words={words} />;
  if (expired === null) {
    const { title, text, action } = words.unknown;
    return (
      <ClosedDoor title={title}>
        <p>{text}</p>
        <ButtonLink href={shopHref}>{action}</ButtonLink>
      </ClosedDoor>
    );
  }
  const { title, action, shop } = words.expired;
  return (
    <ClosedDoor title={title}>
      <p>{expired.text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={expired.accessHref}>{action}</ButtonLink>
        <ButtonLink href={shopHref} kind="quiet">
          {shop}
        </ButtonLink>
      </p>
    </ClosedDoor>
  );
}
