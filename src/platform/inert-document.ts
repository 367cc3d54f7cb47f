/** The little of Trusted Types that parsing needs; older webviews have it not. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

/** Begins the name of a handler inside a start tag; what is between tags stays as it is. */
const START_TAG = /<[a-z][^<>]*>/gi
const HANDLER = /([\s"'/])(?=on[a-z]+\s*=)/gi

/**
 * The text with another name for each handler. Chromium checks handlers against the page's policy
 * in a document that runs nothing too, and would report every text that an editor has pasted with
 * some. What this misses is only reported: cleaning removes it either way.
 */
const withoutHandlers = (html: string): string =>
  html.replace(START_TAG, (tag) => tag.replace(HANDLER, '$1x-'))

/**
 * Parses HTML into a document of its own, in which no script runs and nothing is loaded; gives its
 * body. The policy's other name (`trusted-types` of offline/page-security.js) is for this alone:
 * what is parsed here goes into the page only node by node, after cleaning.
 */
export function parseInert(html: string): HTMLElement {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('h5-inert-document', { createHTML: (it) => it }) ?? null
  // As in the page: without a doctype a paragraph may hold a table.
  const text = `<!doctype html><body>${withoutHandlers(html)}`
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html').body
}
