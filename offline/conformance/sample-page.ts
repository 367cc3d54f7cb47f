/** An entry page that says its version. */
export const page = (version: string) =>
  `<!doctype html><html><head><meta name="h5-version" content="${version}"></head><body></body></html>`
