import { data } from 'react-router';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { cardHoldMinutes, transferDaysOf } from '../../hours/booking.ts';
import { typedFormOf } from '../../orders/order-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { type DataOf, postedForm, readForm, typedIn } from '../../../platform/forms/read-form.ts';
import { dateInMorocco, timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { isTimeZone } from '../../../platform/time/time-zones.ts';
import { longestMessage } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { FirstStep } from '../../checkout/pages/first-step.tsx';
import {
  begunOrder,
  messagesBox,
  paymentBox,
  prefilledDetails,
} from '../../checkout/pages/open-enrolment.ts';
import { placeFromForm, readCode, type Refused } from '../../checkout/pages/place-from-form.ts';
import { offeredText } from '../../orders/pages/order-rights.tsx';
import { formAnchor } from '../../../catalogue/applicants/pages/applicant-form.tsx';
import {
  daysOf,
  fromIn,
  SlotChoice,
  slotFrom,
  slotValue,
  ZoneChoice,
  zoneIn,
  zoneOptions,
} from '../../hours/pages/slot-choice.tsx';
import { beginsSoonUntil } from '../../orders/refund.ts';
import { serviceView } from './service-parts.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { cityOf } from '../../orders/pages/hour-on-clocks.ts';

type IntroProps = { page: BookPage; refusal: Refused['refusal'] };

/** Above the form: with whom, why an hour could not be held, and in which time zones hours are shown. */
function Intro({ page, refusal }: IntroProps) {
  const { choose } = page.words;
  const notices: Partial<Record<NonNullable<Refused['refusal']>, typeof choose.taken>> = {
    'slot-taken': choose.taken,
    'too-many-hours': choose.tooMany,
    'too-many-hours-here': choose.tooManyHere,
  };
  const refused = refusal && (notices[refusal] ?? null);
  return (
    <>
      {page.offered !== null && (
        <div className="mb-6">
          <Notice tone="success" title={page.offered.title}>
            {page.offered.text}
          </Notice>
        </div>
      )}
      {refused !== null && (
        <div className="mb-6">
          <Notice tone="error" title={refused.title}>
            {refused.text}
          </Notice>
        </div>
      )}
      {page.days.length === 0 ? (
        <div className="mb-6">
          <Notice tone="info" title={choose.none.title}>
            {choose.none.text}
          </Notice>
        </div>
      ) : (
        <ZoneChoice
          action={page.bare}
          zone={page.zone}
          kept={page.kept}
          named={page.zoneNamed || refused !== null}
          options={page.zones}
          words={choose}
        />
      )}
    </>
  );
}

/** Where other hours may be found. */
function OtherDays({ page }: { page: BookPage }) {
  const { choose } = page.words;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {page.first !== null && (
        <ButtonLink kind="quiet" href={page.first} data-step-link>
          {choose.first}
        </ButtonLink>
      )}
      {page.later !== null && (
        <ButtonLink kind="quiet" href={page.later} data-step-link>
          {choose.later}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" href={page.ask}>
        {choose.ask}
      </ButtonLink>
    </div>
  );
}

type Args = ScreenArgs & { params: { slug?: string } };
const kind = 'consultation';

export async function loader(args: Args) {
  const { academy, t, locale, links, url, clock } = open(args);
  const slug = args.params.slug ?? '';
  const words = t.booking;
  const service = await academy.consultationService(slug);
  if (service === null) {
    const { missing, missingText, back } = t.consultation.service;
    const head = { title: missing, description: missingText, index: false };
    return data(
      { head, missing, missingText, back, list: links.consultation(), page: null },
      { status: 404 },
    );
  }
  const query = url.searchParams;
  const zone = zoneIn(query);
  const from = fromIn(query);
  const [settings, trainers, free] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.freeHours({ slug, from }),
  ]);
  const view = serviceView(service, trainers, t.refunds, locale);
  const right = await ownRight(args, slug);
  const prefilled = { ...(await prefilledDetails(args)), ...right };
  const box = await paymentBox(args, { kind, slug }, prefilled);
  const { quoted } = box.coupon.read;
  const { consultationHours, paidBack } = policyValues(settings, t.refunds, locale);
  const soonUntil = beginsSoonUntil(clock());
  // A right is used by its code with its address: both stay in the address while the buyer looks for a time.
  const kept = Object.fromEntries(
    ['coupon', 'email'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
  const self = (of: Record<string, string> = {}) => {
    const asked = new URLSearchParams({
      ...(query.has('zone') ? { zone } : {}),
      ...kept,
      ...of,
    }).toString();
    return `${links.bookService(slug)}${asked === '' ? '' : `?${asked}`}`;
  };
  const later = free?.later ? dateInMorocco(free.later) : null;
  const title = words.choose.title(view.words.title);
  const page = {
    words,
    enrol: t.enrol,
    common: t.common,
    locale,
    view,
    zone,
    city: zone === morocco ? null : cityOf(zone, words.zones),
    zoneNamed: query.has('zone'),
    zones: zoneOptions(zone, words),
    days: daysOf(free?.slots ?? [], zone, locale),
    later: later === null ? null : self({ from: later }),
    first: from === null ? null : self(),
    self: self(from === null ? {} : { from: dateInMorocco(from) }),
    bare: links.bookService(slug),
    kept,
    offer: { centimes: service.priceCentimes, beforeCentimes: null },
    begun: await begunOrder(args, { kind, slug }),
    asksMessages: await messagesBox(args),
    ...box,
    offered:
      quoted === null || quoted.code !== right?.coupon
        ? null
        : { title: t.rights.offered.title, text: offeredText(quoted, { t, locale }) },
    promises: { right: consultationHours, paidBack },
    beginsSoon: free?.slots.some((slot) => slot <= soonUntil) === true ? slotValue(soonUntil) : null,
    held: words.choose.held(
      count(cardHoldMinutes, t.refunds.minutes, locale),
      count(transferDaysOf(settings), t.refunds.days, locale),
    ),
    newKey: crypto.randomUUID(),
    about: links.service(slug),
    ask: `${links.service(slug)}#${formAnchor}`,
  };
  return data({
    head: { title, description: words.choose.description(view.words.title), index: false },
    page,
  });
}

/** The code of a right to this service, of the signed-in buyer, to fill in. */
async function ownRight(args: Args, slug: string): Promise<{ coupon: string } | null> {
  const { academy, memberAuth } = open(args);
  const member = await memberAuth.whoIs(args.request);
  const rights = member === null ? [] : (await academy.account.read(member)).rights;
  // Of two rights to one service the one that makes it cheaper.
  const [right] = rights
    .filter(({ service, state }) => service === slug && state === 'open')
    .sort((a, b) => a.centimes - b.centimes);
  return right ? { coupon: right.code } : null;
}

/** All fields are checked together, so that one answer lists everything that is wrong. */
export async function action(args: Args) {
  const typed = typedIn(await postedForm(args.request.clone()));
  const slug = args.params.slug ?? '';
  const startsAt = slotFrom(typed['slot']);
  if (startsAt === null) {
    const { coupon, inProblems, answer } = await readCode(args, { kind, slug }, typed);
    if (answer !== null) return answer;
    const reading = readForm(typedFormOf(kind, typed), typed);
    const problems = {
      slot: 'choice-required' as const,
      ...(reading.ok ? {} : reading.problems),
      ...inProblems,
    };
    const refused: Refused = { typed, problems, refusal: null, coupon };
    return data(refused, { status: 422 });
  }
  const timeZone = isTimeZone(typed['zone'] ?? '') ? (typed['zone'] ?? '') : morocco;
  const note = (typed['note'] ?? '').replaceAll('\0', '').trim();
  return placeFromForm(args, { kind, slug, startsAt, timeZone, note });
}

type LoaderData = DataOf<typeof loader>;
export type BookPage = NonNullable<LoaderData['page']>;

type Props = { loaderData: LoaderData; actionData?: Refused };

/** Step 1 of an hour with an expert: when, who, and what it costs. */
export default function Book({ loaderData, actionData }: Props) {
  const { page } = loaderData;
  if (page === null) {
    return (
      <ClosedPage title={loaderData.missing}>
        <p className="text-lg text-ink-soft">{loaderData.missingText}</p>
        <ButtonLink href={loaderData.list}>{loaderData.back}</ButtonLink>
      </ClosedPage>
    );
  }
  const { words, enrol, common, locale, view, days, zone } = page;
  if (days.length === 0 && page.first === null && actionData === undefined) {
    const { none, ask } = words.choose;
    return (
      <ClosedPage title={none.title}>
        <p className="text-lg text-ink-soft">{none.text}</p>
        <ButtonLink href={page.ask}>{ask}</ButtonLink>
      </ClosedPage>
    );
  }
  const typed = actionData?.typed ?? {};
  const { choose } = words;
  return (
    <FirstStep
      {...page}
      kind={kind}
      words={enrol}
      title={choose.heading}
      picture={{ portrait: view.portrait, ground: view.ground }}
      intro={<Intro page={page} refusal={actionData?.refusal ?? null} />}
      name={view.words.title}
      lines={[view.expert === null ? view.minutes : choose.with(view.expert.name, view.minutes)]}
      answer={actionData}
      before={
        <>
          <input type="hidden" name="zone" value={zone} />
          <SlotChoice
            days={days}
            soonUntil={page.beginsSoon ?? ''}
            countOf={(slots) => count(slots, choose.times, locale)}
            chosen={typed['slot']}
            city={page.city}
            problem={actionData?.problems['slot'] === undefined ? null : choose.required}
            words={choose}
          />
          <OtherDays page={page} />
          <p className="text-sm text-ink-soft">{page.held}</p>
        </>
      }
      after={
        <TextField
          name="note"
          label={choose.note}
          hint={choose.noteHint}
          value={typed['note']}
          rows={4}
          maxLength={longestMessage}
        />
      }
      common={common}
    />
  );
}
