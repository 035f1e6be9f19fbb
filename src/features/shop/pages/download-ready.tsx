import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import type { FileView, ProductView } from './product-view.ts';
import { StepDoors } from './step-doors.tsx';

export type ReadyFile = {
  view: ProductView;
  file: FileView;
  fileHref: string;
  fileType: string;
  validUntil: string;
  /** How often a bought file may still be fetched; null for a free one. */
  left: string | null;
};

/** A file that is ready to be saved, what it is, and what to do with it then. */
export function DownloadReady({ ready, words }: { ready: ReadyFile; words: Words['download'] }) {
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
          <p className="text-sm text-ink-soft">{left ?? words.notSaved}</p>
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
