/** What publishing a legal page means for its version: a correction, or a new one with its day. */
import { Alert, Button, Link, Typography } from '@mui/material';
import { dayOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { isSame, leavesThatDiffer, type Loose, useDraft, valueAt } from './draft.ts';
import { languagesOf } from '../../../src/platform/records/record.ts';
import { type Side, useEditing } from './editing.ts';
import { nameOfPlace } from './labels.ts';
import { textOf } from './text-input.tsx';

const textAt = (record: Loose, path: string): string => textOf(valueAt(record, path));

/** Where each language that it is written in says what changed. */
const changeLines = (record: Loose): string[] =>
  languagesOf({ words: {}, ...record }).map((side) => `words.${side}.change`);

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
  const isOldLine = changeLines(after).some((path) => isSame(valueAt(before, path), valueAt(after, path)));
  return (
    <>
      <Typography>{t.replaces(is, was, isDay ? dayOf(from, locale) : '…')}</Typography>
      <Typography>{slug === 'terms-and-conditions' ? t.orders(was) : t.former(was)}</Typography>
      <Typography>{t.nobody}</Typography>
      {isOldLine && <Typography sx={{ fontWeight: 700 }}>{t.sayWhat}</Typography>}
    </>
  );
}

/** How many texts that changed in one language alone are named. */
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
  const written = languagesOf({ words: {}, ...after });
  const changedIn = (side: Side) =>
    leavesThatDiffer(valueAt(before, `words.${side}`), valueAt(after, `words.${side}`), '').map(
      ({ path }) => path,
    );
  const changes = written.map((side) => ({ side, paths: changedIn(side) }));
  const first = changes.find(({ paths }) => paths.length > 0);
  const begin = () => {
    draft.set('version', next);
    draft.set('effectiveOn', inAWeek());
    // What is already typed of the new one stays.
    const lines = changeLines(after);
    for (const path of lines) if (draft.get(path) === valueAt(before, path)) draft.set(path, '');
    show(lines[0] ?? 'version');
  };
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap' }}
      action={mayWrite && textAt(after, 'version') === was && <Button onClick={begin}>{t.next(next)}</Button>}
    >
      <VersionEffect slug={slug} before={before} after={after} />
      <Typography>{t.names}</Typography>
      {changes.map(({ side, paths }) => {
        const alone = first?.paths.filter((path) => !paths.includes(path)) ?? [];
        if (first === undefined || alone.length === 0) return null;
        return (
          <Typography key={side} sx={{ fontWeight: 700 }}>
            {t.onlyIn(catalogue.sides[first.side], catalogue.sides[side])}{' '}
            {alone.slice(0, mostNamed).map((path) => (
              <Link
                key={path}
                component="button"
                type="button"
                sx={{ marginInlineEnd: 1.5, verticalAlign: 'baseline' }}
                onClick={() => show(`words.${side}.${path}`)}
              >
                {nameOfPlace(catalogue, 'legal', path)}
              </Link>
            ))}
          </Typography>
        );
      })}
    </Alert>
  );
}
