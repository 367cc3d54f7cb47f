/**
 * The entry page's flag by which the pages open their screens for developers and QA. Hosts do not
 * read it.
 */
export const QA_META = '<meta name="h5-qa" content="on">'

/** Returns whether an entry page has that flag, in any spelling. */
export function hasQaFlag(html: string): boolean {
  return /<meta\b[^>]*\bh5-qa\b/i.test(html)
}
