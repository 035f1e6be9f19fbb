/** Which page of the office an address belongs to, whoever may see it. */
type Placed = { to: string } & ({ routes: Record<string, unknown> } | { resource: string });

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** ':id' stands for any one part. */
function fits(route: string, pathname: string): boolean {
  const [asked, parts] = [partsOf(route), partsOf(pathname)];
  return (
    asked.length === parts.length && asked.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

/** Undefined: no page has this address. An address of its own goes before the records of a list. */
export const pageAt = <T extends Placed>(pathname: string, pages: readonly T[]): T | undefined =>
  pages.find((one) => 'routes' in one && Object.keys(one.routes).some((route) => fits(route, pathname))) ??
  pages.find((one) => 'resource' in one && partsOf(pathname)[0] === one.resource);
