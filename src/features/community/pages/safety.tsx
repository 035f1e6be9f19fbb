import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type SafetyWords = Words['community']['safety'];

const icons: readonly IconName[] = ['user', 'close', 'warning', 'shield'];

/** A drawn profile: no photo but the star, no family name. A picture, so its buttons are none. */
const Profile = ({ words }: { words: SafetyWords['profile'] }) => (
  <div role="img" aria-label={words.label} className="profile">
    <div aria-hidden="true" className="contents">
      <p className="text-sm font-medium text-ink-soft">{words.caption}</p>
      <span className="profile-door">
        <Zellige />
        <Khatam size={56} />
      </span>
      <p className="heading text-2xl">{words.name}</p>
      <p className="text-ink-soft">{words.line}</p>
      <ul className="grid gap-1.5 text-sm text-ink-soft">
        {words.hidden.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <Icon name="lock" size={17} />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-1 grid w-full grid-cols-2 gap-2">
        {[words.block, words.report].map((label) => (
          <span key={label} className="profile-button">
            {label}
          </span>
        ))}
      </div>
    </div>
  </div>
);

/** What protects a member, beside what others see of her. */
export function Safety({ words }: { words: SafetyWords }) {
  return (
    <Section tone="paper" labelledBy="safety-title">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_22rem] lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="safety-title" className="mt-3">
            {words.title}
          </Heading>
          <p className="mt-5 max-w-[40rem] text-lg">{words.text}</p>
          <ul className="mt-9 grid gap-x-10 gap-y-7 md:grid-cols-2">
            {words.points.map((point, place) => (
              <li key={point.title} className="flex gap-4">
                <Icon name={icons[place] ?? 'shield'} size={24} className="mt-1 text-majorelle" />
                <div>
                  <Heading level={3} size={4}>
                    {point.title}
                  </Heading>
                  <p className="mt-1 text-ink-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Profile words={words.profile} />
      </div>
    </Section>
  );
}
