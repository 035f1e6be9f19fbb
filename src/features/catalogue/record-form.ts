/**
 * The form of each kind of record, as plain data made from its schema: whoever draws forms needs none by hand. Labels are
 * not in it: how a field is called is a matter of the language it is shown in.
 */
import { z } from 'zod';
import {
  type FieldGroup,
  fieldMeta,
  type FieldMeta,
  type FieldWidget,
  type ReferredTo,
} from './record-fields.ts';
import { recordSchemas, type RecordKind } from './record-kinds.ts';

export type FormField = {
  /**
   * Where it stands within the record, or within the field that holds it. '{locale}' is 'en' and 'ar' by turns:
   * 'words.{locale}.title'. '' is an item of a list itself.
   */
  path: string;
  widget: FieldWidget;
  group: FieldGroup;
  /** It is written once per language, and both stand side by side. */
  bothLanguages?: true;
  /** It must be filled in before publishing. */
  required: boolean;
  /** It may be null, or left out: a group that may be switched off. */
  nullable: boolean;
  choices?: (string | number)[];
  /** Its choices are the slugs of these records. */
  refersTo?: ReferredTo;
  /** Signs at most. */
  mostSigns?: number;
  /** Of a number; of money in centimes of MAD. */
  least?: number;
  most?: number;
  /** Of a list; the least is what it takes to publish. */
  leastItems?: number;
  mostItems?: number;
  /** What a group holds, or each item of a list: paths begin within it. */
  fields?: FormField[];
  /** Each item of a list that holds single values. */
  item?: FormField;
};

export type RecordForm = { kind: RecordKind; fields: FormField[] };

/** What of JSON Schema the records use, and what was registered of the field. */
type Node = FieldMeta & {
  type?: string;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  enum?: (string | number)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** What a place in the record hands on to the fields in it. */
type Place = { bothLanguages: boolean; group?: FieldGroup; optional: boolean };

const pathOf = (...steps: string[]): string => steps.filter(Boolean).join('.');

const isNull = (node: Node): boolean => node.type === 'null';

/** What it is when it is there. */
function present(node: Node): { inner: Node; nullable: boolean } {
  const inner = node.anyOf?.find((one) => !isNull(one));
  return inner ? { inner, nullable: true } : { inner: node, nullable: false };
}

/** English and Arabic side by side, and nothing else. */
const isPair = ({ properties }: Node): boolean =>
  properties !== undefined && Object.keys(properties).sort().join() === 'ar,en';

const groupOfWidget: Partial<Record<FieldWidget, FieldGroup>> = {
  money: 'money',
  day: 'dates',
  time: 'dates',
  moment: 'dates',
  slug: 'seo',
  list: 'blocks',
};

const groupFor = (node: Node, widget: FieldWidget, place: Place): FieldGroup =>
  node.group ?? place.group ?? groupOfWidget[widget] ?? (place.bothLanguages ? 'words' : 'facts');

/** What is not told stays out, so that the description is small. */
const told = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;

const boundsOf = (node: Node) =>
  told({
    choices: node.enum,
    refersTo: node.refersTo,
    mostSigns: node.maxLength,
    least: node.minimum,
    most: node.maximum,
    leastItems: node.leastItems ?? node.minItems,
    mostItems: node.maxItems,
  });

/** What stands in it is counted and grouped on its own account: only the group goes on. */
function holdings(node: Node, group: FieldGroup): Pick<FormField, 'fields' | 'item'> {
  const inside: Place = { bothLanguages: false, group, optional: false };
  if (node.type === 'object') return { fields: fieldsIn(node, inside) };
  if (node.items === undefined) return {};
  const { inner } = present(node.items);
  if (inner.type === 'object') return { fields: fieldsIn(inner, inside) };
  return { item: fieldOf('', inner, inside) };
}

function fieldOf(path: string, node: Node, place: Place): FormField {
  const { inner, nullable } = present(node);
  const widget = inner.widget ?? (inner.type === 'object' ? 'group' : 'text');
  const group = groupFor(inner, widget, place);
  const mayMiss = nullable || place.optional;
  return {
    path,
    widget,
    group,
    ...(place.bothLanguages && { bothLanguages: true as const }),
    required:
      inner.neededToPublish === true ||
      (!mayMiss &&
        inner.mayStayEmpty !== true &&
        widget !== 'boolean' &&
        (widget !== 'list' || (inner.leastItems ?? inner.minItems ?? 0) > 0)),
    nullable: mayMiss,
    ...boundsOf(inner),
    ...holdings(inner, group),
  };
}

/** The fields of a pair: one each for both languages. */
function fieldsOfPair(path: string, pair: Node, place: Place): FormField[] {
  const side = present(pair.properties?.['en'] ?? {}).inner;
  const both = { ...place, bothLanguages: true };
  const here = pathOf(path, '{locale}');
  return side.type === 'object' ? fieldsIn(side, both, here) : [fieldOf(here, side, both)];
}

/** The fields of an object, those of words among them. */
function fieldsIn(node: Node, place: Place, within = ''): FormField[] {
  if (isPair(node)) return fieldsOfPair(within, node, place);
  const needed = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([key, property]) => {
    const path = pathOf(within, key);
    const { inner, nullable } = present(property);
    const here = { ...place, optional: !needed.has(key) };
    return isPair(inner) && !nullable ? fieldsOfPair(path, inner, here) : [fieldOf(path, property, here)];
  });
}

const nodeOf = (kind: RecordKind): Node =>
  // What is typed is described, not what becomes of it; the schema of each is plain enough for it.
  z.toJSONSchema(recordSchemas[kind], { io: 'input', metadata: fieldMeta }) as Node;

const made = new Map<RecordKind, RecordForm>();

/** The form of a kind. The same object at every call: whoever changes it takes a copy. */
export function recordForm(kind: RecordKind): RecordForm {
  const known = made.get(kind);
  if (known) return known;
  const form = { kind, fields: fieldsIn(nodeOf(kind), { bothLanguages: false, optional: false }) };
  made.set(kind, form);
  return form;
}
