import { expect, test } from 'vitest';
import {
  accessForm,
  consultationForm,
  contactForm,
  hostForm,
  scholarshipForm,
  waitlistForm,
  workshopForm,
} from '../../catalogue/applicants/application-forms.ts';
import {
  type ApplicationKind,
  applicationKinds,
  contactTopics,
} from '../../catalogue/applicants/application.ts';
import { jobForm } from '../careers/job.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { applications as ar } from './words.ar.ts';
import { applications as en } from './words.en.ts';
import { applications as fr } from './words.fr.ts';

const words = { en, ar, fr };

const forms: Record<ApplicationKind, { shape: object }> = {
  waitlist: waitlistForm,
  workshop: workshopForm,
  'host-course': hostForm,
  'access-request': accessForm,
  contact: contactForm,
  careers: jobForm,
  consultation: consultationForm,
  scholarship: scholarshipForm,
};

/** The applicant's name and contact: stored beside the answers. */
const ofThePerson = new Set(['name', 'email', 'phone']);

test.each(locales)('whatever a form asks has a name for those who read the answers (%s)', (locale) => {
  const asked = Object.values(forms).flatMap(({ shape }) => Object.keys(shape));
  const answers = [...new Set(asked)].filter((field) => !ofThePerson.has(field));
  expect(Object.keys(words[locale].answers).toSorted()).toEqual(answers.toSorted());
});

test.each(locales)('every kind and topic has its words (%s)', (locale) => {
  const { kinds, topics } = words[locale];
  expect(Object.keys(kinds)).toEqual([...applicationKinds]);
  expect(Object.keys(topics)).toEqual([...contactTopics]);
});
