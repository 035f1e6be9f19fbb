import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

const neighbours: readonly { person: string; ground: Ground }[] = [
  { person: 'sara', ground: 'clay' },
  { person: 'imane', ground: 'saffron' },
  { person: 'yasmine', ground: 'mint' },
  { person: 'amina', ground: 'clay' },
];

/** The last word of the page: the community, as four neighbours at their doors. */
export function CommunityBanner({ words, href }: { words: Words['home']['community']; href: string }) {
  return (
    <section className="community on-ink" aria-labelledby="community-title">
      <div className="column community-grid">
        <div className="community-words">
          <Heading level={2} id="community-title">
            {words.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <div>
            <ButtonLink href={href} kind="onInk">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <div className="community-doors">
          {neighbours.map(({ person, ground }) => (
            <Door key={person} ground={ground}>
              <Portrait name={person} alt="" />
            </Door>
          ))}
        </div>
      </div>
    </section>
  );
}
