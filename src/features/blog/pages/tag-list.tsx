import type { TagLink } from './post-view.ts';

/** The tags of an article, each a way to its fellows. `label` names the list for those who do not see it. */
export function TagList({ tags, label }: { tags: readonly TagLink[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {tags.map(({ tag, label: name, href }) => (
        <li key={tag}>
          <a href={href} className="post-tag">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
