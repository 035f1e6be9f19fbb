/**
 * The page on which films are drawn, one frame at a time: a wall, a table, one object, one word or one figure. Objects stand at the
 * end of the line and words at its beginning, so that an English film mirrors the layout and never the objects.
 */
import { readFileSync } from 'node:fs';
import { khatamPath } from '../../src/platform/ui/art/khatam-path.ts';
import { colour, drawing, type Frame, inProject, type Script, walls } from './script.ts';

const inlined = (file: string): string => readFileSync(file).toString('base64');

export const sizeOf = ({ shape }: Script): { width: number; height: number } =>
  shape === 'wide' ? { width: 1280, height: 720 } : { width: 720, height: 1280 };

/** `*…*` is loud, and lines break where the script breaks them. */
const written = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\*([^*]+)\*/g, '<b>$1</b>')
    .replace(/\n/g, '<br>');

const face = (script: 'latin' | 'arabic', range: string): string =>
  `@font-face{font-family:Readex;font-weight:160 700;unicode-range:${range};src:url(data:font/woff2;base64,${inlined(inProject(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`))})}`;
const fonts = face('latin', 'U+0-2FF,U+2000-22FF') + face('arabic', 'U+600-6FF,U+750-77F,U+FB50-FEFF');

const star =
  'M60 30L51.2 38.8V51.2H38.8L30 60L21.2 51.2H8.8V38.8L0 30L8.8 21.2V8.8H21.2L30 0L38.8 8.8H51.2V21.2Z';
const zellige = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 60 60"><path d="${star}M30 19L41 30L30 41L19 30Z" fill="none" stroke="#fff" stroke-width="1.6"/></svg>`)}")`;

/** `--in` moves the one thing that moves from 0 (not there) to 1 (in its place); `--ticks` is the number of lines that are ticked. */
const styles = `${fonts}
*{margin:0;box-sizing:border-box}
body{font-family:Readex;font-weight:700;overflow:hidden}
.stage{position:relative;width:1280px;height:720px;overflow:hidden;background:var(--ground);color:var(--text)}
.stage>*{position:absolute}
.wall{inset-block:0;inset-inline-end:0;width:720px;background:${zellige};opacity:var(--zellige);mask-image:linear-gradient(to right,#000 68%,transparent)}
[dir=ltr] .wall{mask-image:linear-gradient(to left,#000 68%,transparent)}
.table{inset-inline:0;bottom:0;top:570px;background:var(--table);border-top:12px solid var(--pitch)}
.road::after{content:"";position:absolute;inset-inline:0;top:78px;height:14px;background:repeating-linear-gradient(to right,#fff 0 82px,transparent 82px 128px)}
.lands{opacity:var(--in);transform:translateY(calc((var(--in) - 1) * 26px))}
.rises{opacity:var(--in);transform:translateY(calc((1 - var(--in)) * 26px))}
.rolls{opacity:var(--in);transform:translateX(calc((var(--in) - 1) * 160px))}
.objects{inset-inline-end:40px;width:540px;bottom:66px;display:flex;flex-direction:row-reverse;align-items:flex-end;justify-content:center}
.objects>*+*{margin-inline-end:-24px;position:relative;top:20px}
.arch{inset-inline-end:100px;top:100px;width:354px;height:482px;overflow:hidden;border:12px solid var(--pitch);border-radius:177px 177px 0 0;background:var(--arch)}
.arch img{position:absolute;bottom:-6px;left:-10%;width:120%}
.front{inset-inline-end:330px;bottom:66px}
.text{--share:1;inset-inline-start:64px;width:640px;top:44px;height:496px;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;white-space:nowrap}
.text>div{display:flex;flex-direction:inherit;align-items:inherit;gap:inherit;width:max-content}
.idea .text{width:620px}
b{color:var(--accent)}
.over{color:var(--accent);font-size:60px;line-height:1.5}
.words{font-size:max(92px,calc(var(--share) * 156px));line-height:1.24}
.text [lang=en]{direction:ltr;letter-spacing:-.03em}
.words[lang=en]{line-height:1.1}
.figure~.words,.words:has(~.figure){font-size:max(92px,calc(var(--share) * 108px))}
.figure{direction:ltr;color:var(--accent);font-size:max(210px,calc(var(--share) * 430px));line-height:.9;letter-spacing:-.03em}
.note{font-size:max(60px,calc(var(--share) * 84px));line-height:1.3;margin-top:10px}
.mark{display:flex;gap:22px;align-items:center;font-size:66px;line-height:1.4;margin-bottom:6px}
.bubble .text{width:790px;top:84px;height:400px;padding:20px 48px;background:#fff;color:var(--pitch);border:12px solid var(--pitch);border-radius:44px;z-index:1;--accent:${colour('clay-deep')}}
.bubble .tail{inset-inline-start:724px;top:462px;z-index:2;fill:#fff;stroke:var(--pitch);stroke-width:12;stroke-linejoin:round}
[dir=ltr] .tail{scale:-1 1}
.list{inset-inline-start:64px;top:50px;width:690px;height:546px;padding:26px 44px;background:#fff;color:var(--pitch);border:12px solid var(--pitch);border-radius:44px;display:flex;flex-direction:column;justify-content:space-around}
.list p{display:flex;gap:30px;align-items:center;font-size:70px;line-height:1.3;white-space:nowrap}
.list svg{flex:none}
.tick{opacity:clamp(0,calc(var(--ticks) - var(--place)),1)}
.top .text{top:20px;height:220px;width:1152px;flex-direction:row;align-items:center;justify-content:flex-start;gap:72px}
.top .figure{font-size:210px}
.counted .text{width:560px}
.beads{inset-inline-end:24px;top:34px;height:70px;display:flex;align-items:center;gap:18px}
.beads i{width:54px;height:54px;border:10px solid var(--pitch);border-radius:50%;background:#fff}
.beads .done{background:${colour('mint-light')}}
.beads .now{width:70px;height:70px;background:${colour('saffron')}}
.sheet{inset-inline-end:100px;top:64px;height:590px;rotate:-5deg}
.pencil{inset-inline-end:240px;top:400px;width:330px;rotate:50deg}
.row{display:flex;gap:36px;align-items:center}
.turn .text{width:600px}
.turn .note{font-size:62px;line-height:1.4}
.all{inset:0}
.tall{width:720px;height:1280px}
.tall .wall{width:auto;inset-inline:0;mask-image:linear-gradient(to top,#000 52%,transparent 62%)}
.tall .table{top:1120px}
.tall .arch{inset-inline-end:150px;width:420px;height:600px;top:532px;border-radius:210px 210px 0 0}
.tall .objects{inset-inline:90px;width:auto;bottom:100px}
.tall .text{inset-inline:40px;width:auto;top:60px;height:440px;align-items:center;text-align:center}`;

