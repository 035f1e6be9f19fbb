/** `npm start`: builds what is not built, then runs the server in this process. */
import { build } from './build.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';

const main = path.resolve('build/site/server/main.js');
if (!existsSync(main)) await build();
await import(main);
