import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { bundleRefundDays } from '../../../catalogue/shop/bundle.ts';
import { describeBundle } from '../../../catalogue/shop/pages/bundle.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, messagesBox, paymentBox, prefilledDetails } from './open-enrolment.ts';
import { placeFromForm } from './place-from-form.ts';

type Args = ScreenArgs & { params: { slug?: string } };

/** `owner`: who is signed in, whose own parts come off. */
async function itemOf(args: Args) {
  const owner = (await open(args).memberAuth.whoIs(args.request))?.email;
  return { kind: 'bundle' as const, slug: args.params.slug ?? '', ...(owner !== undefined && { owner }) };
}

export async function loader(args: Args) {
  const { academy, t, locale, links } = open(args);
  const item = await itemOf(args);
  const [offer, settings] = await Promise.all([academy.bundle(item.slug, item.owner), academy.settings()]);
  const around = { t, words: t.enrol, common: t.common, locale, shop: links.shop() };
  if (offer === null) {
    const { title, text } = t.bundle.notFound;
    return data(
      { ...around, head: missingItemHead(title, text), state: 'missing' as const },
      { status: 404 },
    );
  }
  const view = describeBundle(offer, { t, locale, links });
  const { title, description } = t.enrol.bundle.details;
  const head = { title: title(view.name), description: description(view.name), index: false };
  const shown = { ...around, head, view };
  const wanted = offer.parts.filter(({ isOwned }) => !isOwned);
  if (wanted.length === 0) return { ...shown, state: 'owned' as const };
  if (offer.missing.length > 0) return { ...shown, state: 'closed' as const };
  const box = await paymentBox(args, item, await prefilledDetails(args));
  return {
    ...shown,
    state: 'open' as const,
    offer: { centimes: offer.priceCentimes, beforeCentimes: null },
    begun: await begunOrder(args, item),
    asksMessages: await messagesBox(args),
    ...box,
    promises: {
      right: `${count(bundleRefundDays(wanted, settings.refundPolicy), t.refunds.days, locale)} ${t.refunds.since.payment}`,
      paidBack: policyValues(settings, t.refunds, locale).paidBack,
    },
    beginsSoon: 'yes',
    newKey: crypto.randomUUID(),
    self: links.bundleOrder(item.slug),
    isSignedIn: item.owner !== undefined,
    signIn: `${links.signIn()}?next=${encodeURIComponent(links.bundleOrder(item.slug))}`,
  };
}

export const action = async (args: Args) => placeFromForm(args, await itemOf(args));

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The first screen: the buyer, what they get, and what of it is theirs already. */
export default function OrderBundle({ loaderData, actionData }: Props) {
  const { t, words, shop, state } = loaderData;
  if (state === 'missing') {
    const { title, text } = t.bundle.notFound;
    return <MissingItem title={title} text={text} list={{ href: shop, label: t.product.back }} />;
  }
  const { view } = loaderData;
  const own = t.bundle;
  if (state !== 'open') {
    const { title, text } = state === 'owned' ? own.allYours : own.missing;
    return (
      <StepFrame step="closed" title={title} picture={view.picture} words={words}>
        <p className="mb-6">{text(view.missing)}</p>
        <ButtonLink kind="secondary" href={view.href}>
          {own.back}
        </ButtonLink>
      </StepFrame>
    );
  }
  const { isSignedIn, signIn, ...step } = loaderData;
  const has = view.parts.filter(({ isOwned }) => isOwned);
  return (
    <FirstStep
      {...step}
      kind="bundle"
      title={words.bundle.details.title(view.name)}
      picture={view.picture}
      name={view.name}
      lines={view.parts.filter(({ isOwned }) => !isOwned).map(({ name }) => name)}
      intro={
        <div className="mb-5 grid gap-2">
          {has.map(({ name, share }) => (
            <p key={name}>{own.comesOff(name, share)}</p>
          ))}
          {!isSignedIn && (
            <p>
              {own.rule.ask}{' '}
              <a href={signIn} className="link">
                {own.rule.signIn}
              </a>
            </p>
          )}
        </div>
      }
      answer={actionData}
    />
  );
}
