/**
 * The script of a film: frames of one idea each, written as data and checked here. A lesson's film has its folder in
 * content/sample/classroom/films with `script.json` in it; one of a page is content/sample/page-films/<name>.json.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MadeFilm } from '../../content/shape.ts';
import { contrastOf } from '../../src/academy/settings/look.ts';

export const inProject = (...names: string[]): string =>
  path.join(fileURLToPath(new URL('../..', import.meta.url)), ...names);

const tokens = new Map(
  [...readFileSync(inProject('src/app.css'), 'utf8').matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)]
    // The first is the colour by day; films have one appearance.
    .toReversed()
    .map(([, name = '', colour = '']) => [name, colour]),
);

/** A colour by the name of its token. */
export function colour(name: string): string {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`src/app.css has no colour ${name}.`);
  return found;
}

/** Colours by token: of the wall, what is written on it, the one loud word or figure, the table, and how strong the zellige is. */
const wallOf = (ground: string, text: string, accent: string, table: string, zellige: number) => ({
  ground,
  text,
  accent,
  table,
  zellige,
});
export const walls = {
  majorelle: wallOf('majorelle', 'white', 'saffron-light', 'cream', 0.36),
  deep: wallOf('majorelle-deep', 'white', 'saffron-light', 'cream', 0.32),
  mint: wallOf('mint-deep', 'white', 'saffron-light', 'clay', 0.32),
  night: wallOf('night', 'white', 'saffron-light', 'clay', 0.2),
  clay: wallOf('clay-deep', 'white', 'saffron-pale', 'cream', 0.34),
  lilac: wallOf('lilac', 'pitch', 'clay-deep', 'cream', 0.8),
  blush: wallOf('blush', 'pitch', 'clay-deep', 'mint', 0.8),
  sand: wallOf('cream', 'pitch', 'clay-deep', 'mint-light', 1),
  saffron: wallOf('saffron', 'pitch', 'pitch', 'majorelle', 0.4),
} as const;
export type Wall = keyof typeof walls;

/** Lessons may have no French. */
const inEach = z.strictObject({
  en: z.string().min(1),
  ar: z.string().min(1),
  fr: z.string().min(1).optional(),
});
const words = z.string().min(1).optional();

const frameSchema = z.strictObject({
  /** 'title': the trainer in her arch. 'turn': the sheet and the pencil. 'end': the open door. */
  kind: z.enum(['title', 'idea', 'turn', 'end']).default('idea'),
  wall: z.enum(Object.keys(walls) as [Wall, ...Wall[]]),
  seconds: z.number().min(2).max(10),
  /** Where on a road of five steps it is. */
  bead: z.int().min(1).max(5).optional(),
  /** Drawings of src/platform/ui/art/props, the first one large. */
  objects: z.array(z.string()).max(3).default([]),
  /** A small line above: the unit, or 'next'. */
  over: words,
  /** Lines as they are broken; `*…*` is loud. */
  words,
  figure: words,
  note: words,
  /** The words are said by the object, in a bubble. */
  bubble: z.literal(true).optional(),
  /** Four lines at most, ticked in this order. */
  list: z.array(z.string()).min(2).max(4).optional(),
  /** An amount as a bar, and what is cut from its end; `at`: which slice lifts now, those before it are gone. */
  bar: z.strictObject({ of: z.number(), cuts: z.array(z.number()), at: z.int().min(0) }).optional(),
  /** So many things in rows, of which the last ones fall out. */
  count: z.strictObject({ of: z.int().max(100), out: z.int().min(0) }).optional(),
  /** A part of the film begins here, by this name. */
  chapter: inEach.optional(),
  /** The frame that a page shows before the film plays. */
  poster: z.literal(true).optional(),
  /** What is said, in the captions of each language. */
  says: inEach,
});
export type Frame = z.output<typeof frameSchema>;

const wordsIn = ({ words: said = '', figure = '', note = '', list = [] }: Frame): number =>
  [said, figure, note, ...list].join(' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0;

/** What is wrong with a frame, in a sentence each. */
function faultsOf(frame: Frame, before: Frame | undefined): string[] {
  const { kind, wall, figure, over, objects } = frame;
  const { ground, text, accent } = walls[wall];
  const onWall = (name: string) => contrastOf(colour(name), colour(ground));
  const faults: [boolean, string][] = [
    [wordsIn(frame) > 6, `It shows ${wordsIn(frame)} words; six are the most.`],
    [figure !== undefined && !/\d/.test(figure), 'A figure is a number.'],
    [before?.wall === wall, 'It has the wall of the frame before it.'],
    [(kind === 'turn') !== (wall === 'saffron'), 'Saffron is the wall of “your turn”, and of nothing else.'],
    [onWall(text) < 4.5 || onWall(accent) < 3, 'Its words are hard to read on this wall.'],
    [over !== undefined && onWall(accent) < 4.5, 'A small line is hard to read on this wall.'],
    ...objects.map((name): [boolean, string] => [!existsSync(drawing(name)), `There is no drawing ${name}.`]),
  ];
  return faults.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}

const scriptSchema = z
  .strictObject({
    /** Of the words in the pictures; captions are in both. */
    language: z.enum(['ar', 'en']).default('ar'),
    /** 'tall' is for phones held upright. */
    shape: z.enum(['wide', 'tall']).default('wide'),
    trainer: z.string(),
    /** A program reads its English sentences aloud; without it the film is silent. */
    voice: z.literal('en').optional(),
    frames: z.array(frameSchema).min(2).max(16),
  })
  .superRefine(({ frames }, check) => {
    const fault = (message: string, at: number) =>
      check.addIssue({ code: 'custom', message, path: ['frames', at] });
    for (const [at, frame] of frames.entries())
      for (const message of faultsOf(frame, frames[at - 1])) fault(message, at);
    if (frames.filter(({ poster }) => poster).length !== 1) fault('One frame is the poster.', 0);
  });
export type Script = z.output<typeof scriptSchema> & { name: string };

export const drawing = (name: string): string => inProject(`src/platform/ui/art/props/${name}.svg`);

/** Throws with the film's name, the frame and what is wrong with it. */
export function readScript(json: string, name: string): Script {
  const read = scriptSchema.safeParse(JSON.parse(json));
  if (!read.success) throw new Error(`${name}\n${z.prettifyError(read.error)}`);
  return { name, ...read.data };
}

const films = inProject('content/sample/classroom/films');
const pages = inProject('content/sample/page-films');

/** The films of lessons and those of pages, in the order of their names. */
export const lessonScripts: readonly Script[] = globSync('*/script.json', { cwd: films })
  .toSorted()
  .map((file) => readScript(readFileSync(path.join(films, file), 'utf8'), path.dirname(file)));
export const pageScripts: readonly Script[] = globSync('*.json', { cwd: pages })
  .toSorted()
  .map((file) => readScript(readFileSync(path.join(pages, file), 'utf8'), path.basename(file, '.json')));

/** Where the parts of a film begin; the film waits at the learner’s turn. */
export function chaptersOf({ frames }: Pick<Script, 'frames'>): MadeFilm['chapters'] {
  const starts = startsOf({ frames });
  return frames.flatMap(({ chapter: title, kind }, place) =>
    title ? [{ at: starts[place] ?? 0, title, ...(kind === 'turn' && { isTurn: true }) }] : [],
  );
}

/** Seconds at which each frame begins, and last the length of the film. */
export function startsOf({ frames }: Pick<Script, 'frames'>): number[] {
  const starts = [0];
  for (const { seconds } of frames) starts.push((starts.at(-1) ?? 0) + seconds);
  return starts;
}
