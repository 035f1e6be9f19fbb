import { data } from 'react-router';
import { open, type ScreenArgs } from '../academy-context.ts';
import { ClosedDoor } from '../closed-door.tsx';
import { navigationOf } from '../navigation.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { didYouMean } from './did-you-mean.ts';

export function loader(args: ScreenArgs) {
  const { say, links, url } = open(args);
  const { missing: words, navigation, buttons } = say.common;
  const { main, more, consultation } = navigationOf(links, navigation, url.pathname);
  const support = { href: links.support(), label: navigation.support };
  const signposts: { href: string; label: string; hint: string; icon: IconName }[] = [
    { href: links.courses(), label: navigation.courses, hint: words.courses, icon: 'book' },
    { href: links.workshops(), label: navigation.workshops, hint: words.workshops, icon: 'calendar' },
    { href: links.shop(), label: navigation.shop, hint: words.shop, icon: 'bag' },
    { href: links.contact(), label: navigation.contact, hint: words.contact, icon: 'message' },
  ];
  return data(
    {
      head: { title: words.title, description: words.text, index: false },
      words,
      buttons,
      home: links.home(),
      meant: didYouMean(url.pathname, [...main, ...more, consultation, support]),
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
        {signposts.map(({ href, label, hint, icon }) => (
          <li key={href}>
            <a href={href} className="signpost">
              <Icon name={icon} size={26} />
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
    <ClosedDoor title={words.title} after={<Signposts title={words.elsewhere} signposts={signposts} />}>
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
    </ClosedDoor>
  );
}
