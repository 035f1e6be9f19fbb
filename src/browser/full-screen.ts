/** The keys of the box that makes the community fill the screen: Enter changes it like Space, and Escape leaves it. */
export function startFullScreen(box: HTMLInputElement): void {
  const leaveByEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent): void => {
    // An open dialog is what Escape closes first.
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
  // Keys pressed within the frame stay there. Our own community is of the same origin; of another nothing can be heard.
  const frame = document.querySelector('iframe');
  const hearWithin = (): void => frame?.contentDocument?.addEventListener('keydown', leaveByEscape);
  frame?.addEventListener('load', hearWithin);
  hearWithin();
}
