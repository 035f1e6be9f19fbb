/** The browser would name its own button in the language of the phone, on a page in another one. */
import { wordsHook } from '../locale.ts';

const fileWords = {
  en: { choose: 'Choose a file', chooseMany: 'Choose files' },
  ar: { choose: 'اختاري ملفًا', chooseMany: 'اختاري ملفات' },
};
export const useFileWords = wordsHook(fileWords);
