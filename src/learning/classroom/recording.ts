/** How a voice is recorded: by learners for their work and their questions, and by whoever marks and answers them. */

/** What most phones play first: recordings in WebM stay silent on older iPhones. */
export const recordingTypes = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
];

export const bitsPerSecond = 32_000;

/** A question by voice, or its answer. So many bytes hold two minutes of the best recordings that phones make. */
export const voiceNote = { seconds: 120, bytes: 4 * 1024 * 1024 } as const;

/** Seconds as minutes and seconds: '2:05'. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
