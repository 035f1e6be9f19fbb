import { spawnSync } from 'node:child_process';

/**
 * Installs Debian's PostgreSQL on a test machine that has none. Only as root and only where apt is; elsewhere it does
 * nothing, and the caller says what is missing.
 */
export function installPostgres(): void {
  if (process.getuid?.() !== 0) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
  // The list of packages may be missing on a fresh machine: fetched only when the first attempt fails.
  if (spawnSync('apt-get', install, quiet).status === 0) return;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', install, quiet);
}
