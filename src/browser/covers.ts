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

/** Whether `part` of a floating element covers something that matches the selector, outside of `whole`. */
export function covers(whole: HTMLElement, part: Element | null, selector: string): boolean {
  if (part === null) return false;
  const { left, top, width, height } = part.getBoundingClientRect();
  const steps = [0.05, 0.35, 0.65, 0.95];
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left + width * x, top + height * y)
        .some((under) => !whole.contains(under) && under.closest(selector) !== null),
    ),
  );
}
