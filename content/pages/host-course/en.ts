import type { PlainPage } from '../../shape.ts';

const page: PlainPage = {
  title: 'Host your course',
  description: 'Teach what you live from: how to host your course at the academy.',
  kicker: 'Host your course',
  heading: 'Teach what you live from',
  lead: 'You know a craft. We bring the learners, the recording, the payments and the support.',
  sections: [
    {
      heading: 'How it goes',
      points: [
        'You tell us your subject in a few lines.',
        'We talk for half an hour.',
        'You record with us; we edit, publish and answer learners.',
        'You are paid every month for every learner.',
      ],
    },
    {
      heading: 'Who we look for',
      paragraphs: [
        'People who do the work they teach, and can explain it in Darija or Arabic to someone who starts today.',
      ],
    },
  ],
  action: 'Tell us about your course',
};

export const en = { page };
