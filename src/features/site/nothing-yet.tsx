import { ButtonLink } from '../../platform/ui/button.tsx';
import { ClosedArch } from './closed-door.tsx';
import { Heading } from '../../platform/ui/section.tsx';

type NothingYetProps = { words: { title: string; text: string; action: string }; href: string };

/** A list that nothing stands on yet: a door that is still closed, and another one to knock at. */
export function NothingYet({ words, href }: NothingYetProps) {
  return (
    <div className="flex flex-wrap items-center gap-8 py-6">
      <ClosedArch />
      <div className="grid max-w-[26rem] justify-items-start gap-4">
        <Heading level={2}>{words.title}</Heading>
        <p>{words.text}</p>
        <ButtonLink href={href} kind="secondary">
          {words.action}
        </ButtonLink>
      </div>
    </div>
  );
}
