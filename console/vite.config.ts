import { defineConfig } from 'vite';

/** The path of the staff console; the HTTP server answers every address below it with the one page. */
const base = '/staff/';

/**
 * What most pages use is one file, and the small things that several use another: a first page comes in few requests. What
 * only some need stays apart, however many share it: QR codes, exports, the editors, choices that are searched.
 */
const several =
  /node_modules\/(?!uqr|jsonexport|diacritic|query-string|.*(?:utocomplete|useSuggestions))|icons\/|src\/(?:layout\/(?!item-input)|pages|words|today|figures|locale|providers|second-factor\/proof)/;
const groups = [
  { name: 'kit', minShareCount: 30 },
  { name: 'parts', test: several, minShareCount: 2, maxModuleSize: 6000 },
];

/**
 * The staff console's own bundle, beside the site's. Chunks are cut by what a page needs: a phone that confirms a transfer does not
 * load the editor of courses.
 */
export default defineConfig({
  base,
  root: import.meta.dirname,
  build: {
    outDir: '../build/site/client/staff',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Packages mark what only browsers run; here everything does.
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      onLog(level, log, t) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') t(level, log);
      },
    },
  },
  // While the console is worked on: `npm run dev` beside it answers the calls.
  server: {
    port: 3001,
    proxy: { '/api': { target: 'http://localhost:3000', headers: { origin: 'http://localhost:3000' } } },
  },
});
