/** a[data-video]: the poster becomes a player after a click, in its place; without script the link opens the video itself. */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const poster =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null;
    if (poster === null || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const player = playerFor(poster.dataset['video'] ?? '', poster.dataset['videoTitle'] ?? '');
    poster.replaceWith(player);
    player.focus();
    const close = poster.dataset['videoClose'];
    if (close !== undefined) player.after(closer(close, player, poster));
  });
}

function playerFor(address: string, title: string): HTMLElement {
  const id = youtubeId(address);
  if (id === null) {
    const video = document.createElement('video');
    Object.assign(video, { src: address, controls: true, autoplay: true, playsInline: true, title });
    return video;
  }
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

/** The id in any usual form of a YouTube address; null for files. */
export function youtubeId(address: string): string | null {
  const match =
    /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      address,
    );
  return match?.[1] ?? null;
}

function closer(label: string, player: HTMLElement, poster: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'video-close';
  button.textContent = label;
  button.addEventListener('click', () => {
    player.replaceWith(poster);
    button.remove();
    poster.focus();
  });
  return button;
}
