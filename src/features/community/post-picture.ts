/** What a picture of a post may be when it is sent, and what becomes of it. */
export const largestPictureBytes = 8 * 1024 * 1024;
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Of the picture as members see it: its longer side in points, and how many bytes it aims at. */
export const shownPicture = { longestSide: 1_280, bytes: 200 * 1024 } as const;

export const pictureProblems = [
  'picture-empty',
  'picture-size',
  'picture-kind',
  'picture-points',
  'picture-busy',
] as const;
export type PictureProblem = (typeof pictureProblems)[number];
