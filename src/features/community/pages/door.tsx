import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';

/** Knows nothing of anybody: it only leads out of a frame, or says where to write. */
export function loader(args: ScreenArgs) {
  const { say, links, url } = open(args);
  const words = say.circle.door;
  const isClosed = url.searchParams.has('closed');
  return {
    head: {
      title: isClosed ? words.closedTitle : words.title,
      description: say.circle.description,
      index: false,
    },
    words,
    isClosed,
    href: isClosed ? links.contact() : links.circle(),
  };
}

/** Where a page of the community leads from within a frame, because the next page refuses to stand in one. */
export default function Door({
  loaderData: { words, isClosed, href },
}: {
  loaderData: DataOf<typeof loader>;
}) {
  return (
    <ClosedDoor title={isClosed ? words.closedTitle : words.title}>
      <p className="text-lg text-ink-soft">{isClosed ? words.closedText : words.text}</p>
      <ButtonLink href={href} target="_top">
        {isClosed ? words.contact : words.action}
      </ButtonLink>
    </ClosedDoor>
  );
}
