import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { Door } from '../../ui/door.tsx';
import { Portrait } from '../../ui/portrait.tsx';

/** Who teaches: her door, her name, her story in the page's language. */
export function Instructor({
  trainer,
  bio,
  locale,
}: {
  trainer: Trainer;
  bio: readonly string[];
  locale: Locale;
}) {
  const { name, title } = trainer.words[locale];
  return (
    <div className="flex flex-wrap items-end gap-6">
      <Door ground={trainer.ground} className="h-52 w-36 shrink-0">
        <Portrait name={trainer.portrait} alt="" />
      </Door>
      <div className="min-w-0 flex-1 basis-64 space-y-3">
        <h3 className="text-xl font-bold">{name}</h3>
        <p className="font-medium text-majorelle">{title}</p>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
