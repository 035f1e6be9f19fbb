import { membership } from '../../community/membership.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { FirstStep } from './first-step.tsx';
import { MembershipIntro } from './membership-intro.tsx';
import { begunOrder } from './open-enrolment.ts';
import { membershipPicture } from './picture-of.ts';
import { placeFromForm } from './place-from-form.ts';
import { prefilledDetails } from './prefilled-details.ts';
import { couponBox } from './quoted.ts';

const item = { kind: 'membership', slug: membership.slug } as const;

export async function loader(args: ScreenArgs) {
  const { academy, say, locale, links } = open(args);
  const settings = await academy.settings();
  const { title, description } = say.enrol.membership.details;
  const prefilled = await prefilledDetails(args);
  const box = await couponBox(args, item, prefilled);
  const { communityDays, paidBack } = policyValues(settings, say.refunds, locale);
  return {
    head: { title, description, index: false },
    words: say.enrol,
    common: say.common,
    locale,
    name: membership.name[locale],
    offer: { centimes: settings.membershipPriceCentimes, beforeCentimes: null },
    begun: await begunOrder(args, item),
    promises: { refundDays: communityDays, paidBack },
    newKey: crypto.randomUUID(),
    self: links.joinCommunity(),
    ...box,
    inside: links.clarityDetails(),
  };
}

export const action = (args: ScreenArgs) => placeFromForm(args, item);

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 1 of 3: who joins, and what she joins. */
export default function Membership({ loaderData, actionData }: Props) {
  const { inside, ...step } = loaderData;
  const said = step.words.membership;
  return (
    <FirstStep
      {...step}
      kind={item.kind}
      title={said.details.title}
      picture={membershipPicture}
      intro={<MembershipIntro words={said} inside={inside} />}
      answer={actionData}
    />
  );
}
