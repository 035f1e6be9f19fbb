/** The page on which lesson videos are drawn: one scene at a time, at a given point of its animation. The lowest fifth is for captions. */
import * as Lucide from '../../src/platform/ui/art/lucide.ts';
import type { FilmIcon, FilmPicture, LessonFilm } from '../../content/shape.ts';
import { escaped, fonts, inlined, logo, looks, pattern } from './stage.ts';

export const lessonFilmSize = { width: 1280, height: 720 };

const icons: Record<FilmIcon, string> = {
  alarm: Lucide.AlarmClock,
  banknote: Lucide.Banknote,
  book: Lucide.BookOpen,
  calendar: Lucide.CalendarDays,
  camera: Lucide.Camera,
  chat: Lucide.MessageCircle,
  check: Lucide.Check,
  clock: Lucide.Clock,
  cross: Lucide.X,
  door: Lucide.DoorOpen,
  ear: Lucide.Ear,
  eye: Lucide.Eye,
  globe: Lucide.Globe,
  hand: Lucide.Hand,
  home: Lucide.House,
  mic: Lucide.Mic,
  notebook: Lucide.NotebookPen,
  package: Lucide.Package,
  pen: Lucide.Pencil,
  phone: Lucide.Smartphone,
  question: Lucide.CircleHelp,
  return: Lucide.RotateCcw,
  shop: Lucide.Store,
  star: Lucide.Star,
  sun: Lucide.Sun,
  tag: Lucide.Tag,
  truck: Lucide.Truck,
  user: Lucide.User,
  users: Lucide.Users,
  video: Lucide.Video,
  wallet: Lucide.Wallet,
  window: Lucide.Columns2,
};

const icon = (name: FilmIcon, size: number): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name]}"/></svg>`;

type Words = { en: string; ar: string };
const both = ({ en, ar }: Words, kind: string): string =>
  `<p class="${kind} ar">${escaped(ar)}</p><p class="${kind} en">${escaped(en)}</p>`;

/** `--in` animates moving parts from 0 (not there) to 1 (in their place). */
const styles = `
.alone .en{display:none}.alone .over.ar{margin-bottom:20px}
*{margin:0;box-sizing:border-box}
body{font-family:Readex;overflow:hidden}
.stage{position:relative;width:1280px;height:720px;overflow:hidden;direction:rtl}
.stage>*{position:absolute}
.ar{direction:rtl}.en{direction:ltr;font-weight:500;opacity:.72}
.logo{display:flex;gap:12px;align-items:center;font-weight:700;font-size:26px;right:64px;top:40px}
.bar{left:64px;top:56px;width:300px;height:8px;border-radius:4px;overflow:hidden;direction:rtl}
.bar i{position:absolute;inset-block:0;right:0;border-radius:4px}
.moves{opacity:var(--in);transform:translateY(calc((1 - var(--in)) * 28px))}
.door{overflow:hidden;border-radius:999px 999px 0 0;bottom:0;left:96px;width:330px;height:540px}
.door::before{content:"";position:absolute;inset:0;background:${pattern()} 0 0/84px;opacity:.4}
.door img{position:absolute;bottom:0;left:-14%;width:128%}
.words{left:490px;right:64px;top:120px;height:430px;display:flex;flex-direction:column;justify-content:center;align-items:flex-start}
.over.ar{font-size:34px;font-weight:600}.over.en{font-size:26px;margin-bottom:20px}
.big.ar{font-size:64px;font-weight:700;line-height:1.35;text-wrap:balance}
.big.en{font-size:36px;line-height:1.3;margin-top:20px;text-wrap:balance;text-align:right}
.middle{inset-inline:80px;top:110px;height:460px;display:flex;flex-direction:column;justify-content:center;align-items:center;text-align:center}
.middle .big.en{text-align:center}
.english .big.en{font-size:58px;font-weight:700;opacity:1;order:1;margin-top:0}.english .big.ar{font-size:38px;font-weight:500;opacity:.72;order:2;margin-top:18px}
.badge{width:150px;height:150px;border-radius:44px;display:grid;place-items:center;margin-bottom:30px}
.title{inset-inline:64px;top:104px;text-align:right}
.head.ar{font-size:44px;font-weight:700}.head.en{font-size:28px;text-align:right}
.row{inset-inline:56px;top:250px;display:flex;gap:22px;justify-content:center}
.thing{flex:1;max-width:270px;border-radius:26px;padding:36px 10px 30px;text-align:center;border:2px solid}
.thing svg{margin-bottom:10px}
.name.ar{font-size:34px;font-weight:700;line-height:1.3}.name.en{font-size:24px;line-height:1.25;margin-top:4px}
.quiet{opacity:.34}
.sum{right:64px;left:64px;top:222px}
.entry{display:flex;justify-content:space-between;align-items:baseline;padding:7px 22px;border-radius:16px}
.entry .what{display:flex;gap:20px;align-items:baseline}
.entry .ar{font-size:36px;font-weight:600}.entry .en{font-size:24px}
.entry b{font-size:38px;direction:ltr;min-width:170px;text-align:right;font-variant-numeric:tabular-nums}`;