/** A drawing as large as its place allows; its line stays near that of the table. */
function object(name: string, width: number, height: number, kind = ''): string {
  const file = drawing(name);
  const [, wide = '1', high = '1'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const scale = Math.min(width / Number(wide), height / Number(high), 3.6);
  return `<img class="${kind}" width="${Number(wide) * scale}" src="data:image/svg+xml;base64,${inlined(file)}">`;
}

const vehicles = new Set(['pickup', 'bus']);

function standing({ objects, bead, bubble, list, figure }: Frame): string {
  const [first, ...rest] = objects;
  if (first === undefined) return '';
  // What is said or ticked moves there; where a figure is alone the object lands and nothing moves after it.
  const isStill = bubble === true || list !== undefined;
  const kind = isStill ? '' : vehicles.has(first) ? 'rolls' : 'lands';
  const width = bubble || list ? 430 : rest.length > 0 ? 420 : figure === undefined ? 520 : 480;
  const small = rest.map((name) => object(name, 200, 230));
  return `<div class="objects">${object(first, width, bead === undefined ? 540 : 500, kind)}${small.join('')}</div>`;
}

const svg = (kind: string, width: number, height: number, body: string, box = `0 0 ${width} ${height}`) =>
  `<svg class="${kind}" width="${width}" height="${height}" viewBox="${box}" fill="none" stroke="${colour('pitch')}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

/** A bar of soap as long as the amount: what is cut from it, and what stays. */
function barOf({ of, cuts, at }: NonNullable<Frame['bar']>): string {
  const unit = 1068 / of;
  const block = (from: number, amount: number, [front, top]: [string, string]) => {
    const [x, width] = [106 + from * unit, amount * unit];
    return `<path fill="${colour(front)}" d="M${x} 373h${width}v235h${-width}Z"/><path fill="${colour(top)}" d="M${x} 373l32-37h${width}l-32 37Z"/>`;
  };
  let from = of;
  const pieces = cuts.map((amount, place) => {
    from -= amount;
    if (place < at)
      return `<path stroke-opacity=".5" stroke-dasharray="10 26" d="M${106 + from * unit} 373h${amount * unit}v235h${-amount * unit}Z"/>`;
    if (place > at) return block(from, amount, ['lilac', 'white']);
    return `<g style="transform:translateY(calc(var(--in) * -80px))">${block(from, amount, ['clay', 'clay-light'])}</g>`;
  });
  const seal = `<path transform="translate(${106 + (from * unit) / 2 - 42} 450) scale(1.4)" stroke="${colour('mint-light')}" stroke-width="8" d="${star}"/>`;
  const rest = block(0, from, ['mint', 'mint-light']) + (from * unit > 150 ? seal : '');
  // From the left, so that the lifted slice lies over the one behind it.
  return svg('all', 1280, 720, [...pieces.toReversed(), rest].toReversed().join(''));
}

/** Boxes up to ten, dots up to a hundred; the last ones tip over. */
function countOf({ of, out }: NonNullable<Frame['count']>): string {
  const areBoxes = of <= 10;
  const marks = Array.from({ length: of }, (_, place) => {
    // The first column falls last: what is out is at the edge towards the words.
    const isOut = place >= of - out;
    if (!areBoxes) {
      const columns = of > 50 ? 10 : of > 12 ? 8 : 6;
      const step = 500 / columns;
      const [x, y] = [place % columns, Math.floor(place / columns) - Math.ceil(of / columns) / 2];
      const dot = (fill: string, more = '') =>
        `<circle cx="${50 + (x + 0.5) * step}" cy="${310 + (y + 0.5) * step}" r="${step * 0.36}" stroke-width="8" fill="${fill}" ${more}/>`;
      return `${dot(colour('saffron'))}${isOut ? dot(colour('night'), 'style="opacity:var(--in)"') : ''}`;
    }
    const rows = Math.ceil(of / 2);
    const [x, y] = [62 + (place % rows) * (500 / rows), place < rows ? 170 : 360];
    const box = (front: string, top: string) =>
      `<path fill="${colour(front)}" d="M0 26h74v78H0Z"/><path fill="${colour(top)}" d="M0 26L18 4h74L74 26Z"/>`;
    const tipped = `<g style="opacity:var(--in)">${box('clay', 'blush')}<path stroke="#fff" stroke-width="11" d="M22 50l30 30M52 50l-30 30"/></g>`;
    const turn = `style="rotate:calc(var(--in) * ${place % 2 === 0 ? -13 : 13}deg);transform-origin:37px 60px"`;
    return `<g transform="translate(${x} ${y})" stroke-width="8"><g ${isOut ? turn : ''}>${box('saffron', 'saffron-light')}${isOut ? tipped : ''}</g></g>`;
  });
  return svg('objects', 560, 580, marks.join('')).replace(
    'class="objects"',
    'style="inset-inline-end:20px;top:0"',
  );
}

const tick = (place: number, isLast: boolean) =>
  svg(
    '',
    66,
    66,
    `<circle cx="33" cy="33" r="28" fill="#fff" stroke-width="8"/><g class="tick" style="--place:${place}"><circle cx="33" cy="33" r="28" fill="${colour(isLast ? 'saffron' : 'mint-light')}" stroke-width="8"/><path stroke-width="9" d="M20 34l9 9 17-18"/></g>`,
  );

const listOf = (lines: readonly string[]): string =>
  `<div class="list">${lines.map((line, place) => `<p>${tick(place, place === lines.length - 1)}${written(line)}</p>`).join('')}</div>`;

const beadsOf = (now: number): string =>
  `<div class="beads">${[1, 2, 3, 4, 5].map((one) => `<i class="${one < now ? 'done' : one === now ? 'now' : ''}"></i>`).join('')}</div>`;

/** The open door, with light on the table. */
const door = svg(
  'all',
  1280,
  720,
  `<path fill="${colour('saffron-light')}" stroke="none" d="M190 582h244l136 138H48Z"/><path fill="${colour('pitch')}" d="M91 576V290Q91 60 310 60T528 290v286Z"/><path fill="${colour('saffron-light')}" stroke="none" d="M192 570V140Q240 106 310 106T427 140v430Z"/><path fill="${colour('mint')}" stroke="none" d="M140 570V290Q140 200 186 152v418ZM480 570V290Q480 200 434 152v418Z"/><path stroke="#fff" stroke-width="16" d="M163 293h.1M163 373h.1M163 453h.1M456 293h.1M456 373h.1M456 453h.1"/>`,
);

const pause = svg(
  '',
  110,
  110,
  '<circle cx="55" cy="55" r="49" fill="#fff" stroke-width="11"/><path stroke-width="19" stroke-linecap="butt" d="M45 38v34M66 38v34"/>',
);

const mark = `<div class="mark">${svg('', 72, 72, `<path fill="#fff" stroke="none" d="${khatamPath(12, 12, 12)}"/><path fill="var(--ground)" stroke="none" d="M8.6 17.2v-5.4a3.4 3.4 0 0 1 6.8 0v5.4Z"/>`, '0 0 24 24')}<span>درب</span></div>`;

function thingsOf(script: Script, frame: Frame): string {
  const [first] = frame.objects;
  switch (frame.kind) {
    case 'title': {
      const trainer = inProject(`src/platform/ui/art/people/${script.trainer}.svg`);
      return `<div class="arch"><img src="data:image/svg+xml;base64,${inlined(trainer)}"></div>${first === undefined ? '' : `<div class="front lands">${object(first, 290, 310)}</div>`}`;
    }
    case 'turn':
      return `<img class="sheet" src="data:image/svg+xml;base64,${inlined(drawing('sheet'))}"><div class="pencil"><div class="rises">${object('pencil', 330, 90)}</div></div>`;
    case 'end':
      return `<div>${door}</div>${first === undefined ? '' : `<div class="objects" style="inset-inline-end:80px;width:500px;bottom:110px">${object(first, 250, 270)}</div>`}`;
    case 'idea':
      return [
        frame.bar ? barOf(frame.bar) : '',
        frame.count ? countOf(frame.count) : '',
        standing(frame),
        frame.list ? listOf(frame.list) : '',
        frame.bubble
          ? svg(
              'tail',
              110,
              100,
              '<path d="M100 0L0 84L24 0" /><path stroke="#fff" stroke-width="14" d="M30-4h64"/>',
            )
          : '',
      ].join('');
  }
}

/** English words in an Arabic film are what it teaches: they read from left to right. */
const line = (kind: string, text: string | undefined, isEnglish: boolean): string =>
  text === undefined
    ? ''
    : `<p class="${kind}"${isEnglish || /^[^\u0600-\u06ff]+$/.test(text) ? ' lang="en"' : ''}>${written(text)}</p>`;

/** The page that frames are put on, one after the other. */
export const stage = `<!doctype html><meta charset="utf-8"><style>${styles}</style><body></body>`;

/** One frame, to be put on the stage. */
export function frameOf(script: Script, frame: Frame): string {
  const wall = walls[frame.wall];
  const isRoad = frame.kind === 'idea' && vehicles.has(frame.objects[0] ?? '');
  const isEnglish = script.language === 'en';
  const kinds = [
    'stage',
    script.shape,
    frame.kind,
    frame.bubble && 'bubble',
    frame.bar && 'top',
    frame.count && 'counted',
  ];
  const colours = {
    ground: wall.ground,
    text: wall.text,
    accent: wall.accent,
    table: isRoad ? 'night' : wall.table,
    pitch: 'pitch',
    arch: 'saffron',
  };
  const style = Object.entries(colours).map(([name, token]) => `--${name}:${colour(token)}`);
  const text = [
    frame.kind === 'end' ? mark : '',
    line('over', frame.over, isEnglish),
    line('words', frame.words, isEnglish),
    line('figure', frame.figure, true),
    frame.kind === 'turn'
      ? `<div class="row">${line('note', frame.note, isEnglish)}${pause}</div>`
      : line('note', frame.note, isEnglish),
  ].join('');
  return `<div dir="${isEnglish ? 'ltr' : 'rtl'}"><div class="${kinds.filter(Boolean).join(' ')}" style="${style.join(';')};--zellige:${wall.zellige}">
<div class="wall"></div><div class="table${isRoad ? ' road' : ''}"></div>${thingsOf(script, frame)}${frame.bead === undefined ? '' : beadsOf(frame.bead)}${text === '' ? '' : `<div class="text${frame.bubble ? ' rises' : ''}"><div>${text}</div></div>`}</div></div>`;
}

/** Run in the page: puts a frame there with its words as large as their place allows. False when they do not fit at their smallest. */
export async function putFrame(html: string): Promise<boolean> {
  document.body.innerHTML = html;
  await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]);
  const place = document.querySelector<HTMLElement>('.text');
  const block = place?.firstElementChild;
  if (!place || !(block instanceof HTMLElement) || block.querySelector('p') === null) return true;
  const { paddingLeft, paddingTop } = getComputedStyle(place);
  const width = place.clientWidth - 2 * Number.parseFloat(paddingLeft);
  const height = place.clientHeight - 2 * Number.parseFloat(paddingTop);
  const shrink = (one: HTMLElement, fits: () => boolean): boolean => {
    const from = Number(one.style.getPropertyValue('--share') || 1);
    for (let share = from; share > 0.4; share -= 0.02) {
      one.style.setProperty('--share', String(share));
      if (fits()) return true;
    }
    return false;
  };
  const lines = [...block.querySelectorAll<HTMLElement>('p')];
  const isRow = getComputedStyle(place).flexDirection === 'row';
  // Each line is as wide as it may be; then the largest give way until all are low enough.
  for (const one of lines) if (!isRow && !shrink(one, () => one.offsetWidth <= width)) return false;
  const largest = lines.toSorted((one, other) => other.offsetHeight - one.offsetHeight);
  return largest.some((one) => shrink(one, () => block.offsetHeight <= height && block.offsetWidth <= width));
}
