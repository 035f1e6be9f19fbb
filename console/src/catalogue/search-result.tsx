/** How a search engine shows the record: title, address and description, with hints about their length. */
import { shortened } from '../../../src/platform/text/typed-text.ts';
import { Box, Typography } from '@mui/material';
import { summaryOf } from '../../../src/platform/text/markdown-text.ts';
import { WordChip } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { type Side, useEditing } from './editing.ts';
import { textOf } from './text-input.tsx';

/** Characters that search results show before they cut. */
const most = { title: 60, description: 160 };
/** Fewer say little. */
const least = 70;

/** Where pages of each kind are. */
const folders: Record<string, string> = {
  course: 'courses',
  workshop: 'workshops',
  product: 'products',
  post: 'blog',
  job: 'careers',
  service: 'consultation',
};

/** Kinds with pages of their own. */
export const hasSearchResult = (kind: string): boolean => folders[kind] !== undefined;

/** What the page of a language has in its head; where the language is not written, that of the other one. */
function useHead(side: Side) {
  const { draft, kind, siteName } = useEditing();
  const [own, other] = [side, side === 'en' ? 'ar' : 'en'].map((one) => `words.${one}`) as [string, string];
  const sides = [usePlace(draft, own), usePlace(draft, other)] as (
    | Record<string, unknown>
    | null
    | undefined
  )[];
  const nameIn = (words: (typeof sides)[number]) => textOf(words?.['title'] || words?.['name']);
  const words = sides.find((one) => nameIn(one) !== '');
  const name = nameIn(words);
  const typed = textOf(words?.['description']);
  // A post without a summary gets one when it is saved.
  const description = typed === '' && kind === 'post' ? summaryOf(textOf(words?.['body'])) : typed;
  return {
    title: [name, name !== '' && siteName?.[side]].filter(Boolean).join(' | '),
    description,
    isMadeUp: typed === '' && description !== '',
    isOfOther: words !== undefined && words !== sides[0],
  };
}

function Result({ side }: { side: Side }) {
  const { catalogue } = useWords();
  const { draft, kind } = useEditing();
  const { title, description, isMadeUp, isOfOther } = useHead(side);
  const slug = textOf(usePlace(draft, 'slug'));
  const t = catalogue.searchResult;
  const marks = [
    isOfOther && t.ofOther(catalogue.sides[side]),
    isMadeUp && t.madeUp,
    description === '' && t.noText,
  ];
  const hints = [
    t.lengths(title.length, description.length),
    title.length > most.title && t.longTitle(most.title),
    description !== '' && description.length < least && t.shortText(least),
    description.length > most.description && t.longText(most.description),
  ];
  const path = [side === 'ar' ? 'ar' : '', folders[kind] ?? '', slug].filter(Boolean).join(' › ');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      <Box
        lang={side}
        dir={side === 'ar' ? 'rtl' : 'ltr'}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, overflowWrap: 'anywhere' }}
      >
        <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ textAlign: 'start' }}>
          {location.host} › {path}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>
          {shortened(title, most.title) || catalogue.untitled}
        </Typography>
        <Typography variant="body2">{shortened(description, most.description)}</Typography>
      </Box>
      {marks.map(
        (mark) => mark !== false && <WordChip key={mark} label={mark} color="info" variant="outlined" />,
      )}
      {hints.map(
        (hint) =>
          hint !== false && (
            <Typography key={hint} variant="body2" color="text.secondary">
              {hint}
            </Typography>
          ),
      )}
    </Box>
  );
}

export function SearchResult() {
  const { catalogue } = useWords();
  const { sides } = useEditing();
  return (
    <Box component="section" aria-labelledby="search-result" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="search-result" component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {catalogue.searchResult.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${sides.length}, minmax(0, 36rem))` },
        }}
      >
        {sides.map((side) => (
          <Result key={side} side={side} />
        ))}
      </Box>
    </Box>
  );
}
