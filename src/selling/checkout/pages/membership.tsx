import { membership, shortName } from '../../../academy/settings/membership.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, messagesBox, paymentBox, prefilledDetails } from './open-enrolment.ts';
import { membershipPicture } from '../../orders/pages/open-step.ts';
import { placeFromForm } from './place-from-form.ts';

const item = { kind: 'membership', slug: membership.slug } as const;

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = open(args);
  const settings = await academy.settings();
  const { title, description } = t.enrol.membership.details;
  const prefilled = await prefilledDetails(args);
  const box = await paymentBox(args, item, prefilled);
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
  const words = step.words.membership;
  return (
    <FirstStep
      {...step}
      kind={item.kind}
      title={words.details.title}
      picture={membershipPicture}
      name={shortName(membership.name[step.locale])}
      lines={[...words.inside, words.once]}
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
