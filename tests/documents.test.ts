/** Every file that the documents name exists: newcomers follow them before they know the app. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Made by a start or by hand. */
const comesLater = new Set(['data/', 'shots/']);
/** Looks like a path but is a media type. */
const mediaType = /^(application|multipart|text)\/[\w.+-]+$/;

/** Paths of this repository between backquotes; `…` and `<name>` stand for any. */
const placesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w.…<>-]*\/[\w./…<>*-]*)`/g)].map(([, place = '']) => place);

const pattern = (place: string): string => place.replace(/<[a-z]+>|…/g, '*');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');

  it('names paths that exist', () => {
    const missing = placesIn(text).filter(
      (place) =>
        !comesLater.has(place) &&
        !mediaType.test(place) &&
        globSync(pattern(place), { cwd: root }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.resolve(root, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });
});
