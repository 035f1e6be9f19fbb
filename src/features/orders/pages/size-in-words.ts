import { fileSize } from '../../shop/download-rules.ts';
import { fill } from '../../../platform/i18n/fill.ts';

/** '340 KB', '4.2 ميغابايت'. */
export function sizeInWords(bytes: number, words: { kilobytes: string; megabytes: string }): string {
  const { unit, number } = fileSize(bytes);
  return fill(words[unit], { n: number });
}
