import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';

const neighbours = ['yasmine', 'imane', 'khadija', 'sara', 'amina'] as const;

type CommunityHeroProps = { words: Words['community']; join: string; sprint: string };

/** One wide gate with five neighbours in it, and below it what the community is in three figures. */
export function CommunityHero({ words, join, sprint }: CommunityHeroProps) {
  const { kicker, hero, facts } = words;
  return (
    <>
      <section className="column gate-hero">
        <div className="grid content-center gap-6 pb-2 lg:py-16">
          <Kicker>{kicker}</Kicker>
          <Heading level={1}>{hero.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{hero.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={join}>{hero.join}</ButtonLink>
            <ButtonLink href={sprint} kind="secondary">
              {hero.sprint}
            </ButtonLink>
          </div>
        </div>
        <div className="gate" aria-hidden="true">
          <Zellige />
          {neighbours.map((name) => (
            <Portrait key={name} name={name} alt="" lazy={false} />
          ))}
        </div>
      </section>
      <div className="on-ink bg-ink text-sand">
        <dl className="column grid gap-6 py-9 md:grid-cols-3 md:gap-8 md:py-11">
          {facts.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end gap-1 border-s-2 border-saffron ps-5"
            >
              <dt className="text-mist">{text}</dt>
              <dd className="text-3xl font-bold tracking-tight text-saffron rtl:tracking-normal">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
