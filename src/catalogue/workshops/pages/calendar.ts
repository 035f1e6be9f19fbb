/** '/workshops/:slug/calendar.ics': the workshop as a calendar file. */
import { calendarFile } from '../../../platform/time/calendar-file.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { calendarAnswer } from '../../../academy/frame/page-headers.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { describeWorkshop, spanOf, statusOf } from './workshop-view.ts';

const remindMinutesBefore = 60;

/** 404 for an unknown or past workshop. */
export async function loader(args: ScreenArgs & { params: { slug?: string } }): Promise<Response> {
  const { academy, t, locale, links, clock, publicOrigin } = open(args);
  const words = t.workshops;
  const onOffer = await academy.workshop(args.params.slug ?? '');
  if (onOffer === null || statusOf(onOffer) === 'past') return new Response(null, { status: 404 });
  const { workshop } = onOffer;
  const view = describeWorkshop(onOffer, { words, links, locale });
  const url = `${publicOrigin}${view.href}`;
  const text = calendarFile({
    uid: `${workshop.slug}-${workshop.heldOn}@${new URL(publicOrigin).hostname}`,
    title: view.title,
    description: fill(words.calendar.description, {
      description: view.description,
      name: view.instructor,
      url,
    }),
    location: workshop.words[locale].location,
    url,
    ...spanOf(workshop),
    stamp: clock(),
    remindMinutesBefore,
  });
  return calendarAnswer(text, { name: workshop.slug, caching: 'no-cache' });
}
