/** Small parts that several plain pages share. */
import { Heading } from '../../ui/section.tsx';

export function BulletList({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div className="mt-10">
      <Heading level={2} size={3}>
        {heading}
      </Heading>
      <ul className="mt-3 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-5 border-y border-line py-6">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-sm text-ink-soft">{fact.label}</dt>
          <dd className="font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
