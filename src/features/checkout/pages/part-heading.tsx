/** The first and second thing to do in a step, numbered. */
export function PartHeading({ number, children }: { number: number; children: string }) {
  return (
    <h2 className="mb-3 flex items-center gap-3 text-lg font-bold">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-semibold text-sand"
      >
        {number}
      </span>
      {children}
    </h2>
  );
}
