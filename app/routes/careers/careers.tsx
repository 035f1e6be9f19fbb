import { PlainScreen, plainPageLoader, type PlainPageData } from '../company/plain-page.tsx';

export { publicPage as headers } from '../../layout/caching.ts';

export const loader = plainPageLoader((say) => say.company.careers, 'email');

export default function Careers({ loaderData }: { loaderData: PlainPageData }) {
  return <PlainScreen data={loaderData} />;
}
