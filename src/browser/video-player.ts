/** Replaces a poster by a player: a file's own, or YouTube's without its cookies. Shows a message if it cannot play. */
export function playInPlace(still: HTMLAnchorElement): void {
  const { videoClose } = still.dataset;
  pauseOthers();
  const player = playerFor(still);
  still.replaceWith(player);
  player.focus();
  if (videoClose !== undefined) player.after(closer(videoClose, still));
}

function playerFor(still: HTMLAnchorElement): HTMLElement {
  const { video: address = '', videoTitle: title = '' } = still.dataset;
  const id = youtubeId(address);
  if (id === null) return filePlayer(still, address, title);
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function filePlayer(still: HTMLAnchorElement, address: string, title: string): HTMLVideoElement {
  const video = document.createElement('video');
  const poster = still.querySelector<HTMLImageElement>('picture img, .video-poster')?.currentSrc ?? '';
  // The poster stays visible until the first frame of the video.
  Object.assign(video, { controls: true, playsInline: true, preload: 'none', poster });
  video.setAttribute('aria-label', title);
  video.addEventListener('error', () => showFailure(video, still));
  const { lang } = document.documentElement;
  // A film of the site has its captions beside it, in the language of the page.
  const beside = address.startsWith('/media/')
    ? address.replace(/\.\w+$/, `-${lang.slice(0, 2)}.vtt`)
    : undefined;
  const { videoCaptions: captions = beside, videoLanguage: language = lang } = still.dataset;
  if (captions !== undefined) {
    const track = document.createElement('track');
    Object.assign(track, {
      kind: 'captions',
      src: captions,
      srclang: language,
      label: language,
      default: true,
    });
    video.append(track);
  }
  video.src = address;
  // A browser that needs another click has its own button in the controls.
  video.play().catch(() => undefined);
  return video;
}

/** Only one video plays at a time. */
function pauseOthers(): void {
  for (const video of document.querySelectorAll('video')) video.pause();
}

/** Shows the message, a button to try again and the video's address in the player's place, so that nothing moves. */
function showFailure(player: HTMLElement, still: HTMLAnchorElement): void {
  const { videoFailed = '', videoRetry = '', videoOpen = '' } = still.dataset;
  const message = document.createElement('div');
  message.className = 'video-failed';
  message.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = videoFailed;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button video-retry';
  again.textContent = videoRetry;
  again.addEventListener('click', () => {
    const next = playerFor(still);
    message.replaceWith(next);
    next.focus();
  });
  const open = document.createElement('a');
  open.href = still.href;
  open.className = 'link';
  open.textContent = videoOpen;
  message.append(sentence, again, open);
  const had = document.activeElement === player;
  player.replaceWith(message);
  if (had) again.focus();
}

/** Restores the poster and its focus. */
function closer(label: string, still: HTMLAnchorElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'video-close';
  button.setAttribute('aria-label', label);
  button.innerHTML =
    '<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';
  button.addEventListener('click', () => {
    button.previousElementSibling?.replaceWith(still);
    button.remove();
    still.focus();
  });
  return button;
}

/** The id in any usual form of a YouTube address; null for files. */
export function youtubeId(address: string): string | null {
  const match =
    /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      address,
    );
  return match?.[1] ?? null;
}
