/** The texts on the pictures that messengers and social networks show (tools/draw-social.ts). */
export const pictures = {
  /** The academy's own picture, one line each. */
  academy: ['Create', 'Your Path'],
  kinds: {
    course: 'Course',
    workshop: 'Workshop',
    post: 'Article',
    Templates: 'Template',
    Ebooks: 'E-book',
    Software: 'App',
  },
  /** Under the title: who teaches or writes. */
  by: (name: string) => `with ${name}`,
  writtenBy: (name: string) => `by ${name}`,
};
