/** The built product as a process of its own, so that it can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type RunningServer = { origin: string; kill(signal: NodeJS.Signals): Promise<void> };

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    // Waits for the next turn of the loop, not for an amount of time: the connection attempt above sets the pace.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Starts the built server and waits until it is ready. Settings go over those of this process. */
export async function startBuiltServer(settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tools/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(origin, child);
  return {
    origin,
    async kill(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
