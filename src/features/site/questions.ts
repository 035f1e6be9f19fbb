import type { FAQPage, WithContext } from 'schema-dts';

/** The questions that stand on the page, word for word. */
export const questionsData = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
