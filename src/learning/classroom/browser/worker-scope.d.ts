/**
 * Types of a service worker that a page does not have: TypeScript's own library for workers would remove the page's types
 * from all other files.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

interface ServiceWorkerRegistration {
  /** Background sync, where the browser has it. */
  readonly sync?: SyncManager;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  sync: ExtendableEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

declare function skipWaiting(): Promise<void>;
declare const clients: {
  claim(): Promise<void>;
  openWindow(address: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;

/** Inserted by the build: the names of the classroom's scripts without their extension, and one name of the build. */
declare const builtScripts: string;
declare const builtName: string;
