import { data } from 'react-router';
import { consultationForm } from '../../applications/consultation-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { coverAlt } from '../../site/cover-alt.ts';
import { missingItemHead } from '../../site/missing-item.tsx';
import { policyValues } from '../../legal/policy-values.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { toldIn } from '../../../platform/i18n/told-in.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { questionsData } from '../../site/questions.ts';
import { serviceData } from '../structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import {
  answerForm,
  nothingFilled,
  thanksAt,
  wasSent,
  type Filled,
} from '../../applications/pages/answer-form.ts';
import { ChooseTime, Expert, ServiceLists, ServiceQuestions } from './service-body.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServiceHead } from './service-head.tsx';
import { serviceView } from './service-view.ts';

export { publicPageWithForm as headers } from '../../site/caching.ts';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, links, url, publicOrigin } = opened;
  const slug = args.params.slug ?? '';
  const service = await academy.consultationService(slug);
  const { say, locale } = toldIn(service ?? {}, opened);
  const words = say.consultation;
  if (service === null) {
    const head = missingItemHead(words.service.missing, words.service.missingText);
    return data({ head, say, links, page: null }, { status: 404 });
  }
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const view = serviceView(service, trainers, say.refunds, locale);
  const course = view.expert?.course ? await academy.course(view.expert.course) : null;
  const values = policyValues(settings, say.refunds, locale);
  const { title, description, faq } = view.words;
  const sent = wasSent(url);
  const trail = [
    { name: words.title, href: links.consultation() },
    { name: title, href: links.service(slug) },
  ];
  const structuredData = [
    serviceData(service, links.service(slug), { settings, publicOrigin, locale }),
    breadcrumbsData(publicOrigin, trail),
    questionsData(faq),
  ];
  const page = {
    view,
    coverAlt: await coverAlt(academy, service.portrait, locale),
    sent,
    whatsapp: settings.whatsapp,
    bio: course?.course.words[locale].instructorBio[0] ?? null,
    courseHref: course === null ? null : links.course(course.course.slug),
    rules: Object.values(words.service.rules).map((rule) => fill(rule, values)),
  };
  return data(
    {
      head: { title, description, index: !sent, writtenIn: service.writtenIn, structuredData },
      say,
      links,
      page,
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const serviceSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: consultationForm },
    (wish, address) => academy.requestConsultation({ locale, serviceSlug, address, ...wish }),
    () => thanksAt(links.service(serviceSlug)),
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
export type ServicePage = NonNullable<LoaderData['page']>;

type ScreenProps = { loaderData: LoaderData; actionData?: Filled };

export default function Service({ loaderData, actionData }: ScreenProps) {
  const { say, links, page } = loaderData;
  const words = say.consultation.service;
  if (page === null) {
    return (
      <ClosedDoor title={words.missing}>
        <p className="text-lg text-ink-soft">{words.missingText}</p>
        <ButtonLink href={links.consultation()}>{words.back}</ButtonLink>
      </ClosedDoor>
    );
  }
  return (
    <main id="main">
      <ServiceHead
        page={page}
        words={words}
        backHref={links.consultation()}
        bookHref={links.bookService(page.view.slug)}
      />
      <div className="bg-paper py-16 md:py-24">
        <div className="column grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="grid content-start gap-12">
            <ServiceLists service={page.view} words={words} />
            <Expert page={page} words={words} />
            <ServiceQuestions service={page.view} words={words} />
          </div>
          <div className="grid content-start gap-8">
            <ChooseTime page={page} words={words} bookHref={links.bookService(page.view.slug)} />
            <ServiceForm page={page} say={say} links={links} filled={actionData ?? nothingFilled} />
          </div>
        </div>
      </div>
    </main>
  );
}
