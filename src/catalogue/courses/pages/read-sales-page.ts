/** What the sales page in Darija shows of a course's record, also where the test screens show the page at another price. */
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { describeProgramme } from './programme.ts';
import { describeSales } from './sales-page.ts';

export async function readSalesPage(args: ScreenArgs, onOffer: CourseOnOffer) {
  const { academy, t, clock } = open(args);
  const { darija } = t.ecommerceMasteryVirtual;
  const { course } = onOffer;
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const { service } = settings.bonusConsultation;
  const bonus = {
    service: service === null ? null : await academy.consultationService(service),
    left: await academy.bonusLeft(course.slug),
  };
  const reviews = await academy.reviews.reviewsOf(course.slug);
  return {
    darija,
    sales: describeSales(onOffer, { bonus, settings, words: darija, rating: reviews.rating }),
    reviews,
    outcome: await academy.outcomes.outcomeOf(course.slug),
    trainer: trainers.find((one) => one.slug === course.trainer) ?? null,
    freeLesson: await academy.films.freeLesson(course.slug),
    programme: describeProgramme(
      onOffer,
      course.salesStory?.units ?? [],
      await academy.films.outlineOf(course),
      { words: darija.curriculum, days: darija.days, locale: 'ar', now: clock() },
    ),
  };
}
