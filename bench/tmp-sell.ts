import { sellTmp } from './tmp-lists.ts';
await sellTmp(process.argv[2] ?? '');
