import { ButtonLink } from '../ui/button.tsx';
import { Door } from '../ui/door.tsx';
import { Heading } from '../ui/section.tsx';

type NothingYetProps = { words: { title: string; text: string; action: string }; href: string };

/** A list that nothing stands on yet: a door that is still closed, and another one to knock at. */
export function NothingYet({ words, href }: NothingYetProps) {
  return (
    <div className="flex flex-wrap items-center gap-8 py-6">
      <Door ground="majorelle" className="closed-door-arch">
        <span className="closed-door-leaves" aria-hidden="true">
          <span className="closed-door-ring" />
        </span>
      </Door>
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
