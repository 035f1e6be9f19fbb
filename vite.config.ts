import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The site: pages rendered on the server, plus one small browser script (app/entry.client.ts). */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The server is bundled with the pages it renders: one module graph, so that both know the same academy.
  environments: { ssr: { build: { rollupOptions: { input: 'server/main.ts' } } } },
});
