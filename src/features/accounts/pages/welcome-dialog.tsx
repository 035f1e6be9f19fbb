import { Button } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { WelcomeData } from './welcome.tsx';

/** The greeting: open as it comes, closed by its own form, with or without script. The script adds what falls from above. */
export function WelcomeDialog({ page: { words, email } }: { page: WelcomeData }) {
  const said = words.dialog;
  return (
    <dialog open className="welcome-dialog" aria-labelledby="welcome-title" data-celebrate>
      <div className="welcome-card">
        <Door ground="saffron" className="welcome-door">
          <Portrait name="imane" alt="" lazy={false} />
        </Door>
        <div className="grid gap-4">
          <Khatam size={26} className="text-clay" />
          <h2 id="welcome-title" className="heading text-2xl">
            {said.heading}
          </h2>
          <p>
            {said.text}{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {email}
            </bdi>
          </p>
          <form method="dialog">
            <Button full>{said.enter}</Button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
