import type { Words } from '../../../words.ts';
import type { HandOff } from '../../../gateways/gateway.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';

type HandOffPageProps = { handOff: HandOff; words: Words['enrol'] };

/**
 * Sends the browser to the gateway, in the same window: the browser script submits it at once, the button does it without
 * script. The fields are exactly the server's.
 */
export function HandOffPage({ handOff, words }: HandOffPageProps) {
  const { title, text, submit } = words.handOff;
  return (
    <StepFrame step="hand-off" title={title} progress={progressOf('confirm', words)} words={words}>
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
