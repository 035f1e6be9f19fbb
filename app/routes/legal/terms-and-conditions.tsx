import { open, type ScreenArgs } from '../../academy-context.ts';
import { LegalPage } from './legal-page.tsx';
import { legalHead, readLegal } from './read-legal.ts';

export { publicPage as headers } from '../../layout/caching.ts';

export async function loader(args: ScreenArgs) {
  const { say } = open(args);
  return {
    head: legalHead(say.termsAndConditions),
    say,
    legal: await readLegal(args, say.termsAndConditions),
  };
}

type ScreenProps = { loaderData: Awaited<ReturnType<typeof loader>> };

export default function TermsAndConditions({ loaderData: { say, legal } }: ScreenProps) {
  return <LegalPage say={say} legal={legal} />;
}
