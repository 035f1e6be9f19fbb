/** The texts on the pictures that messengers and social networks show (tools/draw-social.ts). */
export const pictures = {
  kinds: {
    course: 'Course',
    workshop: 'Workshop',
    service: 'Consultation',
    post: 'Article',
    job: 'Job',
    Templates: 'A template to fill in',
    Ebooks: 'An e-book',
    Software: 'An app',
  },
  /** Who teaches or writes. */
  by: (name: string) => `with ${name}`,
  writtenBy: (name: string) => `by ${name}`,
  /** Of the pages that show no single record: the title, and the line at the foot. */
  pages: {
    home: ['Create Your Path', 'An online academy for Moroccan women and youth'],
    courses: ['Find your course', 'Live with a trainer, or in your own time'],
    workshops: ['Learn it in one sitting', 'Workshops with people of the trade'],
    shop: ['Tools ready to use', 'Templates, e-books and apps'],
    blog: ['Read before you spend', 'Articles on selling, working and learning'],
    consultation: ['One person, your question', 'Consultations, with a written plan'],
    community: ['Do not start alone', 'The Clarity Community'],
    about: ['A lane with open doors', 'Who we are'],
    careers: ['Work with us', 'Open jobs'],
  },
};
