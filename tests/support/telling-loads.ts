/** Loaded before the built academy, in tests alone: sends the process that asks which modules are loaded, and again at each other one. */
import { registerHooks } from 'node:module';

const loaded: string[] = [];
let isAsked = false;
const tell = (): void => void (isAsked && process.send?.(loaded));

registerHooks({
  load(url, context, next) {
    loaded.push(url);
    tell();
    return next(url, context);
  },
});

process.on('message', () => {
  isAsked = true;
  tell();
});
// An interrupted run leaves no academy behind.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
