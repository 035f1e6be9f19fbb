/** Where test screens are off, their addresses are like any that does not exist: nothing says that there ever was a screen. */

type AnswerPage = (request: Request) => Promise<Response>;

const testScreen = /^(\/ar)?\/(?:mailbox|practice-bank)(?:\/|$)/i;

/** Whatever is asked of a test screen gets the page of an unknown address, in the language of the address. */
export const withoutTestScreens =
  (answerPage: AnswerPage): AnswerPage =>
  (request) => {
    const { pathname, origin } = new URL(request.url);
    const [asked, arabic = ''] = testScreen.exec(pathname) ?? [];
    if (asked === undefined) return answerPage(request);
    return answerPage(new Request(`${origin}${arabic.toLowerCase()}/404`, { headers: request.headers }));
  };
