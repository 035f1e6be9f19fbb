import { ButtonLink } from './button.tsx';

/** `href` null: there is nothing that way. */
type Way = { href: string | null; label: string };

/** The ways on at the foot of a long list. */
export function Pager({ ways }: { ways: readonly Way[] }) {
  const open = ways.flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]));
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {open.map(({ href, label }) => (
        <ButtonLink key={label} kind="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
