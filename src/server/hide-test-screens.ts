/** Where test screens are off, their addresses are like any that does not exist: nothing says that there ever was a screen. */

type AnswerPage = (request: Request) => Promise<Response>;

/** Of a sample academy only: a bank and a mailbox that are not real. */
const localScreen = /^(\/ar)?\/(?:mailbox|practice-bank)(?:\/|$)/i;
/** Open everywhere to signed-in staff who may see orders. */
const staffScreen =
  /^(\/ar)?\/(?:payment-test|payment-test-page|form-test|virtual-test-payment|supabase-test)(?:\/|$)/i;

/** Whatever is asked of a hidden screen gets the page of an unknown address, in the language of the address. */
export const withoutTestScreens =
  (answerPage: AnswerPage, isStaff: (request: Request) => Promise<boolean>): AnswerPage =>
  async (request) => {
    const { pathname, origin } = new URL(request.url);
    const local = localScreen.exec(pathname);
    const found = local ?? staffScreen.exec(pathname);
    if (found === null || (local === null && (await isStaff(request)))) return answerPage(request);
    const [, arabic = ''] = found;
    return answerPage(new Request(`${origin}${arabic.toLowerCase()}/404`, { headers: request.headers }));
  };
