import { classNames } from '../../../platform/ui/class-names.ts';
import type { ShownFigure } from '../proof.ts';

/** A row of figures about the academy, and in small print who counted them and when. Nothing where there are none. */
export function ProofFigures({
  figures,
  className,
}: {
  figures: readonly ShownFigure[];
  className?: string;
}) {
  if (figures.length === 0) return null;
  const notes = [...new Set(figures.flatMap(({ note }) => note ?? []))];
  return (
    <div className={classNames('grid gap-2', className)}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-4 sm:flex sm:gap-x-10">
        {figures.map(({ name, figure, what }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{what}</dt>
            <dd className="text-2xl font-bold tracking-tight whitespace-nowrap rtl:tracking-normal">
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(' ')}</p>}
    </div>
  );
}
