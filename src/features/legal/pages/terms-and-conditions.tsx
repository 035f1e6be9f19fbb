import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { readLegal } from './read-legal.ts';
import { LegalPage } from './legal-page.tsx';

export { publicPage as headers } from '../../site/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { say } = open(args);
  const { versions: before } = say.termsAndConditions;
  const legal = await readLegal(args, 'terms-and-conditions', { before });
  return { head: legal.head, say, legal };
}

type ScreenProps = { loaderData: Awaited<ReturnType<typeof loader>> };

export default function TermsAndConditions({ loaderData: { say, legal } }: ScreenProps) {
  return <LegalPage say={say} legal={legal} />;
}
