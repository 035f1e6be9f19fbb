/** Copies a text and says that it did, or that the browser does not let it. */
import { useNotify } from 'react-admin';

export function useCopy({ copied, notCopied }: { copied: string; notCopied: string }) {
  const notify = useNotify();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success', autoHideDuration: 1500 });
    } catch {
      notify(notCopied, { type: 'warning' });
    }
  };
}
