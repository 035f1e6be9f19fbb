/** What was bought, picked from the catalogue by its name, as a filter of a list. */
import { AutocompleteInput } from 'react-admin';
import type { RecordKind } from '../../../src/admin/records/record-kinds.ts';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { useCalled } from './read.tsx';

type Sold = Extract<RecordKind, 'course' | 'product' | 'bundle' | 'service'>;

function useSold(kind: Sold, called: string | undefined): { id: string; name: string }[] {
  const { locale } = useWords();
  const { data } = useCalled('GET catalogue/{kind}', called === undefined ? null : { kind });
  return (data?.rows ?? []).map(({ slug, title }) => ({
    id: slug,
    name: [inLocale(title, locale) || slug, called].filter(Boolean).join(' · '),
  }));
}

type Props = {
  source: string;
  label: string;
  /** What each kind is called beside its items; an empty name where there is one kind only. */
  kinds: Partial<Record<Sold, string>>;
};

/** `source` is read by the list, which shows the inputs that were asked for. */
export function ItemInput({ source, label, kinds }: Props) {
  const courses = useSold('course', kinds.course);
  const products = useSold('product', kinds.product);
  const bundles = useSold('bundle', kinds.bundle);
  const services = useSold('service', kinds.service);
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...courses, ...products, ...bundles, ...services]}
      sx={{ minWidth: { xs: '16rem', md: '22rem' } }}
    />
  );
}
