import type { Words } from '../../../content/words.ts';
import type { HandOff } from '../../../gateways/gateway.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { StepFrame } from './step-frame.tsx';

/**
 * The way to the gateway, in the same window: the browser script follows it at once, the button does without script.
 * The fields are exactly the server's.
 */
export function HandOffPage({ handOff, words }: { handOff: HandOff; words: Words['enrol'] }) {
  const { title, text, submit } = words.handOff;
  return (
    <StepFrame
      step="hand-off"
      title={title}
      progress={{ percent: 100, label: words.card.step }}
      words={words}
    >
      <p className="mb-6">{text}</p>
      {handOff.kind === 'redirect' ? (
        <ButtonLink href={handOff.url} data-hand-off full>
          {submit}
        </ButtonLink>
      ) : (
        <form method="post" action={handOff.url} data-hand-off>
          {Object.entries(handOff.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button full>{submit}</Button>
        </form>
      )}
    </StepFrame>
  );
}
