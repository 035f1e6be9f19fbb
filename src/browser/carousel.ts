/** Pixels of one step: a card and the gap beside it. */
const step = 300;

/** From this width all cards fit side by side and there is nothing to swipe (ui.css). */
const sideBySide = '(min-width: 48rem)';

/** Gives each [data-carousel] its arrows, dots and arrow keys; swiping is native scrolling with snap points. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(carousel);
}

function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  if (track === null || track.children.length < 2) return;
  const towardsEnd = document.dir === 'rtl' ? -1 : 1;
  const { goTo = '', previous = '', next = '' } = carousel.dataset;
  const move = (by: number) => track.scrollBy({ left: by * step * towardsEnd });
  const slides = [...track.children] as HTMLElement[];
  const dots = slides.map((slide, place) => {
    const dot = button('carousel-dot', goTo.replace('0', String(place + 1)));
    dot.addEventListener('click', () => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
    return dot;
  });
  const arrow = (label: string, by: number) => {
    const made = button('carousel-arrow', label);
    made.dataset['stepBy'] = String(by);
    made.addEventListener('click', () => move(by));
    return made;
  };
  const controls = document.createElement('div');
  controls.className = 'carousel-controls';
  controls.append(arrow(previous, -1), ...dots, arrow(next, 1));
  carousel.append(controls);
  markDots(track, slides, dots);
  listenToKeys(track);
}

/** The track is focusable where it can be swiped, and arrow keys scroll it by a step. */
function listenToKeys(track: HTMLElement): void {
  const wide = matchMedia(sideBySide);
  const offerFocus = () => {
    if (wide.matches) track.removeAttribute('tabindex');
    else track.tabIndex = 0;
  };
  offerFocus();
  wide.addEventListener('change', offerFocus);
  track.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined || event.target !== track) return;
    event.preventDefault();
    track.scrollBy({ left: by });
  });
}

/** Marks the dot of the slide nearest to the start of the track. */
function markDots(track: HTMLElement, slides: HTMLElement[], dots: HTMLElement[]): void {
  const mark = () => {
    const first = slides[0]?.offsetLeft ?? 0;
    const far = track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft) < 8;
    const distances = slides.map((slide) =>
      Math.abs(Math.abs(slide.offsetLeft - first) - Math.abs(track.scrollLeft)),
    );
    const nearest = far ? slides.length - 1 : distances.indexOf(Math.min(...distances));
    dots.forEach((dot, place) =>
      place === nearest ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current'),
    );
  };
  track.addEventListener('scroll', mark, { passive: true });
  // At the start the first one is shown: no need to measure while the page is still loading.
  dots[0]?.setAttribute('aria-current', 'true');
}

function button(className: string, label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.setAttribute('aria-label', label);
  return made;
}
