/** The drawn people, by key. Made by tools/draw-people.ts; each is a file of its own, so that a page loads only those it shows. */
const files = import.meta.glob<string>('./people/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of a portrait; an unknown key shows Nour, so that a typing slip in a record never breaks a page. */
export const portraitOf = (key: string): string => files[`./people/${key}.svg`] ?? files['./people/nour.svg'] ?? '';
