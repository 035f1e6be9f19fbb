import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isLocale } from '../../platform/i18n/locale.ts';
import { recordForm, type FormField } from './record-form.ts';
import { recordSchemas, type RecordKind } from './record-kinds.ts';

const kinds = Object.keys(recordSchemas) as RecordKind[];

type Node = { properties?: Record<string, Node>; items?: Node; anyOf?: Node[]; type?: string };

const present = (node: Node): Node => node.anyOf?.find(({ type }) => type !== 'null') ?? node;
const join = (...steps: string[]) => steps.filter(Boolean).join('.');

/** Paths at which the schema holds a value, a list or a group; a language counts once, an item is '*'. */
function schemaPaths(node: Node, path = ''): string[] {
  const { properties, items } = present(node);
  if (items) return [path, ...schemaPaths(items, join(path, '*')).filter((each) => each !== join(path, '*'))];
  if (!properties) return [path];
  const isPair = Object.keys(properties).every(isLocale);
  const inside = isPair
    ? schemaPaths(properties['en'] ?? {}, join(path, '{locale}')).filter((each) => each !== '')
    : Object.entries(properties).flatMap(([key, each]) => schemaPaths(each, join(path, key)));
  return inside;
}

function formPaths(fields: readonly FormField[], path = ''): string[] {
  return fields.flatMap((field) => {
    const here = join(path, field.path);
    if (field.widget === 'group') return formPaths(field.fields ?? [], here);
    if (field.widget === 'list') return [here, ...formPaths(field.fields ?? [], join(here, '*'))];
    return [here];
  });
}

const everyField = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields ?? []), ...(field.item ? [field.item] : [])]);

const fieldAt = (kind: RecordKind, path: string) =>
  recordForm(kind).fields.find((each) => each.path === path);

describe('the form of a record', () => {
  test.each(kinds)('every property of a %s is described exactly once', (kind) => {
    const schema = z.toJSONSchema(recordSchemas[kind], { io: 'input' }) as Node;
    expect(formPaths(recordForm(kind).fields).sort()).toEqual(schemaPaths(schema).sort());
  });

  test.each(kinds)('the form of a %s is plain data without labels', (kind) => {
    const form = recordForm(kind);
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    for (const field of everyField(form.fields)) {
      expect(field).not.toHaveProperty('label');
      expect(field).not.toHaveProperty('title');
    }
  });

  test('every choice has options, and every text its greatest length', () => {
    for (const field of kinds.flatMap((kind) => everyField(recordForm(kind).fields))) {
      const { widget, path } = field;
      if (widget === 'choice') expect([path, field.choices ?? field.refersTo]).not.toContain(undefined);
      if (widget === 'long-text' || widget === 'markdown')
        expect([path, field.mostSigns]).not.toContain(undefined);
      if (widget === 'money' || widget === 'number')
        expect([path, field.least, field.most]).not.toContain(undefined);
      if (widget === 'list')
        expect([path, field.mostItems, field.fields ?? field.item]).not.toContain(undefined);
    }
  });

  test('words have a field per language, facts one field', () => {
    expect(fieldAt('course', 'words.{locale}.name')).toEqual({
      path: 'words.{locale}.name',
      widget: 'text',
      group: 'words',
      bothLanguages: true,
      required: true,
      nullable: false,
      mostSigns: 120,
    });
    expect(fieldAt('course', 'priceCentimes')).toEqual({
      path: 'priceCentimes',
      widget: 'money',
      group: 'money',
      required: false,
      nullable: true,
      least: 0,
      most: 10_000_000,
    });
    expect(fieldAt('workshop', 'instructor.{locale}')).toMatchObject({ widget: 'text', bothLanguages: true });
  });

  test('levels contain their lessons, in both languages at once', () => {
    const levels = fieldAt('course', 'words.{locale}.curriculum');
    expect(levels).toMatchObject({ widget: 'list', group: 'blocks', bothLanguages: true });
    expect(levels?.fields?.map(({ path, widget }) => [path, widget])).toEqual([
      ['title', 'text'],
      ['subtitle', 'text'],
      ['description', 'long-text'],
      ['lessons', 'list'],
    ]);
    expect(levels?.fields?.[3]?.item).toMatchObject({ path: '', widget: 'text', mostSigns: 200 });
  });

  test('what fills itself from another field is not asked for', () => {
    expect(fieldAt('post', 'words.{locale}.description')?.required).toBe(false);
    expect(fieldAt('post', 'words.{locale}.body')?.required).toBe(true);
  });

  test('files of a product are a group that may be left out', () => {
    const files = fieldAt('product', 'files');
    expect(files).toMatchObject({ widget: 'group', nullable: true });
    expect(files?.fields?.[0]).toMatchObject({ path: '{locale}.name', bothLanguages: true });
  });

  test('a field that refers to a record names its kind', () => {
    expect(fieldAt('course', 'trainer')).toMatchObject({ widget: 'choice', refersTo: 'trainers' });
    expect(fieldAt('campaign', 'courses')?.item).toMatchObject({ widget: 'choice', refersTo: 'courses' });
  });
});
