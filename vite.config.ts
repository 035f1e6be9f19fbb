import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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

/** The site: pages rendered on the server, plus one small browser script (src/entry.client.ts). */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr:
      command === 'serve'
        ? {}
        : {
            // React's slow checks stay out whatever NODE_ENV is: it only means that real people are served.
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true, external: unbundled },
            // The server is bundled with the pages it renders: one module graph, so that both know the same academy.
            build: { rollupOptions: { input: 'src/server/main.ts' } },
          },
  },
}));
