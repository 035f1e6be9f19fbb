/** The browser's part: small, optional, loaded last. Everything on the site works without it. */
export {};
