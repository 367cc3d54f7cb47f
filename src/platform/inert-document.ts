/** The little of Trusted Types that parsing needs; older webviews have it not. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

/**
 * Parses HTML into a document of its own, in which no script runs and nothing is loaded; gives its
 * body. The policy's other name (`trusted-types` of offline/page-security.js) is for this alone:
 * what is parsed here goes into the page only node by node, after cleaning.
 */
export function parseInert(html: string): HTMLElement {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('h5-inert-document', { createHTML: (it) => it }) ?? null
  // As in the page: without a doctype a paragraph may hold a table.
  const text = `<!doctype html><body>${html}`
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html').body
}
