import { PlainScreen, plainPageLoader, type PlainPageData } from '../company/plain-page.tsx';

export { publicPage as headers } from '../../layout/caching.ts';

export const loader = plainPageLoader((say) => say.legal.cookies, 'email');

export default function CookiePolicy({ loaderData }: { loaderData: PlainPageData }) {
  return <PlainScreen data={loaderData} />;
}
