/** Returns whether the page of an address may be framed by other sites: rules.md#embedding. */
export const isEmbedPath = (path: string): boolean => /^\/embedChart(?:\/|$)/.test(path)
