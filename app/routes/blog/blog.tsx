import { PlainScreen, plainPageLoader, type PlainPageData } from '../company/plain-page.tsx';

export { publicPage as headers } from '../../layout/caching.ts';

export const loader = plainPageLoader((say) => say.company.blog, 'courses');

export default function Blog({ loaderData }: { loaderData: PlainPageData }) {
  return <PlainScreen data={loaderData} />;
}
