import type { PostTag } from '../post.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { TagLink } from './post-view.ts';

type BlogFilterProps = {
  label: string;
  all: { label: string; href: string };
  tags: readonly TagLink[];
  current: PostTag | null;
};

/** The tags as plain addresses. On a phone the row is swiped, so that the first article stays near. */
export function BlogFilter({ label, all, tags, current }: BlogFilterProps) {
  // The chosen tag comes first: at the end of a row that is swiped nobody would see it.
  const choices = [
    { ...all, tag: null },
    ...tags.filter(({ tag }) => tag === current),
    ...tags.filter(({ tag }) => tag !== current),
  ];
  return (
    <nav aria-label={label} className="blog-filter">
      <ul>
        {choices.map(({ tag, label: name, href }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={tag === current ? 'page' : undefined}
              className={classNames(
                'blog-filter-link',
                tag === current ? 'border-ink bg-ink text-sand' : 'border-edge bg-paper hover:border-ink',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
