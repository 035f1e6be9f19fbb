/** `npm start`: builds if the build is not current, then runs the server in this process. */
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build, builtServer, isBuilt } from './build.ts';

// Reuses code compiled at the last start, so that the first page comes sooner.
enableCompileCache('build/compile-cache');

if (!isBuilt()) {
  console.log('Building the academy; this takes some seconds…');
  await build({ quiet: true });
}
await import(pathToFileURL(builtServer).href);
