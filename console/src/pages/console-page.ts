/** A page of the console: its section, its address, who may see it, and the import of its code, which loads with the first visit. */
import type * as sentences from '../../../src/academy/staff/who-may.ts';
import { type ComponentType, lazy } from 'react';
import type { Area, ConsoleWords } from '../words/areas.ts';
import { loadAreas } from '../words/load.ts';

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

/** The entry of a menu or of tabs that is here: the longest address that the page's own begins with. */
export function entryAt<T extends { to: string }>(pathname: string, entries: readonly T[]): T | undefined {
  const parts = partsOf(pathname);
  return entries
    .filter(({ to }) => partsOf(to).every((part, at) => part === parts[at]))
    .toSorted((one, other) => partsOf(other.to).length - partsOf(one.to).length)[0];
}

/** `areas`: of the words, those that the page shows. */
export const page = (load: () => Promise<ComponentType>, ...areas: Area[]) =>
  lazy(async () => {
    const [found] = await Promise.all([load(), loadAreas(areas)]);
    return { default: found };
  });
type Page = ReturnType<typeof page>;

export type Section = keyof ConsoleWords['nav']['sections'];

/** The permissions that a role alone decides. */
export type Permission = {
  [Name in keyof typeof sentences]: (typeof sentences)[Name] extends (who: sentences.Who) => boolean
    ? Name
    : never;
}[keyof typeof sentences];

export type ConsolePage = {
  /** The permission that lets a role see it. */
  may: Permission;
  section: Section;
  /** Of a section with many pages: the heading it is under. */
  group?: keyof ConsoleWords['nav']['groups'];
  /** Its tab in the section. */
  name: keyof ConsoleWords['nav']['pages'];
  /** Where the tab leads. */
  to: string;
} & (
  | { routes: Record<string, Page> }
  /** A list, and the page of one of its records at `/<name>/<id>/show`. */
  | { resource: string; list: Page; show?: Page }
);
