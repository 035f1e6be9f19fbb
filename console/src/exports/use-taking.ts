/** Asks for a file and saves it under the name that the server gave it. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askFile, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

export function save({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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
        save(file);
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
