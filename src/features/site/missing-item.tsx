/** A page about one thing of a list that is not there (any more): it says so, and after a few seconds leads to the list. */
import { ButtonLink } from '../../platform/ui/button.tsx';
import { ClosedDoor } from './closed-door.tsx';

/** Long enough to read two sentences, or to press the button first. */
const secondsUntilTheList = 8;

type MissingItemProps = {
  /** 'Product not found'. */
  title: string;
  /** Says what there is instead, and that the list opens by itself. */
  text: string;
  list: { href: string; label: string };
};

/** The answer's status stays 404: only people are led on, and without script as well. */
export function MissingItem({ title, text, list }: MissingItemProps) {
  return (
    <ClosedDoor title={title}>
      <meta httpEquiv="refresh" content={`${secondsUntilTheList};url=${list.href}`} />
      <p>{text}</p>
      <ButtonLink href={list.href}>{list.label}</ButtonLink>
    </ClosedDoor>
  );
}

/** The head of a page whose thing is not there. */
export const missingItemHead = (title: string, text: string) => ({ title, description: text, index: false });
