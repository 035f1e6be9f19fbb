import { data, redirect } from 'react-router';
import { Fragment } from 'react';
import { knownBrowserDays, sessionDays } from '../../sign-in/member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { withoutSource } from '../../frame/source.ts';
import { type ConsentAnswer, consentCookie, isConsentAnswer } from '../../../platform/http/consent-cookie.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { postedForm } from '../../../platform/forms/read-form.ts';
import { readLegal } from './read-legal.ts';
import { LegalPage } from './legal-page.tsx';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';

type CookieWords = Words['cookiePolicy'];

const groupOf = (group: string, words: CookieWords['table']): string =>
  group === 'staff' ? words.staff : group === 'choice' ? words.choice : words.needed;

/** A long name may break after its full stop. */
function CookieName({ name }: { name: string }) {
  const [first = '', ...rest] = name.split('.');
  return (
    <code dir="ltr">
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Everything the site keeps in a browser, a row each; on a phone each row is a card of its own. */
function CookieTable({ words: { table, cookies } }: { words: CookieWords }) {
  return (
    <div className="card fact-table cookie-table">
      <table>
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.purpose}</th>
            <th scope="col">{table.kept}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie.name}>
              <th scope="row">
                <CookieName name={cookie.name} />
                <span className="block text-sm font-normal text-ink-soft">
                  {table.cookie} · {groupOf(cookie.group, table)}
                </span>
              </th>
              <td data-label={table.purpose}>
                <RichText text={cookie.purpose} />
              </td>
              <td data-label={table.kept}>{cookie.kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">{table.changed}</p>
    </div>
  );
}

type CookieChoicesProps = {
  id: string;
  words: Words['cookiePolicy']['choices'];
  /** Where the form is sent. */
  action: string;
  /** What was chosen a moment ago, or null. */
  choice: ConsentAnswer | null;
  missing: boolean;
};

/** The choice about cookies as a form: two buttons of one size, so that refusing is as easy as accepting. */
function CookieChoices({ id, words, action, choice, missing }: CookieChoicesProps) {
  return (
    <section id={id} aria-labelledby="choices-title" className="legal-choices">
      <Heading level={2} size={3} id="choices-title">
        {words.title}
      </Heading>
      {choice !== null && (
        <Notice tone="success" title={words.keptTitle}>
          {words[choice]}
        </Notice>
      )}
      {missing && <Notice tone="error">{words.required}</Notice>}
      <p>{words.text}</p>
      <form method="post" action={action} className="grid gap-3 sm:grid-cols-2">
        <Button kind="secondary" name="choice" value="essential">
          {words.refuse}
        </Button>
        <Button kind="secondary" name="choice" value="all">
          {words.accept}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{words.acceptHint}</p>
    </section>
  );
}

export { publicPageWithForm as headers } from '../../frame/page-headers.ts';

/** The page is the same for everybody and kept, so a choice that was just made travels in the address. */
const keptMark = 'kept';
const choicesAnchor = 'choices';

export async function loader(args: ScreenArgs) {
  const { t, links, locale, url } = open(args);
  const knownDays = count(knownBrowserDays, t.refunds.days, locale);
  const changed = formatDate(t.cookiePolicy.listChangedOn, locale);
  const words = fillAll(t.cookiePolicy, { days: sessionDays, knownDays, changed });
  const kept = url.searchParams.get(keptMark);
  const choice = isConsentAnswer(kept) ? kept : null;
  const more = [{ id: choicesAnchor, heading: words.choices.title }];
  const own = { days: String(sessionDays), knownDays };
  const legal = await readLegal(args, 'cookie-policy', { before: words.versions, more, own });
  return {
    head: { ...legal.head, index: legal.head.index && choice === null },
    t,
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
  const isHttps = publicOrigin.startsWith('https:');
  next.headers.append('Set-Cookie', consentCookie(answer, isHttps));
  if (answer === 'essential') next.headers.append('Set-Cookie', withoutSource(isHttps));
  return next;
}

type ScreenProps = {
  loaderData: Awaited<ReturnType<typeof loader>>;
  actionData?: { missing: boolean };
};

export default function CookiePolicy({ loaderData, actionData }: ScreenProps) {
  const { t, words, legal, choice, action: address } = loaderData;
  return (
    <LegalPage t={t} legal={legal} cookies={<CookieTable words={words} />}>
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
