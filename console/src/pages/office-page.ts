/** A page of the office: where it is, whose it is, and what loads it. Its code comes with its first visit. */
import { lazy, type ComponentType } from 'react';
import type * as sentences from '../../../src/features/staff/who-may.ts';
import type { ConsoleWords } from '../words/words.ts';

export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
type Page = ReturnType<typeof page>;

export type MenuGroup = 'money' | 'people' | 'teaching' | 'offer' | 'house';

export type OfficePage = {
  /** The sentence that lets a role see it. */
  may: Exclude<keyof typeof sentences, 'staffRoles'>;
  group: MenuGroup;
  icon: ComponentType;
  /** Where the menu leads. */
  to: string;
  title: (say: ConsoleWords) => string;
} & (
  | { routes: Record<string, Page> }
  /** A list, and the page of one of its records at `/<name>/<id>/show`. */
  | { resource: string; list: Page; show?: Page }
);
