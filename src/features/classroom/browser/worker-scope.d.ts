/** What a service worker has beyond a page: the compiler's own list would take the page's away from every other file. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

interface ServiceWorkerRegistration {
  /** Where the browser sends by itself once there is a network. */
  readonly sync?: SyncManager;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  sync: ExtendableEvent;
}

declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;

/** Put in by the build: the names of the classroom's scripts without their ending, and one name for them all. */
declare const builtScripts: string;
declare const builtName: string;
