import { PlainScreen, plainPageLoader, type PlainPageData } from './plain-page.tsx';

export { publicPage as headers } from '../../layout/caching.ts';

export const loader = plainPageLoader((say) => say.company.support, 'whatsapp');

export default function Support({ loaderData }: { loaderData: PlainPageData }) {
  return <PlainScreen data={loaderData} withContact />;
}
