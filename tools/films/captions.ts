/** The captions of a lesson's video as WebVTT, and the same text as a transcript. */
import type { LessonFilm } from '../../content/shape.ts';

type Locale = 'en' | 'ar';

/** '00:01:07.500' */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${[hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')}.${String(thousandths).padStart(3, '0')}`;
}

/** One cue per scene, with a short gap in between, so that a reader notices the change. */
export function captionsOf({ scenes }: LessonFilm, locale: Locale): string {
  let at = 0;
  const cues = scenes.map(({ seconds, says }) => {
    const from = at;
    at += seconds;
    return `${clockOf(from + 0.2)} --> ${clockOf(at - 0.2)}\n${says[locale]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** One line per scene. */
export const transcriptOf = ({ scenes }: LessonFilm, locale: Locale): string =>
  `${scenes.map(({ says }) => says[locale]).join('\n\n')}\n`;
