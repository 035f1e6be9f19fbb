/** Runs `rest` after scrolling or resizing has ended. */
export function whenStill(rest: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, 120);
  };
  addEventListener('scroll', moved, { passive: true });
  addEventListener('resize', moved, { passive: true });
}

const steps = [0.05, 0.35, 0.65, 0.95];

/** The elements under `part` of a floating element, outside of `whole`. */
function under(whole: HTMLElement, { left, top, width, height }: DOMRect): Set<Element> {
  const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
  const found = points.flatMap(([x, y]) => document.elementsFromPoint(x, y));
  return new Set(found.filter((element) => !whole.contains(element)));
}

/** Whether `part` of a floating element covers something that matches the selector, outside of `whole`. */
export function covers(whole: HTMLElement, part: Element | null, selector: string): boolean {
  if (part === null) return false;
  return [...under(whole, part.getBoundingClientRect())].some(
    (element) => element.closest(selector) !== null,
  );
}

/** Whether `part` lies over letters, and not only over the empty end of a line. */
export function coversText(whole: HTMLElement, part: Element | null): boolean {
  if (part === null) return false;
  const box = part.getBoundingClientRect();
  const texts = [...under(whole, box)].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const range = document.createRange();
  return texts.some((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
