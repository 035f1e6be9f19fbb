import type { Words } from '../../../words.ts';
import type { Claims } from '../../settings/settings.ts';

type NumbersProps = { words: Words['about']['numbers']; claims: Claims };

/** What the academy says of itself in figures: the settings' claims, and no others. */
export function Numbers({ words, claims }: NumbersProps) {
  const figures = ['activeMembers', 'projectsLaunched', 'trainees', 'rating'] as const;
  return (
    <section aria-label={words.title} className="bg-saffron">
      <dl className="column grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1">
            <dt>{words[figure]}</dt>
            <dd className="text-4xl font-bold tracking-tight rtl:tracking-normal">
              <bdi dir="ltr">{claims[figure]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
