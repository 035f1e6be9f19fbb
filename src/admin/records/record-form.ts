/**
 * The form of each kind of record, as plain data made from its schema, so that the console writes no form by hand. Labels
 * are not in it, since they depend on the language of the console.
 */
import { isLocale } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import {
  type FieldGroup,
  fieldMeta,
  type FieldMeta,
  type FieldWidget,
  type ReferredTo,
} from '../../platform/records/record-fields.ts';
import { recordSchemas, type RecordKind } from './record-kinds.ts';

export type FormField = {
  /**
   * Path within the record, or within the field that contains it. '{locale}' stands for each language:
   * 'words.{locale}.title'. '' is an item of a list itself.
   */
  path: string;
  widget: FieldWidget;
  group: FieldGroup;
  /** It has one value per language; the form shows both side by side. */
  bothLanguages?: true;
  /** It must be filled in before publishing. */
  required: boolean;
  /** It may be null or left out: a group that can be switched off. */
  nullable: boolean;
  choices?: (string | number)[];
  /** Its options are the slugs of these records. */
  refersTo?: ReferredTo;
  /** Characters at most. */
  mostSigns?: number;
  /** Of a number; of money in centimes of MAD. */
  least?: number;
  most?: number;
  /** Of a list; the least number of items is needed to publish. */
  leastItems?: number;
  mostItems?: number;
  /** The fields of a group, or of each item of a list, with paths relative to it. */
  fields?: FormField[];
  /** Each item of a list of single values. */
  item?: FormField;
};

export type RecordForm = { kind: RecordKind; fields: FormField[] };

/** The part of JSON Schema that records use, and the registered metadata of the field. */
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

/** What a field inherits from its position in the record. */
type Inherited = { bothLanguages: boolean; group?: FieldGroup; optional: boolean };

const pathOf = (...steps: string[]): string => steps.filter(Boolean).join('.');

const isNull = (node: Node): boolean => node.type === 'null';

/** The node without its null alternative. */
function present(node: Node): { inner: Node; nullable: boolean } {
  const inner = node.anyOf?.find((one) => !isNull(one));
  return inner ? { inner, nullable: true } : { inner: node, nullable: false };
}

/** Whether it has exactly one value per language. */
const isPair = ({ properties }: Node): boolean =>
  properties !== undefined && Object.keys(properties).every(isLocale);

const groupOfWidget: Partial<Record<FieldWidget, FieldGroup>> = {
  money: 'money',
  day: 'dates',
  time: 'dates',
  moment: 'dates',
  slug: 'seo',
  list: 'blocks',
};

const groupFor = (node: Node, widget: FieldWidget, inherited: Inherited): FieldGroup =>
  node.group ?? inherited.group ?? groupOfWidget[widget] ?? (inherited.bothLanguages ? 'words' : 'facts');

/** Leaves out what is undefined, so that the description is small. */
const definedOnly = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;

const boundsOf = (node: Node) =>
  definedOnly({
    choices: node.enum,
    refersTo: node.refersTo,
    mostSigns: node.maxLength,
    least: node.minimum,
    most: node.maximum,
    leastItems: node.leastItems ?? node.minItems,
    mostItems: node.maxItems,
  });

/** Fields in it begin anew: they inherit the group only. */
function holdings(node: Node, group: FieldGroup): Pick<FormField, 'fields' | 'item'> {
  const inside: Inherited = { bothLanguages: false, group, optional: false };
  if (node.type === 'object') return { fields: fieldsIn(node, inside) };
  if (node.items === undefined) return {};
  const { inner } = present(node.items);
  if (inner.type === 'object') return { fields: fieldsIn(inner, inside) };
  return { item: fieldOf('', inner, inside) };
}

function fieldOf(path: string, node: Node, inherited: Inherited): FormField {
  const { inner, nullable } = present(node);
  const widget = inner.widget ?? (inner.type === 'object' ? 'group' : 'text');
  const group = groupFor(inner, widget, inherited);
  const mayMiss = nullable || inherited.optional;
  return {
    path,
    widget,
    group,
    ...(inherited.bothLanguages && { bothLanguages: true as const }),
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

/** One field per key of a pair, for both languages. */
function fieldsOfPair(path: string, pair: Node, inherited: Inherited): FormField[] {
  const side = present(pair.properties?.['en'] ?? {}).inner;
  const both = { ...inherited, bothLanguages: true };
  const here = pathOf(path, '{locale}');
  return side.type === 'object' ? fieldsIn(side, both, here) : [fieldOf(here, side, both)];
}

/** The fields of an object, including those of its words. */
function fieldsIn(node: Node, inherited: Inherited, within = ''): FormField[] {
  if (isPair(node)) return fieldsOfPair(within, node, inherited);
  const needed = new Set(node.required);
  return Object.entries(node.properties ?? {}).flatMap(([key, property]) => {
    const path = pathOf(within, key);
    const { inner, nullable } = present(property);
    const here = { ...inherited, optional: !needed.has(key) };
    return isPair(inner) && !nullable ? fieldsOfPair(path, inner, here) : [fieldOf(path, property, here)];
  });
}

const nodeOf = (kind: RecordKind): Node =>
  // The input is described, not what it is transformed to.
  z.toJSONSchema(recordSchemas[kind], { io: 'input', metadata: fieldMeta }) as Node;

const made = new Map<RecordKind, RecordForm>();

/** The form of a kind. The same object at every call: copy it before changing it. */
export function recordForm(kind: RecordKind): RecordForm {
  const known = made.get(kind);
  if (known) return known;
  const form = { kind, fields: fieldsIn(nodeOf(kind), { bothLanguages: false, optional: false }) };
  made.set(kind, form);
  return form;
}
