import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { readLegal } from './read-legal.ts';
import { LegalPage } from './legal-page.tsx';

export { publicPage as headers } from '../../frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { t } = open(args);
  const { versions: before } = t.termsAndConditions;
  const legal = await readLegal(args, 'terms-and-conditions', { before });
  return { head: legal.head, t, legal };
}

type ScreenProps = { loaderData: Awaited<ReturnType<typeof loader>> };

export default function TermsAndConditions({ loaderData: { t, legal } }: ScreenProps) {
  return <LegalPage t={t} legal={legal} />;
}
