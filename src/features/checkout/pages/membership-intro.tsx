import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';

type MembershipIntroProps = { words: Words['enrol']['membership']; inside: string };

/** What the membership holds, and when the way in comes, over the form. */
export function MembershipIntro({ words, inside }: MembershipIntroProps) {
  return (
    <div className="mb-6 rounded-lg bg-ink p-5 text-sand sm:p-6">
      <ul className="grid gap-2.5 sm:grid-cols-3 sm:gap-4">
        {words.inside.map((text) => (
          <li key={text} className="flex items-start gap-2.5 font-semibold">
            <Khatam size={18} className="mt-1 shrink-0 text-saffron" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-mist">
        {words.once} {words.wayIn}
      </p>
      <p className="mt-3">
        <a
          href={inside}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-saffron underline-offset-4 hover:underline"
        >
          {words.more}
          <Icon name="arrow-forward" size={18} />
        </a>
      </p>
    </div>
  );
}
