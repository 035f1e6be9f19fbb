/** What a status that the server named means, in her language; one that is not known stays as it came. */
export const statusIn = (
  { statuses }: { statuses: Readonly<Record<string, string>> },
  status: string,
): string => (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? status;
