import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';

export async function loader(args: ScreenArgs) {
  const { say, links } = open(args);
  const words = say.account.deleted;
  return {
    head: { title: words.title, description: words.text, index: false },
    words,
    homeHref: links.home(),
  };
}

/** Where somebody stands whose account has just gone; it knows nothing of her. */
export default function Deleted({
  loaderData: { words, homeHref },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>;
}) {
  return (
    <ClosedDoor title={words.title}>
      <p className="max-w-[34rem] text-lg text-ink-soft">{words.text}</p>
      <ButtonLink href={homeHref}>{words.home}</ButtonLink>
    </ClosedDoor>
  );
}
