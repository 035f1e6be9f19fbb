import { khatamPath } from '../../platform/ui/art/khatam-path.ts';

/** The sign of the academy: a khatam with a door in it, and the name beside it. The link is named by the name. */
export function Logo({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} className="logo">
      <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true" focusable="false">
        <path className="logo-star" d={khatamPath(12, 12, 12)} />
        <path className="logo-door" d="M8.6 17.600V11.400a3.400 3.400 0 0 1 6.800 0v6.200Z" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
