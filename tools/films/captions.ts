/** The captions of a film as WebVTT, and the same text as a transcript. */
import { type Script, startsOf } from './script.ts';

type Locale = 'en' | 'ar' | 'fr';

/** '00:01:07.500' */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const thousandths = Math.round((seconds - whole) * 1000);
  return `${[hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')}.${String(thousandths).padStart(3, '0')}`;
}

/** One cue for each frame, with a short gap in between, so that a reader notices the change. */
export function captionsOf(script: Script, locale: Locale): string {
  const starts = startsOf(script);
  const cues = script.frames.map(({ says }, at) => {
    const [from = 0, to = 0] = starts.slice(at);
    return `${clockOf(from + 0.2)} --> ${clockOf(to - 0.2)}\n${says[locale] ?? ''}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const voiceIs: Record<Locale, string> = {
  en: 'The voice in this film is a computer’s.',
  ar: 'الصوت في هذا الفيديو صوت حاسوب، وهو بالإنجليزية.',
  fr: 'La voix de cette vidéo est celle d’un ordinateur, en anglais.',
};

/** One line for each frame, and whose voice it is. */
export const transcriptOf = ({ frames, voice }: Script, locale: Locale): string =>
  `${[...frames.map(({ says }) => says[locale] ?? ''), ...(voice ? [voiceIs[locale]] : [])].join('\n\n')}\n`;
