import { data, redirect } from 'react-router';
import { knownBrowserDays, sessionDays } from '../../accounts/member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { consentCookie, isConsentAnswer } from '../../../platform/http/consent-cookie.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { postedForm } from '../../orders/pages/posted-form.ts';
import { CookieChoices } from './cookie-choices.tsx';
import { CookieTable } from './cookie-table.tsx';
import { LegalPage } from './legal-page.tsx';
import { readLegal } from './read-legal.ts';

export { publicPageWithForm as headers } from '../../site/caching.ts';

/** The page is the same for everybody and kept, so a choice that was just made travels in the address. */
const keptMark = 'kept';
const choicesAnchor = 'choices';

export async function loader(args: ScreenArgs) {
  const { say, links, locale, url } = open(args);
  const knownDays = count(knownBrowserDays, say.refunds.days, locale);
  const changed = formatDate(say.cookiePolicy.listChangedOn, locale);
  const words = fillAll(say.cookiePolicy, { days: sessionDays, knownDays, changed });
  const kept = url.searchParams.get(keptMark);
  const choice = isConsentAnswer(kept) ? kept : null;
  const more = [{ id: choicesAnchor, heading: words.choices.title }];
  const own = { days: String(sessionDays), knownDays };
  const legal = await readLegal(args, 'cookie-policy', { before: words.versions, more, own });
  return {
    head: { ...legal.head, index: legal.head.index && choice === null },
    say,
    words,
    choice,
    action: `${links.cookies()}#${choicesAnchor}`,
    legal,
  };
}

export async function action(args: ScreenArgs) {
  const { links, publicOrigin } = open(args);
  const answer = (await postedForm(args.request)).get('choice');
  if (!isConsentAnswer(answer)) {
    return data({ missing: true }, { status: 422, headers: { 'Cache-Control': 'private, no-store' } });
  }
  const next = redirect(`${links.cookies()}?${keptMark}=${answer}#${choicesAnchor}`, 303);
  next.headers.append('Set-Cookie', consentCookie(answer, publicOrigin.startsWith('https:')));
  return next;
}

type ScreenProps = {
  loaderData: Awaited<ReturnType<typeof loader>>;
  actionData?: { missing: boolean };
};

export default function CookiePolicy({ loaderData, actionData }: ScreenProps) {
  const { say, words, legal, choice, action: address } = loaderData;
  return (
    <LegalPage say={say} legal={legal} cookies={<CookieTable words={words} />}>
      <CookieChoices
        id={choicesAnchor}
        words={words.choices}
        action={address}
        choice={choice}
        missing={actionData?.missing === true}
      />
    </LegalPage>
  );
}
