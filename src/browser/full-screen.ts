/** Keys of the checkbox that makes the community fill the screen: Enter toggles it like Space, Escape leaves full screen. */
export function startFullScreen(box: HTMLInputElement): void {
  // On a phone the frame has little room: whoever presses "enter" in the welcome is taken in.
  document.querySelector('dialog.welcome-dialog')?.addEventListener('close', () => {
    if (matchMedia('(max-width: 47.99rem)').matches && !box.checked) box.click();
  });
  const leaveByEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent): void => {
    // Escape closes an open dialog first.
    const isTaken = (currentTarget as Document).querySelector('dialog[open]') !== null;
    if (key !== 'Escape' || defaultPrevented || isTaken || !box.checked) return;
    box.checked = false;
    box.focus();
  };
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.repeat) return;
    event.preventDefault();
    box.click();
  });
  document.addEventListener('keydown', leaveByEscape);
  // Keys in the frame stay there. Our own community has the same origin; in an external one they cannot be observed.
  const frame = document.querySelector('iframe');
  const hearWithin = (): void => frame?.contentDocument?.addEventListener('keydown', leaveByEscape);
  frame?.addEventListener('load', hearWithin);
  hearWithin();
}
