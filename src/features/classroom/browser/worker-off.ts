/** In place of the worker where kept lessons are turned off: takes everything away that it kept, and itself. */
addEventListener('install', (event) => event.waitUntil(skipWaiting()));

async function leave(): Promise<void> {
  await caches.delete('derb-classroom');
  await registration.unregister();
}

addEventListener('activate', (event) => event.waitUntil(leave()));
