/** The head of the page about the academy, its story and its people. */
import type { Words } from '../../../words.ts';
import { type Ground, groundColour, Heading, Section } from '../../../platform/ui/section.tsx';
import type { Person } from '../../../academy/settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';

const grounds: readonly Ground[] = ['saffron', 'clay', 'mint', 'blush'];

/** The first goods on a table before a clay wall; on a wide page the words stand on it as a card. */
export const Opening = ({ words }: { words: Words['about']['hero'] }) => (
  <section className="about-wall">
    <div className="column">
      <div className="about-card">
        <Heading level={1}>{words.heading}</Heading>
        <p className="mt-3 text-lg">{words.text}</p>
      </div>
      <Portrait name="about" alt="" lazy={false} className="about-goods" />
    </div>
  </section>
);

/** The objects of each moment, on a ground of its own. */
const panels: readonly { ground: Ground; objects: readonly string[] }[] = [
  { ground: 'mint', objects: ['soap', 'phone'] },
  { ground: 'lilac', objects: ['bus', 'voice'] },
  { ground: 'saffron', objects: ['kiosk', 'coins'] },
];

/** How the academy began, in pictures; below them what its name means, and how a course is made, folded. */
export function Story({ words: { story, making } }: { words: Words['about'] }) {
  const after = story.moments.slice(panels.length);
  return (
    <Section labelledBy="story-title">
      <Heading level={2} id="story-title" className="mb-6">
        {story.title}
      </Heading>
      <ol className="story">
        {panels.map(({ ground, objects }, place) => (
          <li key={ground} className="card">
            <span className={`story-picture ${groundColour[ground]}`}>
              {objects.map((name) => (
                <Prop key={name} name={name} />
              ))}
            </span>
            <p className="p-4 max-sm:text-sm sm:p-6">{story.moments[place]}</p>
          </li>
        ))}
      </ol>
      {after.map((moment) => (
        <p key={moment} className="mt-4 max-w-[44rem] text-ink-soft">
          {moment}
        </p>
      ))}
      <details className="question card mt-6">
        <summary>
          <h3>{making.title}</h3>
          <Icon name="plus" size={22} className="question-sign" />
        </summary>
        <ol className="grid list-decimal gap-2 px-5 ps-10 pb-5 text-ink-soft">
          {making.steps.map(({ title, text }) => (
            <li key={title}>
              <strong className="text-ink">{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  );
}

type PeopleProps = {
  words: Words['about']['people'];
  people: readonly Person[];
  locale: Locale;
};

/** Who founded the academy and who runs it, by the settings, at their windows. */
export function People({ words, people, locale }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className="section on-ink windows" aria-labelledby="people-title">
      <div className="column">
        <Heading level={2} id="people-title" className="mb-6">
          {words.title}
        </Heading>
        <ul className="windows-row">
          {people.map(({ portrait, words: theirs }, index) => (
            <li key={theirs.en.name}>
              <Arch ground={grounds[index % grounds.length] ?? 'clay'}>
                <Portrait name={portrait} alt="" />
              </Arch>
              <div>
                <Heading level={3} size={4}>
                  {theirs[locale].name}
                </Heading>
                <p className="font-medium text-saffron-light">{theirs[locale].role}</p>
                <p className="mt-1 text-sm text-lilac">{theirs[locale].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
