/** What was bought, picked from the catalogue by its name: the list of orders is narrowed to it. */
import { AutocompleteInput } from 'react-admin';
import type { RecordRow } from '../../../src/features/catalogue/catalogue-shapes.staff.ts';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';

const sold = ['course', 'product', 'service'] as const;

function useSold(kind: (typeof sold)[number]): { id: string; name: string }[] {
  const { catalogue, locale } = useSay();
  const { data } = useReading<{ rows: RecordRow[] }>(`/catalogue/${kind}`);
  const called = catalogue.kinds[kind]?.one ?? kind;
  return (data?.rows ?? []).map(({ slug, title: { en, ar } }) => {
    const names = locale === 'ar' ? [ar, en] : [en, ar];
    return { id: slug, name: `${names.find(Boolean) ?? slug} · ${called}` };
  });
}

/** `source` and `alwaysOn` are read by the list, which shows the inputs that were asked for. */
export function BoughtInput({ source, label }: { source: string; label: string; alwaysOn?: boolean }) {
  const courses = useSold('course');
  const products = useSold('product');
  const services = useSold('service');
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...courses, ...products, ...services]}
      sx={{ minWidth: { xs: '16rem', md: '22rem' } }}
    />
  );
}
