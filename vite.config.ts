import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Left as they are when the server is bundled: they read files beside themselves, or are loaded only when needed. */
const unbundled = [
  '@electric-sql/pglite',
  'better-auth',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'stripe',
];

const encoded = /serverHandoffStream: encodeViaTurboStream\([^)]*\)/g;

/**
 * React Router encodes the data of each page a second time, for a browser that hydrates it, and keeps it for five seconds. Ours
 * never do (docs/decisions/0003): left out, a page takes a tenth less of the processor.
 */
const withoutHydration: Plugin = {
  name: 'without-hydration',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/') || !id.endsWith('/server-runtime/server.js')) return null;
    if (code.match(encoded)?.length !== 2)
      throw new Error('React Router encodes a page’s data elsewhere now: look at withoutHydration.');
    return { code: code.replace(encoded, 'serverHandoffStream: undefined'), map: null };
  },
};

/** The site: pages rendered on the server, plus one small browser script (src/entry.client.ts). */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutHydration],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr:
      command === 'serve'
        ? // Without them a package that differs between browsers and Node is the one for browsers: no PDF is drawn.
          { resolve: { externalConditions: ['node', 'module-sync'] } }
        : {
            // React's slow checks stay out whatever NODE_ENV is: it only means that real people are served.
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true, external: unbundled },
            // The server is bundled with the pages it renders: one module graph, so that both know the same academy.
            build: { rollupOptions: { input: 'src/server/main.ts' } },
          },
  },
}));
