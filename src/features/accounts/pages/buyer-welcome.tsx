import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';
import type { WelcomeData } from './welcome.tsx';

/** Who has bought something is let in to what is hers; the community is told for what it is, and what it costs. */
export function BuyerWelcome({ page: { words, email, links } }: { page: WelcomeData }) {
  const said = words.buyer;
  return (
    <main id="main" className="column buyer-welcome">
      <section className="grid content-center gap-6">
        <Heading level={1}>{said.heading}</Heading>
        <p className="text-lg">{said.text}</p>
        <p className="text-ink-soft">
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </p>
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
          <ButtonLink href={links.account}>{said.account}</ButtonLink>
          <form method="post" action={links.signOut}>
            <Button kind="quiet">{words.signOut}</Button>
          </form>
        </div>
      </section>
      <section aria-labelledby="closed-title" className="buyer-closed on-ink">
        <Zellige />
        <Door ground="clay" className="buyer-door">
          <Portrait name="khadija" alt="" lazy={false} />
        </Door>
        <div className="buyer-words">
          <h2 id="closed-title" className="heading text-2xl">
            {said.communityTitle}
          </h2>
          <p className="text-mist">{said.community}</p>
          <div className="grid gap-3">
            <ButtonLink href={links.join} kind="highlight" full>
              {said.join}
            </ButtonLink>
            <ButtonLink href={links.inside} kind="onInk" full>
              {said.look}
            </ButtonLink>
          </div>
        </div>
      </section>
    </main>
  );
}
