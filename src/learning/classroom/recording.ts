/** How a voice is recorded: by learners for their work and by whoever marks it. */

/** What most phones play first: recordings in WebM stay silent on older iPhones. */
export const recordingTypes = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
];

export const bitsPerSecond = 32_000;

/** Seconds as minutes and seconds: '2:05'. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
