/** The switch 'on this phone': asks the browser, subscribes, and tells the academy. */
import { startWorker } from './phone-store.ts';

type State = 'off' | 'on' | 'blocked' | 'broken' | 'iphone';

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(key.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );

const find = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** Whether this course is told on this browser: the academy keeps it by course, the browser once. */
const keyOf = ({ dataset }: HTMLElement): string => `push ${dataset['action']}`;

async function tell({ dataset }: HTMLElement, subscription: PushSubscription, more: object): Promise<void> {
  const body = JSON.stringify({ subscription, ...more });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(dataset['action'] ?? '', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(String(answer.status));
}

async function turnOn(part: HTMLElement): Promise<State> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const worker = await startWorker();
  const key = bytesOf(part.dataset['key'] ?? '');
  const subscribe = () => worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // One that was made for another key of the academy takes nothing any more.
  const subscription = await subscribe().catch(async () => {
    await (await find())?.unsubscribe();
    return subscribe();
  });
  const isDiscreet = part.querySelector<HTMLInputElement>('[name=discreet]')?.checked ?? false;
  await tell(part, subscription, { wanted: true, isDiscreet });
  localStorage.setItem(keyOf(part), 'on');
  return 'on';
}

async function turnOff(part: HTMLElement): Promise<State> {
  const subscription = await find();
  if (subscription) await tell(part, subscription, { wanted: false });
  localStorage.removeItem(keyOf(part));
  return 'off';
}

function show(part: HTMLElement, state: State): void {
  for (const one of part.querySelectorAll('[data-in]'))
    one.toggleAttribute('hidden', one.getAttribute('data-in') !== state);
}

async function stateOf(part: HTMLElement): Promise<State> {
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = localStorage.getItem(keyOf(part)) !== null && (await find()) !== null;
  return isOn && Notification.permission === 'granted' ? 'on' : 'off';
}

export function start(part: HTMLElement): void {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const isIphone = /iPhone|iPad/.test(navigator.userAgent);
  // An iPhone can once the site lies on its home screen.
  if (!canPush && !isIphone) return;
  const begin = async () => {
    show(part, canPush ? await stateOf(part) : 'iphone');
    part.hidden = false;
  };
  part.addEventListener('click', ({ target }) => {
    const act =
      target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset['act'] : undefined;
    if (act === undefined) return;
    (act === 'on' ? turnOn(part) : turnOff(part)).then(
      (state) => show(part, state),
      () => show(part, 'broken'),
    );
  });
  begin().catch(() => undefined);
}
