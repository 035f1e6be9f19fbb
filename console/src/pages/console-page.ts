/** A page of the console: its address, who may see it, and the import of its code, which loads with the first visit. */
import type * as sentences from '../../../src/features/staff/who-may.ts';
import { type ComponentType, lazy } from 'react';
import type { ConsoleWords } from '../words/words.ts';

/** The page of the console that an address belongs to, for any role. */
type Placed = { to: string } & ({ routes: Record<string, unknown> } | { resource: string });

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** ':id' matches any one part. */
function fits(route: string, pathname: string): boolean {
  const [asked, parts] = [partsOf(route), partsOf(pathname)];
  return (
    asked.length === parts.length && asked.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

const hasRoute = (page: Placed, route: (path: string) => boolean): boolean =>
  'routes' in page && Object.keys(page.routes).some(route);

/** Undefined: no page has this address. An exact address goes before one with ':id', and that before the records of a list. */
export const pageAt = <T extends Placed>(pathname: string, pages: readonly T[]): T | undefined =>
  pages.find((one) => hasRoute(one, (route) => partsOf(route).join() === partsOf(pathname).join())) ??
  pages.find((one) => hasRoute(one, (route) => fits(route, pathname))) ??
  pages.find((one) => 'resource' in one && partsOf(pathname)[0] === one.resource);

export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
type Page = ReturnType<typeof page>;

export type MenuGroup = 'money' | 'people' | 'teaching' | 'offer' | 'academy';

export type ConsolePage = {
  /** The permission that lets a role see it. */
  may: Exclude<keyof typeof sentences, 'staffRoles'>;
  group: MenuGroup;
  icon: ComponentType;
  /** Where the menu leads. */
  to: string;
  title: (t: ConsoleWords) => string;
} & (
  | { routes: Record<string, Page> }
  /** A list, and the page of one of its records at `/<name>/<id>/show`. */
  | { resource: string; list: Page; show?: Page }
);
