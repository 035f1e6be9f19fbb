/** How a search engine shows the record: title, address and description, with hints about their length. */
import { Box, Typography } from '@mui/material';
import { useWords } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { type Side, useEditing } from './editing.ts';
import { textOf } from './text-input.tsx';

/** Characters that search results show before they cut. */
const most = { title: 60, description: 160 };

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

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

function Result({ side }: { side: Side }) {
  const { catalogue } = useWords();
  const { draft, kind } = useEditing();
  const words = usePlace(draft, `words.${side}`) as Record<string, unknown> | null | undefined;
  const title = textOf(words?.['title'] || words?.['name']);
  const description = textOf(words?.['description']);
  const slug = textOf(usePlace(draft, 'slug'));
  const hints = [
    title.length > most.title && catalogue.searchResult.longTitle(title.length, most.title),
    description.length < 70 && catalogue.searchResult.shortText(description.length, 70),
    description.length > most.description &&
      catalogue.searchResult.longText(description.length, most.description),
  ].filter((hint) => hint !== false);
  const path = [side === 'ar' ? 'ar' : '', folders[kind] ?? '', slug].filter(Boolean).join(' › ');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        lang={side}
        dir={side === 'ar' ? 'rtl' : 'ltr'}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, overflowWrap: 'anywhere' }}
      >
        <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ textAlign: 'start' }}>
          {location.host} › {path}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>
          {cut(title, most.title) || catalogue.untitled}
        </Typography>
        <Typography variant="body2">{cut(description, most.description)}</Typography>
      </Box>
      {hints.map((hint) => (
        <Typography key={hint} variant="body2" color="text.secondary">
          {hint}
        </Typography>
      ))}
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
