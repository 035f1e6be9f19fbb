/** What a form must know of a field beyond its schema. */
import { z } from 'zod';

export type FieldGroup = 'facts' | 'words' | 'blocks' | 'money' | 'dates' | 'seo';

export type FieldWidget =
  | 'text'
  | 'long-text'
  | 'markdown'
  | 'money'
  | 'day'
  | 'time'
  /** An instant, written in UTC. */
  | 'moment'
  | 'slug'
  /** Its tag: 'ary'. */
  | 'language'
  | 'picture'
  | 'choice'
  /** 1 is Monday, 7 Sunday. */
  | 'weekday'
  | 'list'
  /** Fields that belong together. */
  | 'group'
  | 'boolean'
  | 'number'
  | 'link';

/** Records that others name by their slug. */
export type ReferredTo = 'trainers' | 'courses' | 'services';

export type FieldMeta = {
  widget?: FieldWidget;
  /** Left out: as its widget and its place say. */
  group?: FieldGroup;
  refersTo?: ReferredTo;
  /** It need not be filled in before publishing. */
  mayStayEmpty?: boolean;
  /** A draft may lack the whole of it; what is published may not. */
  neededToPublish?: boolean;
  /** How many there must be before publishing. */
  leastItems?: number;
};

/** A registry of its own: what is only for forms never stands in the documents of the wire. */
export const fieldMeta = z.registry<FieldMeta>();
