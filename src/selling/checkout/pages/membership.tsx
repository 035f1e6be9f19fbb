import { redirect } from 'react-router';
import {
  membership,
  membershipOffers,
  membershipPrice,
  shortName,
} from '../../../academy/settings/membership.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, messagesBox, paymentBox, prefilledDetails } from './open-enrolment.ts';
import { membershipPicture } from '../../orders/pages/open-step.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import { placeFromForm } from './place-from-form.ts';

const lengths: Readonly<Record<string, { months?: 1 | 12 }>> = { '1': { months: 1 }, '12': { months: 12 } };

/** For good, where the address names no other length. */
const itemIn = ({ request }: ScreenArgs) => ({
  kind: 'membership' as const,
  slug: membership.slug,
  ...lengths[new URL(request.url).searchParams.get('months') ?? ''],
});

const pageOf = (links: Links, months: number | undefined): string =>
  links.joinCommunity() + (months === undefined ? '' : `?months=${months}`);

/** The lengths on offer, each a page of its own; none where there is only one. */
function lengthsOn(
  settings: AcademySettings,
  { t, links, locale }: ReturnType<typeof open>,
  chosen?: number,
) {
  const { forGood, month, year } = t.enrol.membership.lengths;
  const offers = membershipOffers(settings);
  return offers.length === 1
    ? []
    : offers.map(({ months, centimes }) => ({
        href: pageOf(links, months),
        name: months === undefined ? forGood : months === 1 ? month : year,
        price: formatMad(centimes, locale),
        isHere: months === chosen,
      }));
}

export async function loader(args: ScreenArgs) {
  const opened = open(args);
  const { academy, t, locale, links } = opened;
  const settings = await academy.settings();
  const item = itemIn(args);
  const { months } = item;
  const centimes = membershipPrice(settings, months);
  if (centimes === null) return redirect(links.joinCommunity(), 303);
  const { title, description } = t.enrol.membership.details;
  const prefilled = await prefilledDetails(args);
  const box = await paymentBox(args, item, prefilled);
  const { communityDays, monthDays, paidBack } = policyValues(settings, t.refunds, locale);
  return {
    head: { title, description, index: false },
    words: t.enrol,
    common: t.common,
    locale,
    offer: { centimes, beforeCentimes: null },
    begun: await begunOrder(args, item),
    asksMessages: await messagesBox(args),
    promises: { right: `${months === 1 ? monthDays : communityDays} ${t.refunds.since.payment}`, paidBack },
    beginsSoon: 'yes',
    newKey: crypto.randomUUID(),
    self: pageOf(links, months),
    lengths: lengthsOn(settings, opened, months),
    isForTime: months !== undefined,
    ...box,
    inside: links.sprintDetails(),
  };
}

export const action = (args: ScreenArgs) => placeFromForm(args, itemIn(args));

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

type LengthsProps = { offered: ReturnType<typeof lengthsOn>; label: string };

const Lengths = ({ offered, label }: LengthsProps) => (
  <nav aria-label={label} className="mb-6">
    <ul className="grid gap-3 sm:grid-cols-3">
      {offered.map(({ href, name, price, isHere }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              'grid min-h-11 gap-1 rounded-md border-2 bg-paper px-4 py-3',
              isHere ? 'border-saffron' : 'border-line',
            )}
          >
            <span className="flex items-center justify-between gap-2 font-semibold">
              {name}
              {isHere && <Icon name="check" size={18} />}
            </span>
            <span className="tabular-nums">{price}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The first screen: who joins, and what the membership contains. */
export default function Membership({ loaderData, actionData }: Props) {
  const { inside, lengths: offered, isForTime, ...step } = loaderData;
  const words = step.words.membership;
  return (
    <FirstStep
      {...step}
      kind="membership"
      intro={offered.length > 0 && <Lengths offered={offered} label={words.lengths.label} />}
      isForOneself={isForTime}
      title={words.details.title}
      picture={membershipPicture}
      name={shortName(membership.name[step.locale])}
      lines={[...words.inside, isForTime ? words.forTime : words.once]}
      more={
        <p>
          <a href={inside} className="link">
            {words.more}
          </a>
        </p>
      }
      answer={actionData}
    />
  );
}
