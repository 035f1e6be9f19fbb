/** What was bought, picked from the catalogue by its name, as a filter of a list. */
import { AutocompleteInput } from 'react-admin';
import type { RecordKind } from '../../../src/features/catalogue/record-kinds.ts';
import { useWords } from '../words/words.ts';
import { useCalled } from './read.tsx';

type Sold = Extract<RecordKind, 'course' | 'product' | 'service'>;

function useSold(kind: Sold, isAsked: boolean): { id: string; name: string }[] {
  const { catalogue, locale } = useWords();
  const { data } = useCalled('GET catalogue/{kind}', isAsked ? { kind } : null);
  const called = catalogue.kinds[kind]?.one ?? kind;
  return (data?.rows ?? []).map(({ slug, title: { en, ar } }) => {
    const names = locale === 'ar' ? [ar, en] : [en, ar];
    return { id: slug, name: `${names.find(Boolean) ?? slug} · ${called}` };
  });
}

type Props = { source: string; label: string; kinds: readonly Sold[] };

/** `source` is read by the list, which shows the inputs that were asked for. */
export function ItemInput({ source, label, kinds }: Props) {
  const courses = useSold('course', kinds.includes('course'));
  const products = useSold('product', kinds.includes('product'));
  const services = useSold('service', kinds.includes('service'));
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...courses, ...products, ...services]}
      sx={{ minWidth: { xs: '16rem', md: '22rem' } }}
    />
  );
}
