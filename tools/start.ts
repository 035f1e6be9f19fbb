/** `npm start`: builds what is not built, then runs the server in this very process. */
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build, builtServer, isBuilt } from './build.ts';

// Compiled code of the last start is used again: it makes the first page come sooner.
enableCompileCache('build/compile-cache');

if (!isBuilt()) {
  console.log('Building the academy; this takes some seconds…');
  await build({ quiet: true });
}
await import(pathToFileURL(builtServer).href);
