/** Where a text stands: in a part that depends on what the e-mail is about, and which step of a list it is. */
export function placeOf(path: string): { section: string; leaf: string; step: number | null } {
  const steps = path.split('/');
  const last = Number(steps.at(-1));
  const step = Number.isInteger(last) ? last + 1 : null;
  const leaf = steps.at(step === null ? -1 : -2) ?? path;
  const isInPart = steps.length > (step === null ? 1 : 2);
  return { section: isInPart ? (steps[0] ?? '') : step === null ? '' : leaf, leaf, step };
}
