/**
 * Draws the academy's people into src/platform/ui/art/people, one small SVG each: `npm run draw-people`.
 * Heads and faces are Open Peeps by Pablo Stanley (CC0), through @dicebear; shoulders, scarves and colours are ours.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

const ink = '#1d1b2e';
const clay = '#d9532f';
const mint = '#2f8f7b';
const majorelle = '#3b3fc4';
const saffron = '#f2b33d';
const sand = '#fbf5ea';
const grey = '#8d8799';

type Person = {
  head: string;
  face?: 'smile' | 'calm';
  skin: string;
  clothes: string;
  glasses?: string;
  /** The scarf's colour (only with the hijab), and the band that shows under it. */
  scarf?: string;
  band?: string;
  /** Hair that Open Peeps colours separately. */
  hair?: string;
};

const people: Record<string, Person> = {
  salma: { head: 'hijab', skin: '#d08b5b', clothes: clay, scarf: ink, band: clay },
  imane: { head: 'hijab', face: 'calm', skin: '#eab98a', clothes: saffron, scarf: mint, band: sand },
  yasmine: { head: 'longBangs', skin: '#fcd9b0', clothes: saffron },
  khadija: { head: 'hijab', skin: '#b06f42', clothes: majorelle, scarf: saffron, band: sand },
  nour: { head: 'bun', face: 'calm', skin: '#edb98a', clothes: mint, glasses: 'glasses2' },
  amina: { head: 'hijab', face: 'calm', skin: '#f3c9a0', clothes: mint, scarf: '#f7d9d0', band: clay },
  hajar: { head: 'mediumBangs', skin: '#c07d4c', clothes: clay },
  zineb: { head: 'longCurly', face: 'calm', skin: '#d9a06f', clothes: majorelle },
  mehdi: { head: 'short1', face: 'calm', skin: '#ae5d29', clothes: majorelle },
  sara: { head: 'medium3', skin: '#f3c9a0', clothes: '#dfe0ff', glasses: 'glasses' },
  youssef: { head: 'short3', skin: '#d9a06f', clothes: mint },
  fatima: { head: 'grayBun', face: 'calm', skin: '#d9a06f', clothes: clay, hair: grey },
};

const shoulders = ({ skin, clothes }: Person): string =>
  `<g stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">` +
  `<path stroke="none" fill="${skin}" d="M240 598c30-14 50-52 60-98l187 0c-6 40 8 78 31 98l-40 110H290Z"/>` +
  `<path fill="${clothes}" d="M0 790C28 700 84 650 140 626c36-21 72-34 107-28 34 64 82 101 144 101s106-40 127-101c44 10 92 46 122 82 24 32 44 70 54 110Z"/>` +
  `<path fill="none" d="M327 522c-10 34-38 62-80 76M487 510c-4 36 8 70 31 88"/></g>`;

/** Head, face and glasses of the drawing, on our own shoulders. */
function draw(person: Person): string {
  const drawn = createAvatar(openPeeps, {
    seed: 'derb',
    head: [person.head as 'hijab'],
    face: [person.face ?? 'smile'],
    skinColor: [person.skin.slice(1)],
    clothingColor: [(person.band ?? person.clothes).slice(1)],
    headContrastColor: [(person.hair ?? ink).slice(1)],
    accessories: person.glasses === undefined ? [] : [person.glasses as 'glasses'],
    accessoriesProbability: person.glasses === undefined ? 0 : 100,
    facialHairProbability: 0,
    maskProbability: 0,
  }).toString();
  const above = drawn.slice(drawn.indexOf('<g transform="matrix('), drawn.lastIndexOf('</g></svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 724 724" fill="none">${shoulders(person)}${dress(above, person)}</svg>\n`;
}

/** Black becomes ink; a scarf takes its own colour with an ink outline. */
function dress(parts: string, { scarf }: Person): string {
  const inked = parts.replace(/<g transform="translate\([\d ]+\)"><\/g>/g, '').replaceAll('#000', ink);
  if (scarf === undefined || scarf === ink) return inked;
  const end = inked.indexOf('</g>');
  const at = inked.lastIndexOf(`fill="${ink}"`, end);
  return `${inked.slice(0, at)}fill="${scarf}" stroke="${ink}" stroke-width="10" stroke-linejoin="round"${inked.slice(at + `fill="${ink}"`.length)}`;
}

const folder = new URL('../src/platform/ui/art/people/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, person] of Object.entries(people)) {
  const svg = draw(person);
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}
