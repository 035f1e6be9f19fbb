/** Answers to members also renew their session: the new cookie is sent with a page they opened. */
import type { MemberAuth } from '../../academy/frame/academy-context.ts';

type AnswerPage = (request: Request) => Promise<Response>;

/** Never on an answer that may be cached for others, nor together with cookies that the page sets itself. */
const mayCarry = (response: Response): boolean =>
  !response.headers.has('Set-Cookie') && !/public/.test(response.headers.get('Cache-Control') ?? '');

export const renewing =
  (answerPage: AnswerPage, memberAuth: Pick<MemberAuth, 'renewed'>): AnswerPage =>
  async (request) => {
    const response = await answerPage(request);
    if (request.method !== 'GET' || !mayCarry(response)) return response;
    const cookies = (await memberAuth.renewed(request)).getSetCookie();
    if (cookies.length === 0) return response;
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };
