import { expect, test } from 'vitest';
import { accessForm } from '../domain/applications/access-form.ts';
import { applicationKinds, contactTopics, type ApplicationKind } from '../domain/applications/application.ts';
import { consultationForm } from '../domain/applications/consultation-form.ts';
import { contactForm } from '../domain/applications/contact-form.ts';
import { hostForm } from '../domain/applications/host-form.ts';
import { jobForm } from '../domain/applications/job-form.ts';
import { waitlistForm } from '../domain/applications/waitlist-form.ts';
import { workshopForm } from '../domain/applications/workshop-form.ts';
import { locales } from '../domain/people/locale.ts';
import { ar } from './common/applications/ar.ts';
import { en } from './common/applications/en.ts';

const words = { en, ar };

const forms: Record<ApplicationKind, { shape: object }> = {
  waitlist: waitlistForm,
  workshop: workshopForm,
  'host-course': hostForm,
  'access-request': accessForm,
  contact: contactForm,
  careers: jobForm,
  consultation: consultationForm,
};

/** Who writes, and how to reach her: kept beside the answers. */
const ofThePerson = new Set(['name', 'email', 'phone']);

test.each(locales)('whatever a form asks has a name for those who read the answers (%s)', (locale) => {
  const asked = Object.values(forms).flatMap(({ shape }) => Object.keys(shape));
  const answers = [...new Set(asked)].filter((field) => !ofThePerson.has(field));
  expect(Object.keys(words[locale].answers).toSorted()).toEqual(answers.toSorted());
});

test.each(locales)('every kind and topic has its words (%s)', (locale) => {
  const { kinds, manyOf, topics } = words[locale];
  expect(Object.keys(kinds)).toEqual([...applicationKinds]);
  expect(Object.keys(manyOf)).toEqual([...applicationKinds]);
  expect(Object.keys(topics)).toEqual([...contactTopics]);
});
