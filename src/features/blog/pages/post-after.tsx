/** What follows the text of an article: handing it on, and who wrote it. */
import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { AuthorDoor } from './post-facts.tsx';
import type { PostView } from './post-view.ts';

type ShareLinksProps = { view: PostView; words: Words['blog']['share']; address: string };

/** Plain links: the page sends no script. `address` is absolute. */
export function ShareLinks({ view, words, address }: ShareLinksProps) {
  const text = encodeURIComponent(`${view.title}\n${address}`);
  const ways: { icon: IconName; label: string; href: string }[] = [
    { icon: 'whatsapp', label: words.whatsapp, href: `https://wa.me/?text=${text}` },
    {
      icon: 'linkedin',
      label: words.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    },
    {
      icon: 'mail',
      label: words.email,
      href: `mailto:?subject=${encodeURIComponent(view.title)}&body=${text}`,
    },
  ];
  return (
    <section aria-labelledby="share-post" className="post-share">
      <Heading level={2} size={4} id="share-post">
        {words.heading}
      </Heading>
      <ul>
        {ways.map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href} className="post-share-link" target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AuthorBox({ view, words }: { view: PostView; words: Words['blog'] }) {
  const { author } = view;
  if (author === null) return null;
  return (
    <section aria-labelledby="post-author" className="author-box">
      <AuthorDoor author={author} className="w-24" />
      <div className="grid justify-items-start gap-1">
        <p className="text-sm text-ink-soft">{words.author}</p>
        <Heading level={2} size={3} id="post-author">
          {author.name}
        </Heading>
        <p className="text-sm">{author.title}</p>
        <ButtonLink href={author.courseHref} kind="quiet" className="-ms-2 min-[22.5rem]:whitespace-nowrap">
          {words.authorCourse}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
    </section>
  );
}
