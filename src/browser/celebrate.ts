/** Confetti when a member joins: three hundred pieces for three seconds, none for people who prefer reduced motion. */
const pieces = 300;
const seconds = 3;
const colours = ['#3b3fc4', '#f2b33d', '#d9532f', '#2f8f7b', '#dfe0ff'];

async function celebrateOn(dialog: HTMLDialogElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'celebration';
  canvas.ariaHidden = 'true';
  // Inside the dialog, which is on top of everything; if that is closed, over the page.
  (dialog.open ? dialog : document.body).append(canvas);
  dialog.addEventListener('close', () => document.body.append(canvas));
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

/** @public loaded by entry.client.ts on a page with such a dialog: makes it modal, with its focus inside. */
export function celebrate(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.showModal();
  void celebrateOn(dialog).catch(() => undefined);
}
