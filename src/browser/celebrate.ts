/** Confetti when a member joins: three hundred pieces for three seconds, none for people who prefer reduced motion. */
const pieces = 300;
const seconds = 3;
const colours = ['#3b3fc4', '#f2b33d', '#d9532f', '#2f8f7b', '#dfe0ff'];

async function rainConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'celebration';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  const rain = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  await rain({
    particleCount: pieces,
    spread: 150,
    startVelocity: 48,
    // Frames, sixty in a second.
    ticks: seconds * 60,
    origin: { y: 0.35 },
    colors: colours,
  });
  canvas.remove();
}

/** @public loaded by entry.client.ts on a page that greets a member. */
export function celebrate(): void {
  void rainConfetti().catch(() => undefined);
}
