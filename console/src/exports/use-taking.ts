/** Asks for a file and saves it under the name that the server gave it. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import { askFile, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

/** Of the headings in a file: French is not among them. */
export const fileLocaleOf = (locale: string): 'en' | 'ar' => (locale === 'ar' ? 'ar' : 'en');

export function useTaking() {
  const { lists, office } = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async take(path: string) {
      setBusy(true);
      try {
        const file = await askFile(path);
        saveFile(file);
        notify(lists.exports.saved(file.name), { type: 'success' });
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure;
        notify(office.failures[failure.failure.code], { type: 'error', autoHideDuration: 10_000 });
      } finally {
        setBusy(false);
      }
    },
  };
}
