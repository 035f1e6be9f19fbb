import { data } from 'react-router';
import { workshopForm } from '../../applicants/application-forms.ts';
import type { WorkshopSeatRow } from '../../../site/applications/apply.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { MissingItem, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { describeWorkshop, type WorkshopView } from './workshop-view.ts';
import {
  answerForm,
  ApplicantForm,
  closeAfter,
  type Filled,
  nothingFilled,
} from '../../applicants/pages/applicant-form.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

/** The address shows only the result, no personal data. */
const placeMark = 'place';
const places: readonly WorkshopSeatRow[] = ['seat', 'waiting', 'next-session'];

/** The status of the workshop as the visitor saw it: whoever took the last seat reads about a seat, though none is left. */
const statusFor = { seat: 'open', waiting: 'full', 'next-session': 'past' } as const;

export async function loader(args: Args) {
  const { academy, t, locale, links, url } = open(args);
  const words = t.workshopApplication;
  const shared = { t, listHref: links.workshops() };
  const onOffer = await academy.workshop(args.params.slug ?? '');
  if (onOffer === null) {
    const { notFound, notFoundText } = t.workshops;
    return data({ ...shared, head: missingItemHead(notFound, notFoundText), view: null, place: null }, 404);
  }
  const view = describeWorkshop(onOffer, { words: t.workshops, links, locale });
  const place = places.find((each) => each === url.searchParams.get(placeMark)) ?? null;
  const head = { title: words.title(view.title), description: words.description(view.title), index: false };
  return data({ ...shared, head, view, place }, 200);
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const workshopSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: workshopForm },
    (applicant, address) => academy.applyToWorkshop({ workshopSlug, locale, address, ...applicant }),
    ({ place }) => `${links.workshopApply(workshopSlug)}?${placeMark}=${place}`,
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type ScreenProps = { loaderData: LoaderData; actionData?: Filled };
type Found = LoaderData & { view: WorkshopView };

/** The result of the application; in a dialog it replaces the form. */
function Taken({ t, view, place, listHref }: Found & { place: WorkshopSeatRow }) {
  const words = t.workshopApplication;
  return (
    <div className="space-y-5" data-close-after={closeAfter.workshop} data-page-outdated>
      <Notice tone="success" title={words.success[place](view.title)}>
        {fill(words.places[place], { day: view.day, hours: view.hours })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={listHref} kind="secondary">
          {words.otherWorkshops}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The form for a seat in a workshop: a page of its own that also opens in a dialog over the workshop's page. */
export default function WorkshopApplication({ loaderData, actionData }: ScreenProps) {
  const { t, view, place, listHref } = loaderData;
  const words = t.workshopApplication;
  if (view === null) {
    const { notFound, notFoundText, back } = t.workshops;
    return <MissingItem title={notFound} text={notFoundText} list={{ href: listHref, label: back }} />;
  }
  const { status } = view;
  return (
    <StepFrame
      step="workshop-application"
      title={words.headings[place === null ? status : statusFor[place]](view.title)}
      picture={view}
      words={t.apply}
    >
      {place !== null ? (
        <Taken {...loaderData} view={view} place={place} />
      ) : (
        <div className="space-y-5">
          {status !== 'past' && (
            <p className="flex gap-3 font-semibold">
              <Icon name="calendar" className="mt-0.5 text-link" />
              <span>
                {view.day}
                <span className="block font-normal text-ink-soft">{view.hours}</span>
              </span>
            </p>
          )}
          <p className="text-ink-soft">{fill(words.texts[status], { date: view.heldDate })}</p>
          <ApplicantForm
            name="workshop"
            t={t}
            action={view.applyHref}
            filled={actionData ?? nothingFilled}
            emailHint={words.emailHint}
            submit={words.submit[status]}
            privacy={words.privacy}
          />
          <ButtonLink href={view.href} kind="quiet" className="in-page">
            {words.back}
          </ButtonLink>
        </div>
      )}
    </StepFrame>
  );
}
