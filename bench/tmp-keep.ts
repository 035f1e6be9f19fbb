import { newPostgresDatabase } from '../tests/support/open-test-database.ts';
import { fillTmp } from './tmp-lists.ts';
const { url } = await newPostgresDatabase();
await fillTmp(url);
console.log(url);
setInterval(() => {}, 1000);
