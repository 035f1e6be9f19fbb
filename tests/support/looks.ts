/** How a part of a page looks, to compare with how it should. */
import type { Locator } from '@playwright/test';

/** What rules decide and the place does not: of sizes only those that are the same wherever a part stands. */
const properties = [
  'display',
  'position',
  'color',
  'background-color',
  'background-image',
  'border-top-width',
  'border-bottom-width',
  'border-top-color',
  'border-top-left-radius',
  'box-shadow',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'text-align',
  'text-decoration-line',
  'padding-block',
  'padding-inline',
  'column-gap',
  'row-gap',
  'flex-direction',
  'list-style-type',
  'opacity',
  'transform',
  'scale',
  'visibility',
] as const;

/** A line for every element, in their order. */
export const looksOf = (part: Locator): Promise<string[]> =>
  part.evaluate(
    (root, names) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${values.join('; ')}`;
      }),
    properties,
  );
