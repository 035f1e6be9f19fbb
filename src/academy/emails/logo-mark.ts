/** The logo's mark as a PNG of 72 pixels, which goes with each e-mail: nothing is fetched. Drawn by `npm run draw-ornaments`. */
export const logoMark =
  'iVBORw0KGgoAAAANSUhEUgAAAEgAAABIBAMAAACnw650AAAAMFBMVEVMaXE7PsM6PsQ6P8Q7PsM7P8P79eo7P8RhY8zW0uNDR8a0stzt6Od/f9KSkdVXWsr4pWaYAAAABnRSTlMAd4CImzidnCwCAAAACXBIWXMAAAsTAAALEwEAmpwYAAABPUlEQVRIx+2WO0oEQRCGp+YGgmLaWadewcjYSwzIgrDVCyUruKE3EATzTYw3EDyAgidw4/UImzrOo1/V09WYKftn03x8MNN/T1dVxanPKjnayExNJKs0kSkQySr9A5kCkaTSPWQKRHmVHqGU6vKoyzHZnPcrJx50ShOZH6B/Bi0/n95e10nowq5umzYf9nGRKCTdNl1eiFfUFpI2PTQjVlEnumuGfDGVEz2P0HusciLajdA1RSonoocRuqJQ5YmWjc06VHmilYP2gcoT0Y2D7slXaRkywd5OQFiBDKmgJmkI27cDCVJhmZIQdl8c8pCKepmCcGgB5CAVVzwBoW0mTEOKHQQOLfiR4tD8b0CrR5v94Z/5W6joemVGzNzmQLyQkyrMThhQIBpUKEw9UCDqVChOYlAgalVYMB3WXPQN0HathPbnamIAAAAASUVORK5CYII=';

/** How the HTML of an e-mail names it. */
export const logoId = 'logo';

/** With the logo in the page itself, where nothing goes with it. `png`: the academy's own; left out, the mark. */
export const withLogo = (html: string, png?: Uint8Array): string =>
  html.replaceAll(
    `cid:${logoId}`,
    `data:image/png;base64,${png === undefined ? logoMark : Buffer.from(png).toString('base64')}`,
  );
