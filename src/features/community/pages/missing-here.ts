/** What does not exist, was taken away, or is not for her to see: all three look the same. */
export const missingHere = (): Response => new Response(null, { status: 404 });
