/** Path, query and fragment of this page. */
export const ownAddress = (): string => `${location.pathname}${location.search}${location.hash}`
