import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';

const lane: readonly { ground: Ground; person?: string }[] = [
  { ground: 'clay', person: 'fatima' },
  { ground: 'saffron' },
  { ground: 'majorelle', person: 'salma' },
  { ground: 'mint', person: 'youssef' },
  { ground: 'blush' },
  { ground: 'saffron', person: 'yasmine' },
  { ground: 'lilac' },
  { ground: 'mint', person: 'hajar' },
  { ground: 'clay', person: 'zineb' },
];

/** A lane across the whole page: some doors are open, some are not yet. Below it the word, as a dictionary has it. */
export function AboutHero({ words }: { words: Words['about'] }) {
  const { hero, word } = words;
  return (
    <>
      <section className="column grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:pt-12">
        <div className="grid gap-5">
          <Kicker>{hero.kicker}</Kicker>
          <Heading level={1}>{hero.heading}</Heading>
        </div>
        <p className="max-w-[34rem] text-lg lg:pb-2">{hero.text}</p>
      </section>
      <div role="img" aria-label={hero.lane} className="column about-lane">
        {lane.map(({ ground, person }) => (
          <Door key={`${ground}-${person}`} ground={ground}>
            {person === undefined ? null : <Portrait name={person} alt="" lazy={false} />}
          </Door>
        ))}
      </div>
      <section aria-labelledby="word-title" className="section on-ink bg-ink text-sand">
        <div className="column grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-20">
          <div>
            <Kicker>{word.kicker}</Kicker>
            <Heading level={2} size="display" id="word-title" className="mt-3 text-saffron">
              {word.title}
            </Heading>
            <p className="mt-3 text-mist">{word.sound}</p>
          </div>
          <dl className="grid gap-6">
            {word.senses.map(({ title, text }) => (
              <div key={title} className="grid gap-1 border-t border-[#44415c] pt-5">
                <dt className="heading flex items-center gap-4 text-xl">
                  <Khatam size={18} className="text-saffron" />
                  {title}
                </dt>
                <dd className="max-w-[40rem] ps-[34px] text-mist">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
