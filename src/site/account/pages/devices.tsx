import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { AccountFrame, accountHead, openAccount, seeAgain } from './account-frame.tsx';
import type { Words } from '../../../words.ts';

/** The first that fits: browsers also name those they descend from, so the special ones come first. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string): string | null =>
  list.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Enough to recognise one's own device, and no more: 'Chrome on Android'. */
export function deviceName(agent: string, words: Words['account']['devices']): string {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser === null && system === null) return words.unknown;
  if (system === null) return words.app(browser ?? words.aBrowser);
  return words.on(browser ?? words.aBrowser, system);
}

const phones = /\b(?:Android|iPhone|iPad|Mobile)\b/;

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { memberAuth, t, links, locale, url } = opened;
  const words = t.account.devices;
  const devices = await memberAuth.devices(args.request);
  const day = (at: Date) => dateOf(at, locale);
  const notices = { ended: words.ended, others: words.othersEnded, gone: words.gone };
  const asked = url.searchParams.get('notice') ?? '';
  return {
    ...accountHead(words.title, opened),
    words,
    action: links.accountDevices(),
    notice: Object.hasOwn(notices, asked) ? notices[asked as keyof typeof notices] : null,
    devices: devices.map(({ id, isThis, agent, since, lastSeen }) => ({
      id,
      isThis,
      name: deviceName(agent, words),
      isPhone: phones.test(agent),
      since: words.since(day(since)),
      seen: words.seen(day(lastSeen)),
    })),
  };
}

export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { memberAuth, links } = opened;
  const form = await postedForm(args.request);
  if (form.get('intent') === 'others') {
    await memberAuth.endOtherDevices(args.request);
    return seeAgain(links.accountDevices(), 'others');
  }
  const id = form.get('device');
  const ended = typeof id === 'string' && (await memberAuth.endDevice(args.request, id));
  return seeAgain(links.accountDevices(), ended ? 'ended' : 'gone');
}

type LoaderData = DataOf<typeof loader>;
type Row = LoaderData['devices'][number];

function Device({ device, words, action }: Pick<LoaderData, 'words' | 'action'> & { device: Row }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon name={device.isPhone ? 'smartphone' : 'screen'} size={28} className="text-link" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          <bdi>{device.name}</bdi>
          {device.isThis && <Badge tone="success">{words.this}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {device.since} · {device.seen}
        </p>
      </div>
      {!device.isThis && (
        <form method="post" action={action}>
          <input type="hidden" name="device" value={device.id} />
          <Button kind="secondary" aria-label={words.signOutOf(device.name)}>
            {words.signOut}
          </Button>
        </form>
      )}
    </li>
  );
}

export default function Devices({ loaderData }: { loaderData: LoaderData }) {
  const { frame, words, devices, action, notice } = loaderData;
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      {notice !== null && (
        <div className="mb-6">
          <Notice tone="success">{notice}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <Device key={device.id} device={device} words={words} action={action} />
        ))}
      </ul>
      {devices.length > 1 ? (
        <form method="post" action={action} className="mt-6">
          <Button name="intent" value="others">
            {words.others}
          </Button>
        </form>
      ) : (
        <p className="mt-6 text-ink-soft">{words.alone}</p>
      )}
    </AccountFrame>
  );
}
