import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { inEach, locales, pathIn, type Locale } from '../../../platform/i18n/locale.ts';
import type { giveUpWorkshopSeat, SeatOfToken } from '../workshop-place.service.ts';
import { aWorkshop } from '../../../../tests/support/applications.ts';
import { screensContext, type ForScreens } from '../../../academy/frame/academy-context.ts';
import Place, { action, loader } from './place.tsx';

type Status = SeatOfToken['place'];
type GivenUp = Awaited<ReturnType<typeof giveUpWorkshopSeat>>;

type Seat = SeatOfToken['seat'];

/** The page of a seat in this state, and what its action calls. */
function aPage(
  locale: Locale,
  place: Status,
  answer: GivenUp = { ok: true },
  { seat = null, now = '2026-06-01T12:00:00Z' }: { seat?: Seat; now?: string } = {},
) {
  const done: string[] = [];
  const screens = {
    academy: {
      workshopSeat: async () => ({
        workshop: aWorkshop(),
        place,
        heldOn: '2026-06-20',
        seat,
      }),
      takeOfferedSeat: async () => {
        done.push('take');
        return { ok: answer.ok };
      },
      giveUpWorkshopSeat: async (_token: string, action: string) => {
        done.push(action);
        return answer;
      },
    },
    words,
    clock: () => new Date(now),
  } as unknown as ForScreens;
  const args = (init?: RequestInit) => ({
    request: new Request(`http://localhost${pathIn(locale, '/workshop-places/a-token')}`, init),
    context: new RouterContextProvider(new Map([[screensContext, screens]])),
    params: { token: 'a-token' },
  });
  return {
    done,
    press: (fields: Record<string, string>) =>
      action(args({ method: 'POST', body: new URLSearchParams(fields) })),
    async html(refused?: 'refused' | 'notTaken' | 'changed') {
      const { data } = await loader(args());
      return renderToStaticMarkup(<Place loaderData={data} actionData={refused && { refused }} />);
    },
  };
}

const actionsOn = (html: string): string[] =>
  [...html.matchAll(/<input type="hidden" name="act" value="([^"]*)"/g)].map(([, act = '']) => act);

describe.each(locales)('%s', (locale) => {
  test('each button of the page sends its own action', async () => {
    const actions = async (place: Status) => actionsOn(await aPage(locale, place).html());
    expect(await actions('offered')).toEqual(['take', 'leave']);
    expect(await actions('seat')).toEqual(['give-up']);
    expect(await actions('waiting')).toEqual(['leave']);
    expect(await actions('next-session')).toEqual(['leave']);
    for (const ended of ['given-up', 'off-list'] as const) expect(await actions(ended)).toEqual([]);
  });

  test('the pressed action is done, and nothing else; the page then shows it', async () => {
    for (const action of ['take', 'give-up', 'leave']) {
      const page = aPage(locale, 'offered');
      expect(await page.press({ act: action })).toMatchObject({ status: 303 });
      expect(page.done).toEqual([action]);
    }
  });

  test('a form without an action, or with an unknown one, does nothing', async () => {
    const nothing: Record<string, string>[] = [{}, { act: '' }, { act: 'give up' }, { act: 'decline' }];
    for (const fields of nothing) {
      const page = aPage(locale, 'seat');
      expect(await page.press(fields)).toMatchObject({ data: { refused: 'changed' }, init: { status: 409 } });
      expect(page.done).toEqual([]);
    }
  });

  test('a seat that changed meanwhile is shown as it is now, with a message', async () => {
    const page = aPage(locale, 'seat', { ok: false, reason: 'place-changed' });
    const answer = await page.press({ act: 'leave' });
    expect(answer).toMatchObject({ data: { refused: 'changed' }, init: { status: 409 } });
    const html = await page.html('changed');
    const { changed, statuses } = words[locale].workshopApplication.place;
    expect(html).toContain(changed);
    expect(html).toContain(statuses.seat.title);
  });

  test('the address is shown as soon as it is known, the meeting link from an hour before', async () => {
    const link = 'https://meet.example/derb';
    const address = { en: '12 Atlas Street', ar: '12 زنقة الأطلس', fr: '12 rue Atlas' };
    const joining = { meetingUrl: link, address, mapUrl: '', bring: inEach(() => '') };
    const workshop = aWorkshop({ heldOn: '2026-06-20', startsAt: '19:00' });
    const seat = { workshop, applicationId: 'one', joining, changedAt: new Date(0) };
    const at = (now: string) => aPage(locale, 'seat', { ok: true }, { seat, now }).html();
    const words_ = words[locale].workshopApplication.place.joining;
    // Morocco's clocks are an hour ahead of UTC in June.
    const before = await at('2026-06-20T16:59:59Z');
    expect(before).toContain(address[locale]);
    expect(before).not.toContain(link);
    expect(before).toContain(words_.linkFrom('18:00'));
    expect(await at('2026-06-20T17:00:00Z')).toContain(`href="${link}"`);
    const unknown = aPage(locale, 'seat', { ok: true }, { seat: { ...seat, joining: null } });
    expect(await unknown.html()).toContain(words_.unknown.online);
    expect(await aPage(locale, 'waiting').html()).not.toContain(words_.heading);
  });

  test('a session that is over is shown as over', async () => {
    const page = aPage(locale, 'seat', { ok: false, reason: 'over' });
    expect(await page.press({ act: 'give-up' })).toMatchObject({ data: { refused: 'refused' } });
    expect(await page.press({ act: 'take' })).toMatchObject({ data: { refused: 'notTaken' } });
  });
});
