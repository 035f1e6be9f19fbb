/** Where a request comes from: the door has written it there, over whatever the caller wrote. For limits alone. */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-client-address') ?? 'unknown';
