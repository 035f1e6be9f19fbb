import type { ApplicationsPage } from '../../../flows/staff-application-verbs.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Loaded } from './applications.tsx';

type Props = { forwarding: NonNullable<ApplicationsPage['forwarding']>; loaded: Loaded };

/** What did not reach the other server, and why; what was refused once need not wait for its next turn. Nothing when nothing waits. */
export function ForwardingNotice({ forwarding, loaded }: Props) {
  const { failed, waiting, lastError } = forwarding;
  const { self, mayForward } = loaded;
  const words = loaded.words.forwarding;
  const reason = lastError !== null && (
    <p className="wrap-anywhere">
      {words.lastError} <bdi>{lastError}</bdi>
    </p>
  );
  const again = mayForward && (
    <form method="post" action={self}>
      <Button kind="secondary" name="deed" value="forward-again">
        {words.again}
      </Button>
    </form>
  );
  return (
    <>
      {failed > 0 && (
        <Notice tone="warning" title={words.failed(failed)}>
          <div className="grid gap-3">
            {reason}
            {again}
          </div>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone="info" title={words.waiting(waiting)}>
          {failed === 0 && lastError !== null && (
            <div className="grid gap-3">
              {reason}
              {again}
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
