import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

type CommunityClosingProps = {
  words: { title: string; text: string; back: string };
  join: { href: string; label: string };
  community: string;
  portrait: string;
};

/** The end of a page of details: one thing to do tonight, and the way in. */
export function CommunityClosing({ words, join, community, portrait }: CommunityClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="on-ink bg-majorelle text-white">
      <div className="column grid items-end gap-8 lg:grid-cols-[1fr_16rem]">
        <div className="grid gap-5 py-14 lg:py-20">
          <Heading level={2} size={1} id="closing-title">
            {words.title}
          </Heading>
          <p className="max-w-2xl text-lg">{words.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={join.href} className="border-b-lilac! bg-paper! text-ink! hover:bg-lilac!">
              {join.label}
            </ButtonLink>
            <ButtonLink href={community} kind="onInk">
              {words.back}
            </ButtonLink>
          </div>
        </div>
        <Door ground="saffron" className="hidden h-80 lg:block">
          <Portrait name={portrait} alt="" />
        </Door>
      </div>
    </section>
  );
}
