/** What publishing a legal page means for its version: a correction, or a new one with its day. */
import { Alert, Button, Link, Typography } from '@mui/material';
import { dayOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { isSame, leavesThatDiffer, type Loose, useDraft, valueAt } from './draft.ts';
import { useEditing } from './editing.ts';
import { nameOfPlace } from './labels.ts';
import { textOf } from './text-input.tsx';

const textAt = (record: Loose, path: string): string => textOf(valueAt(record, path));

/** '2.1' → '2.2', and '2.99' → '3.0'. */
export function versionAfter(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return minor >= 99 ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

type EffectProps = { slug: string; before: Loose; after: Loose };

/** For whoever accepted the former version, and for whoever comes after it. */
export function VersionEffect({ slug, before, after }: EffectProps) {
  const { catalogue, locale } = useWords();
  const t = catalogue.version;
  const [was, is, from] = [textAt(before, 'version'), textAt(after, 'version'), textAt(after, 'effectiveOn')];
  if (was === is) return <Typography>{t.correction(was)}</Typography>;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(from);
  const isOldLine = ['words.en.change', 'words.ar.change'].some((path) =>
    isSame(valueAt(before, path), valueAt(after, path)),
  );
  return (
    <>
      <Typography>{t.replaces(is, was, isDay ? dayOf(from, locale) : '…')}</Typography>
      <Typography>{slug === 'terms-and-conditions' ? t.orders(was) : t.former(was)}</Typography>
      <Typography>{t.nobody}</Typography>
      {isOldLine && <Typography sx={{ fontWeight: 700 }}>{t.sayWhat}</Typography>}
    </>
  );
}

/** How many texts that changed in English alone are named. */
const mostNamed = 5;

const weekMs = 7 * 86_400_000;
const inAWeek = (): string => dayInMorocco(new Date(Date.now() + weekMs));

/** In the editor, as it is typed; a new version is one press. */
export function LegalVersionNotice({
  slug,
  before,
  mayWrite,
}: {
  slug: string;
  before: Loose;
  mayWrite: boolean;
}) {
  const { catalogue } = useWords();
  const { draft, show } = useEditing();
  const t = catalogue.version;
  const was = textAt(before, 'version');
  useDraft(draft, (record) => JSON.stringify(record));
  const after = draft.whole();
  const next = versionAfter(was);
  const sideOf = (record: Loose, side: 'en' | 'ar') => valueAt(record, `words.${side}`);
  const changedIn = (side: 'en' | 'ar') =>
    leavesThatDiffer(sideOf(before, side), sideOf(after, side), '').map(({ path }) => path);
  const inArabic = new Set(changedIn('ar'));
  const alone = changedIn('en').filter((path) => !inArabic.has(path));
  const begin = () => {
    draft.set('version', next);
    draft.set('effectiveOn', inAWeek());
    // What is already typed of the new one stays.
    for (const path of ['words.en.change', 'words.ar.change'])
      if (draft.get(path) === valueAt(before, path)) draft.set(path, '');
    show('words.en.change');
  };
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap' }}
      action={mayWrite && textAt(after, 'version') === was && <Button onClick={begin}>{t.next(next)}</Button>}
    >
      <VersionEffect slug={slug} before={before} after={after} />
      <Typography>{t.names}</Typography>
      {alone.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>
          {t.englishOnly}{' '}
          {alone.slice(0, mostNamed).map((path) => (
            <Link
              key={path}
              component="button"
              type="button"
              sx={{ marginInlineEnd: 1.5, verticalAlign: 'baseline' }}
              onClick={() => show(`words.ar.${path}`)}
            >
              {nameOfPlace(catalogue, 'legal', path)}
            </Link>
          ))}
        </Typography>
      )}
    </Alert>
  );
}
