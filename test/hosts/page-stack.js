// @ts-check
/**
 * @typedef {{ key: string, url: string }} HistoryEntry one entry of the webview's history; `key`
 *   identifies the entry
 * @typedef {{ index: number, entries: readonly HistoryEntry[] }} WebHistory
 * @typedef {{ key: string, url: string, tag: string | null }} Page
 * @typedef {{ index: number, pages: readonly Page[] }} PageStack
 */

/** @type {PageStack} */
export const NO_PAGES = { index: -1, pages: [] }

/** @param {string} url */
const withoutQuery = (url) => url.replace(/[?#].*$/, '')

/**
 * The stack after a navigation: a page keeps its tag while it is the same history entry, or was
 * replaced in place by its own address with another query. A page replaced by another address loses
 * its tag.
 * @param {PageStack} before
 * @param {WebHistory} now
 * @returns {PageStack}
 */
export function followHistory(before, now) {
  const inPlace = now.index === before.index && now.entries.length === before.pages.length
  const pages = now.entries.map(({ key, url }, at) => {
    const old =
      before.pages.find((page) => page.key === key) ??
      (inPlace && at === now.index ? before.pages[at] : undefined)
    const tag = old !== undefined && withoutQuery(old.url) === withoutQuery(url) ? old.tag : null
    return { key, url, tag }
  })
  return { index: now.index, pages }
}

/**
 * @param {PageStack} stack
 * @param {string} tag
 * @returns {PageStack}
 */
export function tagCurrent(stack, tag) {
  return {
    ...stack,
    pages: stack.pages.map((page, at) => (at === stack.index ? { ...page, tag } : page)),
  }
}

/**
 * The index of the nearest page with the tag, at or before the current one; -1 when there is none.
 * @param {PageStack} stack
 * @param {string} tag
 */
export function findTag(stack, tag) {
  for (let at = stack.index; at >= 0; at -= 1) if (stack.pages[at]?.tag === tag) return at
  return -1
}
