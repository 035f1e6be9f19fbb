import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';

/** Uses no session: it only leads out of a frame, or shows whom to contact. */
export function loader(args: ScreenArgs) {
  const { t, links, url } = open(args);
  const words = t.communityInside.door;
  const isClosed = url.searchParams.has('closed');
  return {
    head: {
      title: isClosed ? words.closedTitle : words.title,
      description: t.communityInside.description,
      index: false,
    },
    words,
    isClosed,
    href: isClosed ? links.contact() : links.communityInside(),
  };
}

/** The target of a framed page when the next page refuses to be framed: it offers a link out of the frame. */
export default function Entrance({
  loaderData: { words, isClosed, href },
}: {
  loaderData: DataOf<typeof loader>;
}) {
  return (
    <ClosedPage title={isClosed ? words.closedTitle : words.title}>
      <p className="text-lg text-ink-soft">{isClosed ? words.closedText : words.text}</p>
      <ButtonLink href={href} target="_top">
        {isClosed ? words.contact : words.action}
      </ButtonLink>
    </ClosedPage>
  );
}
