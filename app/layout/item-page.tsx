/** The page of one thing in a list (a workshop, a product): the way back, its words in one column, or that it is not there. */
import type { ReactNode } from 'react';
import { BackLink } from '../ui/back-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Questions } from '../ui/questions.tsx';
import { ClosedDoor } from './closed-door.tsx';
import { Heading, Section } from '../ui/section.tsx';

type ItemPageProps = {
  back: { href: string; label: string };
  /** Said as the heading when there is no such thing. */
  missing: string;
  children: ReactNode;
};

export function ItemPage({ back, missing, children }: ItemPageProps) {
  if (children === null) {
    return (
      <ClosedDoor title={missing}>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </ClosedDoor>
    );
  }
  return (
    <main id="main">
      <Section tone="sand">
        <div className="max-w-[44rem]">
          <p className="mb-8">
            <BackLink href={back.href} label={back.label} />
          </p>
          {children}
        </div>
      </Section>
    </main>
  );
}

/** The head of a page whose thing is not there. */
export const missingHead = (title: string) => ({ title, description: title, index: false });

export function ItemQuestions({
  heading,
  items,
}: {
  heading: string;
  items: Parameters<typeof Questions>[0]['items'];
}) {
  return (
    <>
      <Heading level={2} size={3} className="mt-10 mb-4">
        {heading}
      </Heading>
      <Questions items={items} />
    </>
  );
}

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

export function ItemFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
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
