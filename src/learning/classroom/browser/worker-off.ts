/** Replaces the service worker where kept lessons are turned off: deletes everything it kept, and itself. */
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

async function leave(): Promise<void> {
  await caches.delete('derb-classroom');
  await registration.unregister();
}

addEventListener('activate', (event) => event.waitUntil(leave()));