type Look = (typeof looks)[keyof typeof looks] & { on: string };

const moves = (isNew: boolean): string => (isNew ? ' moves' : '');

function rowOf(picture: FilmPicture & { kind: 'row' }, look: Look, isNew: boolean): string {
  const things = picture.things.map(({ icon: name, label }, place) => {
    const isHere = picture.at === place;
    const isLater = picture.at !== null && place > picture.at;
    const colours = isHere ? `background:${look.door};border-color:${look.door};color:${look.on}` : '';
    const kind = `thing${isLater ? ' quiet' : ''}${moves(isHere && !isNew)}`;
    return `<div class="${kind}" style="border-color:${look.ink}33;${colours}">${icon(name, 84)}${both(label, 'name')}</div>`;
  });
  return `<div class="title${moves(isNew)}">${both(picture.title, 'head')}</div><div class="row${moves(isNew)}">${things.join('')}</div>`;
}

function sumOf(picture: FilmPicture & { kind: 'sum' }, look: Look, isNew: boolean): string {
  const lines = picture.lines.slice(0, picture.shown).map(({ label, value }, place) => {
    const isResult = place === picture.lines.length - 1;
    const isNewest = place === picture.shown - 1;
    const style = isResult ? ` style="background:${look.door};color:${look.on}"` : '';
    return `<div class="entry${isResult ? ' result' : ''}${moves(isNewest)}"${style}><span class="what"><span class="ar">${escaped(label.ar)}</span><span class="en">${escaped(label.en)}</span></span><b>${escaped(value)}</b></div>`;
  });
  return `<div class="title${moves(isNew)}">${both(picture.title, 'head')}</div><div class="sum">${lines.join('')}</div>`;
}

function pictureOf(film: LessonFilm, picture: FilmPicture, look: Look, isNew: boolean): string {
  switch (picture.kind) {
    case 'person':
      return `<div class="door${moves(isNew)}" style="background:${look.door}"><img src="data:image/svg+xml;base64,${inlined(`src/platform/ui/art/people/${film.portrait}.svg`)}"></div>
<div class="words moves">${picture.over ? both(picture.over, 'over') : ''}${both(picture.line, 'big')}</div>`;
    case 'line':
      return `<div class="middle moves${picture.teaches === 'en' ? ' english' : ''}"><div class="badge" style="background:${look.door};color:${look.on}">${icon(picture.icon, 84)}</div>${both(picture.line, 'big')}</div>`;
    case 'row':
      return rowOf(picture, look, isNew);
    case 'sum':
      return sumOf(picture, look, isNew);
  }
}

/** Whether a scene continues the picture before it: then only what is new moves. */
function goesOn(before: FilmPicture | undefined, picture: FilmPicture): boolean {
  if (before === undefined || before.kind !== picture.kind) return false;
  if (picture.kind === 'person') return true;
  return 'title' in picture && 'title' in before && picture.title.en === before.title.en;
}

/** The whole page of one scene. */
export function lessonStageOf(film: LessonFilm, index: number): string {
  const scene = film.scenes[index];
  if (!scene) return '';
  // White on saffron, lilac and blush has too little contrast.
  const isPale = ['saffron', 'lilac', 'blush'].includes(film.ground);
  const look = { ...looks[film.ground], on: isPale ? '#1d1b2e' : '#ffffff' };
  const isNew = !goesOn(film.scenes[index - 1]?.shows, scene.shows);
  const isDark = look.page !== '#fbf5ea';
  const share = ((index + 1) / film.scenes.length) * 100;
  return `<!doctype html><meta charset="utf-8"><style>${fonts()}${styles}</style><div class="stage${film.drawnIn === undefined ? '' : ' alone'}" style="background:${look.page};color:${look.ink}">
<div class="logo">${logo(isDark ? '#f2b33d' : '#3b3fc4', look.page)}<span>درب</span></div>
<div class="bar" style="background:${look.ink}22"><i style="width:${share}%;background:${look.ink}"></i></div>
${pictureOf(film, scene.shows, look, isNew)}</div>`;
}
