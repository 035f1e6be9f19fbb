import type { ReactNode } from 'react';
import { Arch } from '../../platform/ui/arch.tsx';
import { Heading } from '../../platform/ui/section.tsx';
import { ButtonLink } from '../../platform/ui/button.tsx';
import { count, type CountForms } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** Below both, in the page's whole width. */
  after?: ReactNode;
};

/** The drawn door: two leaves and a ring. */
export const ClosedArch = () => (
  <Arch ground="majorelle" className="closed-door-arch">
    <span className="closed-door-leaves" aria-hidden="true">
      <span className="closed-door-ring" />
    </span>
  </Arch>
);

/** A page that leads nowhere: a drawn closed door with words beside it and a way out. */
export function ClosedPage({ title, children, after }: Props) {
  return (
    <main id="main" className="column">
      <div className="closed-door">
        <ClosedArch />
        <div className="grid justify-items-start gap-5 self-center">
          <Heading level={1} className="max-sm:text-3xl">
            {title}
          </Heading>
          {children}
        </div>
      </div>
      {after}
    </main>
  );
}

/** Long enough to read two sentences, or to press the button first. */
const secondsUntilTheList = 8;

type MissingItemProps = {
  /** 'Product not found'. */
  title: string;
  /** What there is instead, and that the list opens by itself. */
  text: string;
  list: { href: string; label: string };
};

/** The answer's status stays 404: only people are led on, also without script. */
export function MissingItem({ title, text, list }: MissingItemProps) {
  return (
    <ClosedPage title={title}>
      <meta httpEquiv="refresh" content={`${secondsUntilTheList};url=${list.href}`} />
      <p>{text}</p>
      <ButtonLink href={list.href}>{list.label}</ButtonLink>
    </ClosedPage>
  );
}

/** The head of a page whose item does not exist. */
export const missingItemHead = (title: string, text: string) => ({ title, description: text, index: false });

type NothingYetProps = { words: { title: string; text: string; action: string }; href: string };

/** An empty list: a drawn closed door, and a link elsewhere. */
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

/** What a filter found: its number, and its cards or a way back. */
type FoundWords = { heading: string; count: CountForms; empty: string; emptyHint: string; showAll: string };

type FoundProps = {
  howMany: number;
  words: FoundWords;
  locale: Locale;
  /** The same list with no filter. */
  allHref: string;
  /** The cards; shown when there are any. */
  children: ReactNode;
};

/** Nothing matches. */
function NothingFound({ words, allHref }: Pick<FoundProps, 'words' | 'allHref'>) {
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-lilac text-pitch">
        <Icon name="search" size={28} />
      </span>
      <p className="text-ink-soft">{words.emptyHint}</p>
      <ButtonLink href={allHref} kind="secondary">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}

/** Its number is outside what the script replaces, so that screen readers announce it when the cards change. */
export function Found({ howMany, words, locale, allHref, children }: FoundProps) {
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <output data-live-part="count" className="block">
        {howMany === 0 ? (
          <span className="block text-center text-xl font-semibold">{words.empty}</span>
        ) : (
          <span className="text-sm text-ink-soft">{count(howMany, words.count, locale)}</span>
        )}
      </output>
      <div data-results>{howMany === 0 ? <NothingFound words={words} allHref={allHref} /> : children}</div>
    </>
  );
}
