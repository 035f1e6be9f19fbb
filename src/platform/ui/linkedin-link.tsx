import { Icon } from './icon.tsx';

/** The mark alone, leading to a person's profile in a new tab; `label` says whose and that it opens there. */
export function LinkedinLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="icon-button" aria-label={label}>
      <Icon name="linkedin" size={22} />
    </a>
  );
}
