// @ts-check
// Plain JavaScript without imports: both reference hosts (one of them in GJS), the gateway and the
// service worker run it.

/**
 * The links by which an entry page has its route's files loaded while its own script still starts;
 * without them the browser learns of each file from the one before it.
 */

/** @typedef {{ readonly path: string, readonly files?: readonly string[] | undefined }} Route */

/**
 * @param {string} pattern as in `pack.json`: `/deal/DealResult/:step`
 * @param {string} pathname
 */
function fits(pattern, pathname) {
  const steps = pathname
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
    .split('/')
  const parts = pattern.toLowerCase().split('/')
  return (
    parts.length === steps.length && parts.every((it, at) => it.startsWith(':') || it === steps[at])
  )
}

/**
 * The files of the route with a path; none when no route has it.
 * @param {readonly Route[]} routes
 * @param {string} pathname
 * @returns {readonly string[]}
 */
export function routeFiles(routes, pathname) {
  // A common pack names the routes of its parts too, whose files the parts say.
  return routes.find(({ path, files }) => files !== undefined && fits(path, pathname))?.files ?? []
}

/**
 * The page with links to these files. Scripts and styles are asked for before the entry's own;
 * styles apply last, so that they may change what the common ones say.
 * @param {string} html
 * @param {readonly string[]} urls absolute paths on the page's own origin
 */
export function withLinks(html, urls) {
  const links = (/** @type {string} */ attributes, /** @type {RegExp} */ kind) =>
    urls
      .filter((url) => kind.test(url))
      .map((url) => `<link ${attributes} crossorigin href="${encodeURI(url)}">`)
      .join('')
  const asked = links('rel="modulepreload"', /\.js$/) + links('rel="preload" as="style"', /\.css$/)
  return html
    .replace(/<head[^>]*>/i, (head) => head + asked)
    .replace(/<\/head>/i, (end) => links('rel="stylesheet"', /\.css$/) + end)
}
