import { membership } from '../../../academy/settings/membership.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, couponBox, messagesBox, prefilledDetails } from './open-enrolment.ts';
import { membershipPicture } from '../../orders/pages/open-step.ts';
import { placeFromForm } from './place-from-form.ts';
import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';

type MembershipIntroProps = { words: Words['enrol']['membership']; inside: string };

/** What the membership contains, and when access comes, above the form. */
function MembershipIntro({ words, inside }: MembershipIntroProps) {
  return (
    <div className="mb-6 rounded-lg bg-night p-5 text-cream sm:p-6">
      <ul className="grid gap-2.5 sm:grid-cols-3 sm:gap-4">
        {words.inside.map((text) => (
          <li key={text} className="flex items-start gap-2.5 font-semibold">
            <Khatam size={18} className="mt-1 shrink-0 text-saffron" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-mist">
        {words.once} {words.wayIn}
      </p>
      <p className="mt-3">
        <a
          href={inside}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-saffron underline-offset-4 hover:underline"
        >
          {words.more}
          <Icon name="arrow-forward" size={18} />
        </a>
      </p>
    </div>
  );
}

const item = { kind: 'membership', slug: membership.slug } as const;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = open(args);
  const settings = await academy.settings();
  const { title, description } = t.enrol.membership.details;
  const prefilled = await prefilledDetails(args);
  const box = await couponBox(args, item, prefilled);
  const { communityDays, paidBack } = policyValues(settings, t.refunds, locale);
  return {
    head: { title, description, index: false },
    words: t.enrol,
    common: t.common,
    locale,
    offer: { centimes: settings.membershipPriceCentimes, beforeCentimes: null },
    begun: await begunOrder(args, item),
    asksMessages: await messagesBox(args),
    promises: { right: `${communityDays} ${t.refunds.since.payment}`, paidBack },
    beginsSoon: 'yes',
    newKey: crypto.randomUUID(),
    self: links.joinCommunity(),
    ...box,
    inside: links.sprintDetails(),
  };
}

export const action = (args: ScreenArgs) => placeFromForm(args, item);

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The first screen: who joins, and what the membership contains. */
export default function Membership({ loaderData, actionData }: Props) {
  const { inside, ...step } = loaderData;
  const membership = step.words.membership;
  return (
    <FirstStep
      {...step}
      kind={item.kind}
      title={membership.details.title}
      picture={membershipPicture}
      intro={<MembershipIntro words={membership} inside={inside} />}
      answer={actionData}
    />
  );
}
