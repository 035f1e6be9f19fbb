/** How a place in a record is called: by its field's label, the number of its line, and its language. */
import type { ConsoleWords } from '../words/words.ts';
import { stepsOf } from './draft-path.ts';

type Say = ConsoleWords['catalogue'];

const isNumber = (step: string): boolean => /^\d+$/.test(step);
const isSide = (step: string): step is 'en' | 'ar' => step === 'en' || step === 'ar';

/** `path` of the form or of the record: languages and numbers of lines in it do not count. */
export function labelOf({ fields }: Say, kind: string, path: string): string {
  const steps = stepsOf(path).filter((step) => step !== '{locale}' && !isSide(step) && !isNumber(step));
  const last = steps.at(-1) ?? '';
  return fields[[kind, ...steps].join('.')] ?? fields[last] ?? last;
}

/** 'Questions and answers 4 › Answer (Arabic)' */
export function nameOfPlace(say: Say, kind: string, path: string): string {
  const parts: string[] = [];
  const walked: string[] = [];
  let side = '';
  for (const step of stepsOf(path)) {
    walked.push(step);
    if (isSide(step)) side = ` (${say.sides[step]})`;
    else if (isNumber(step)) parts.push(`${parts.pop() ?? ''} ${Number(step) + 1}`);
    else if (step !== 'words' && say.fields[step] !== undefined)
      parts.push(labelOf(say, kind, walked.join('.')));
  }
  return `${parts.join(' › ')}${side}`;
}
