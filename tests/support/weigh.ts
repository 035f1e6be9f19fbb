/** The bytes of a first visit by kind, and the number of requests and of font files. */
import { expect, type Page } from '@playwright/test';

type Weight = Record<
  'html' | 'script' | 'font' | 'image' | 'other' | 'all' | 'fontFiles' | 'requests',
  number
>;

const kinds: Record<string, 'html' | 'script' | 'font' | 'image'> = {
  Document: 'html',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

const isIcon = /\/favicon\.(?:svg|png|ico)$/;

export type Scales = {
  /** The next visit is a first one: nothing is cached, and nothing counted. */
  anew: () => Promise<void>;
  /** What has come, once nothing is loading any more. */
  weight: () => Promise<Weight>;
};

export async function weigh(page: Page): Promise<Scales> {
  const none: Weight = { html: 0, script: 0, font: 0, image: 0, other: 0, all: 0, fontFiles: 0, requests: 0 };
  let weight = { ...none };
  const types = new Map<string, string>();
  /** Unfinished requests with the document that made them: those of an earlier page are ignored. */
  const underWay = new Map<string, string>();
  let current = '';
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const { frameTree } = await client.send('Page.getFrameTree');
  const mainFrame = frameTree.frame.id;
  client.on('Network.requestWillBeSent', ({ requestId, loaderId, type, frameId, request }) => {
    if (type === 'Document' && frameId === mainFrame) current = loaderId;
    // The tab's icon is asked for by a browser with a window, and not by a headless shell.
    if (isIcon.test(request.url)) return;
    underWay.set(requestId, loaderId);
  });
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.delete(requestId)) return;
    const kind = kinds[types.get(requestId) ?? ''] ?? 'other';
    weight[kind] += encodedDataLength;
    weight.all += encodedDataLength;
    weight.requests += 1;
    if (kind === 'font') weight.fontFiles += 1;
  });
  return {
    async anew() {
      await client.send('Network.clearBrowserCache');
      weight = { ...none };
      underWay.clear();
    },
    async weight() {
      // Work that the page starts when idle, or after painting, has begun then.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))),
            ),
          ),
      );
      const waiting = () => [...underWay.values()].filter((of) => of === current);
      await expect.poll(() => waiting().length, { message: 'requests under way' }).toBe(0);
      return weight;
    },
  };
}
