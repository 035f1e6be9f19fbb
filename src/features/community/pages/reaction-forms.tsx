import type { Reacted } from '../post-view.ts';
import { reactions } from '../space.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { CircleWords } from './circle-words.ts';
import { reactionSigns } from './reaction-signs.ts';

type Props = { action: string; subject: string; given: readonly Reacted[]; words: CircleWords };

/** A sign each: pressed once it is given, pressed again it is taken back. */
export function ReactionForms({ action, subject, given, words }: Props) {
  return (
    <form method="post" action={action} className="flex flex-wrap gap-1">
      <input type="hidden" name="subject" value={subject} />
      {reactions.map((kind) => {
        const found = given.find((one) => one.kind === kind);
        const isHers = found?.isHers ?? false;
        const name = words.reactions[kind];
        return (
          <button
            key={kind}
            type="submit"
            name="react"
            value={`${kind}:${isHers ? 'off' : 'on'}`}
            className="circle-act"
            aria-pressed={isHers}
            aria-label={`${name} (${found?.count ?? 0})`}
            title={fill(isHers ? words.react.off : words.react.on, { name })}
          >
            <Icon name={reactionSigns[kind]} size={19} />
            <bdi>{found?.count ?? 0}</bdi>
          </button>
        );
      })}
    </form>
  );
}
