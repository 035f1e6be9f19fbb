/** Builds the site and the server in one bundle: build/site/client and build/site/server/main.js. */
import { spawn } from 'node:child_process';

/** Throws when the build fails. */
export function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('react-router', ['build'], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`react-router build ended with ${code}`))));
  });
}

if (import.meta.main) await build();
