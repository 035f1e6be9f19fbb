/** Says that another language could not be loaded: react-admin's own sign of it comes where nobody hears it. */
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../words/words.ts';

/** `times`: how often it was tried in vain since a language came. */
export function TellMissingLanguage({ times }: { times: number }) {
  const { office } = useSay();
  const notify = useNotify();
  const said = office.failures['no-answer'];
  useEffect(() => {
    if (times > 0) notify(said, { type: 'error' });
  }, [times, said, notify]);
  return null;
}
