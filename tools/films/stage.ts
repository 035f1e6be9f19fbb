/** The page on which videos are drawn: one scene at a time, at a given point of its animation. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { khatamPath, zelligeTile } from '../../src/platform/ui/art/khatam-path.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const inlined = (path: string): string => readFileSync(at(path)).toString('base64');

/** A drawn video: scenes with one person in an arch and a line or two beside them. Silent, so that a new line costs little. */
export type Scene = {
  portrait: string;
  ground: 'majorelle' | 'mint' | 'saffron' | 'clay' | 'lilac' | 'blush';
  arabic: string;
  english?: string;
  /** A number or a name above the line. */
  over?: string;
};

export type Film = {
  /** File name below public/media, without extension. */
  name: string;
  /** 'wide' is 1280 × 720, 'tall' 540 × 960. */
  shape: 'wide' | 'tall';
  secondsPerScene: number;
  scenes: readonly Scene[];
};

export const sizeOf = ({ shape }: Film): { width: number; height: number } =>
  shape === 'wide' ? { width: 1280, height: 720 } : { width: 540, height: 960 };

/** Colours of the brand: of the arch, of the page behind it, and of the text. */
export const looks: Record<Scene['ground'], { door: string; page: string; ink: string; soft: string }> = {
  majorelle: { door: '#3b3fc4', page: '#fbf5ea', ink: '#1d1b2e', soft: '#4a465e' },
  mint: { door: '#2f8f7b', page: '#fbf5ea', ink: '#1d1b2e', soft: '#4a465e' },
  saffron: { door: '#f2b33d', page: '#1d1b2e', ink: '#fbf5ea', soft: '#cfc8dd' },
  clay: { door: '#d9532f', page: '#fbf5ea', ink: '#1d1b2e', soft: '#4a465e' },
  lilac: { door: '#dcdcfb', page: '#3b3fc4', ink: '#ffffff', soft: '#e4e4fb' },
  blush: { door: '#f6d9ce', page: '#1d1b2e', ink: '#fbf5ea', soft: '#cfc8dd' },
};

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');

const face = (script: 'latin' | 'arabic', range: string): string =>
  `@font-face{font-family:Readex;font-weight:160 700;unicode-range:${range};src:url(data:font/woff2;base64,${inlined(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`)})}`;

export const fonts = (): string =>
  face('latin', 'U+0-2FF,U+2000-22FF') + face('arabic', 'U+600-6FF,U+750-77F,U+FB50-FEFF');

export const pattern = (): string => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="none" stroke="#fff" stroke-width="1.4" d="${zelligeTile(96)}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
};

/** Styles of both shapes; `--in` goes from 0 (not there) to 1 (in its place). */
const styles = (tall: boolean): string => `
*{margin:0;box-sizing:border-box}
body{font-family:Readex;overflow:hidden}
.stage{position:relative;width:100vw;height:100vh;overflow:hidden}
.door{position:absolute;overflow:hidden;border-radius:999px 999px 0 0;bottom:0;
  ${tall ? 'left:60px;width:420px;height:590px' : 'left:96px;width:380px;height:600px'};
  transform:translateY(calc((1 - var(--in)) * 100%))}
.door::before{content:"";position:absolute;inset:0;background:${pattern()} 0 0/84px;opacity:.4}
.door img{position:absolute;bottom:0;left:-14%;width:128%}
.words{position:absolute;direction:rtl;opacity:var(--in);transform:translateY(calc((1 - var(--in)) * 36px));
  ${tall ? 'top:120px;left:28px;right:28px;text-align:center' : 'top:0;bottom:0;left:540px;right:88px;display:flex;flex-direction:column;justify-content:center'}}
.over{font-size:${tall ? 26 : 30}px;font-weight:600;margin-bottom:${tall ? 18 : 20}px}
.arabic{font-size:${tall ? 48 : 62}px;font-weight:700;line-height:1.35;text-wrap:balance}
.english{direction:ltr;text-align:end;font-size:32px;font-weight:500;line-height:1.3;margin-top:28px;text-wrap:balance}
.bar{position:absolute;inset-inline:${tall ? 36 : 52}px;top:${tall ? 22 : 28}px;height:8px;direction:rtl;display:flex;gap:8px}
.bar i{flex:1;border-radius:4px;opacity:.25}.bar i.on{opacity:1}
.logo{position:absolute;direction:rtl;display:flex;gap:12px;align-items:center;font-weight:700;font-size:26px;
  ${tall ? 'left:0;right:0;top:40px;justify-content:center' : 'right:88px;bottom:52px'}}`;

export const logo = (star: string, door: string): string =>
  `<svg width="36" height="36" viewBox="0 0 24 24"><path fill="${star}" d="${khatamPath(12, 12, 12)}"/><path fill="${door}" d="M8.6 17.6V11.4a3.4 3.4 0 0 1 6.8 0v6.2Z"/></svg>`;

function sceneBody(film: Film, index: number): string {
  const scene = film.scenes[index];
  if (!scene) return '';
  const { door, page, ink, soft } = looks[scene.ground];
  const onDark = page !== '#fbf5ea';
  const accent = onDark ? '#f2b33d' : '#b8401f';
  const bars = film.scenes.map(
    (_, place) => `<i class="${place <= index ? 'on' : ''}" style="background:${ink}"></i>`,
  );
  const over =
    scene.over === undefined ? '' : `<p class="over" style="color:${accent}">${escaped(scene.over)}</p>`;
  const english =
    scene.english === undefined
      ? ''
      : `<p class="english" style="color:${soft}">${escaped(scene.english)}</p>`;
  return `<div class="stage" style="background:${page};color:${ink}">
<div class="bar">${bars.join('')}</div>
<div class="door" style="background:${door}"><img src="data:image/svg+xml;base64,${inlined(`src/platform/ui/art/people/${scene.portrait}.svg`)}"></div>
<div class="words">${over}<p class="arabic">${escaped(scene.arabic)}</p>${english}</div>
<div class="logo">${logo(onDark ? '#f2b33d' : '#3b3fc4', page)}<span>درب</span></div></div>`;
}

/** The whole page of one scene. */
export const stageOf = (film: Film, index: number): string =>
  `<!doctype html><meta charset="utf-8"><style>${fonts()}${styles(film.shape === 'tall')}</style>${sceneBody(film, index)}`;
