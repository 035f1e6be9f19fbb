import { bareOf } from '../../../platform/i18n/locale.ts';
import { data } from 'react-router';
import { open, type ScreenArgs } from '../academy-context.ts';
import { ClosedPage } from '../closed-page.tsx';
import { type NavigationLink, navigationOf } from '../links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';

export function loader(args: ScreenArgs) {
  const { t, locale, links, url } = open(args);
  const { missing: words, navigation, buttons } = t.common;
  const { main, more, consultation } = navigationOf(locale, navigation, url.pathname);
  const signposts: { href: string; label: string; hint: string; object: string }[] = [
    { href: links.courses(), label: navigation.courses, hint: words.courses, object: 'books' },
    { href: links.community(), label: navigation.community, hint: words.community, object: 'glass' },
    { href: links.shop(), label: navigation.shop, hint: words.shop, object: 'basket' },
    { href: links.contact(), label: navigation.contact, hint: words.contact, object: 'envelope' },
  ];
  return data(
    {
      head: { title: words.title, description: words.text, index: false },
      words,
      buttons,
      home: links.home(),
      meant: didYouMean(url.pathname, [...main, ...more.flat(), consultation]),
      signposts,
    },
    { status: 404 },
  );
}

/** A form posted to an address that does not exist gets the same answer. */
export const action = (args: ScreenArgs) => loader(args);

type Data = ReturnType<typeof loader>['data'];

function Signposts({ title, signposts }: { title: string; signposts: Data['signposts'] }) {
  return (
    <nav className="signposts" aria-labelledby="signposts-title">
      <p id="signposts-title" className="font-semibold">
        {title}
      </p>
      <ul>
        {signposts.map(({ href, label, hint, object }) => (
          <li key={href}>
            <a href={href} className="card signpost">
              <Prop name={object} className="size-10" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-ink-soft">{hint}</span>
              </span>
              <Icon name="arrow-forward" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function NotFound({ loaderData }: { loaderData: Data }) {
  const { words, buttons, home, meant, signposts } = loaderData;
  return (
    <ClosedPage title={words.heading} after={<Signposts title={words.elsewhere} signposts={signposts} />}>
      <p className="text-lg text-ink-soft">{words.text}</p>
      {meant && (
        <p className="text-lg">
          {words.meant}{' '}
          <a href={meant.href} className="link font-semibold">
            {meant.label}
          </a>
          {words.questionMark}
        </p>
      )}
      <ButtonLink href={home}>{buttons.returnHome}</ButtonLink>
    </ClosedPage>
  );
}

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of another. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j += 1) rows[0]?.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change);
      rows[i]?.push(swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best);
    }
  }
  return at(a.length, b.length);
}

/** Longer words can only be somebody's attempt to break something. */
const longest = 40;

const words = (path: string): string[] => bareOf(path).split('/').filter(Boolean);

/**
 * The page that a mistyped address most likely means: the first part of the address is one or two letters away from the page's
 * own. Null when none is that close.
 */
export function didYouMean<Page extends Pick<NavigationLink, 'href'>>(
  pathname: string,
  pages: readonly Page[],
): Page | null {
  const [typed = ''] = words(pathname.toLowerCase());
  if (typed.length < 3 || typed.length > longest) return null;
  const near = pages
    .map((page) => ({ page, away: distance(typed, words(page.href)[0] ?? '') }))
    .filter(({ away }) => away <= (typed.length < 6 ? 1 : 2))
    .sort((a, b) => a.away - b.away);
  return near[0]?.page ?? null;
}
