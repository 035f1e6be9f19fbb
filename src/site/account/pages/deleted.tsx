import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';

export async function loader(args: ScreenArgs) {
  const { t, links } = open(args);
  const words = t.account.deleted;
  return {
    head: { title: words.title, description: words.text, index: false },
    words,
    homeHref: links.home(),
  };
}

/** Shown after an account was deleted; it knows nothing of it. */
export default function Deleted({
  loaderData: { words, homeHref },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>;
}) {
  return (
    <ClosedPage title={words.title}>
      <p className="max-w-[34rem] text-lg text-ink-soft">{words.text}</p>
      <ButtonLink href={homeHref}>{words.home}</ButtonLink>
    </ClosedPage>
  );
}
