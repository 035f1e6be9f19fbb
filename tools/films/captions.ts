/** What a lesson's film says, beside it: captions as WebVTT, and the same words to read without the film. */
import type { LessonFilm } from '../../content/shape.ts';

type Locale = 'en' | 'ar';

/** '00:01:07.500' */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${[hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')}.${String(thousandths).padStart(3, '0')}`;
}

/** One cue a scene; between two of them the words are gone for a moment, so that a reader sees that they changed. */
export function captionsOf({ scenes }: LessonFilm, locale: Locale): string {
  let at = 0;
  const cues = scenes.map(({ seconds, says }) => {
    const from = at;
    at += seconds;
    return `${clockOf(from + 0.2)} --> ${clockOf(at - 0.2)}\n${says[locale]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** One line a scene. */
export const transcriptOf = ({ scenes }: LessonFilm, locale: Locale): string =>
  `${scenes.map(({ says }) => says[locale]).join('\n\n')}\n`;
