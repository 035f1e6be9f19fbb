import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

type StepActionsProps = {
  submit: string;
  /** The step before; null on the first one and wherever there is no way back. */
  back: { href: string; label: string } | null;
};

/** The foot of a step: the one main action and the way back. Stays in reach of the thumb on phones. */
export function StepActions({ submit, back }: StepActionsProps) {
  return (
    <div className="step-foot">
      <div className="flex items-center gap-3">
        {back !== null && (
          <ButtonLink kind="secondary" href={back.href} data-step-link>
            <Icon name="arrow-back" size={18} />
            <span className="max-sm:sr-only">{back.label}</span>
          </ButtonLink>
        )}
        <Button className="min-w-0 flex-1">{submit}</Button>
      </div>
    </div>
  );
}
