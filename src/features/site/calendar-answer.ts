/** A calendar file as an answer. Shown, not saved: an iPhone then offers to add it, and Android opens its calendar. */
export const calendarAnswer = (
  text: string,
  { name, caching }: { name: string; caching: string },
): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${name}.ics"`,
      'Cache-Control': caching,
    },
  });
