/** Where a learner begins on the learning platform: the platform's address, with the course's product when it has one. */
export function startUrlOf(learningPlatformUrl: string, platformProduct: string | null): string {
  if (platformProduct === null) return learningPlatformUrl;
  const url = new URL(learningPlatformUrl);
  url.searchParams.set('product', platformProduct);
  return url.href;
}
