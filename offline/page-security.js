// @ts-check
// Plain JavaScript without packages: the build, the gateway and both reference hosts (one of them
// in GJS) import it.

/**
 * The Content-Security-Policy of the pages. The build writes it into every page as a `<meta>`, so
 * that the page is protected in an app that sends no headers; a server also sends it as a header,
 * since `frame-ancestors` works only there.
 */

/**
 * The Trusted Types policies of the pages: addresses of own scripts (src/platform/own-script.ts),
 * and HTML that is parsed into a document of its own, where nothing runs
 * (src/platform/inert-document.ts).
 */
export const TRUSTED_TYPES_POLICIES = ['h5-own-script', 'h5-inert-document']

/**
 * @typedef {object} PageSources origins that a page uses apart from its own
 * @property {readonly string[]} documentHosts hosts whose documents are shown in a frame, with
 *   their subdomains
 * @property {readonly string[]} mediaHosts hosts of pictures and videos, with their subdomains
 * @property {readonly string[]} formHosts banks' hosts to which a page sends forms
 * @property {readonly string[]} providerOrigins origins of the provider; empty when it has the
 *   page's own origin
 */

/**
 * @param {PageSources} sources
 * @param {{ scripts: readonly string[], styles: readonly string[] }} hashes of inline elements, as
 *   `'sha256-...'`
 */
export function contentPolicy(sources, hashes) {
  /** @param {string} host */
  const withSubdomains = (host) => [`https://${host}`, `https://*.${host}`]
  const frames = sources.documentHosts.flatMap(withSubdomains)
  const media = sources.mediaHosts.flatMap(withSubdomains)
  /** @type {Record<string, readonly string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    // Styles of elements are set through the CSSOM, which no policy restricts, so style attributes
    // need no 'unsafe-inline'.
    'style-src': ["'self'", ...hashes.styles],
    // Small pictures are inlined into stylesheets as data URLs.
    'img-src': ["'self'", 'data:', ...media, ...sources.providerOrigins],
    'media-src': ["'self'", ...media, ...sources.providerOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.providerOrigins],
    'frame-src': ["'self'", ...frames],
    'worker-src': ["'self'"],
    // Safari before 15.5 does not support worker-src and uses this for workers.
    'child-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'form-action':
      sources.formHosts.length === 0
        ? ["'none'"]
        : sources.formHosts.map((host) => `https://${host}`),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/**
 * The policy in a page's `<meta>`; null when it has none.
 * @param {string} html
 */
export function policyInPage(html) {
  return META.exec(html)?.[1] ?? null
}

/**
 * The page with the policy, after its charset and before anything to which the policy applies.
 * @param {string} html
 * @param {string} policy
 */
export function withPolicy(html, policy) {
  return html.replace(
    /<meta charset="[^"]*"\s*\/?>/i,
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

const EMBEDDERS = /<meta name="h5-embedders" content="([^"]*)"/

/**
 * The page with the origins that may frame its charts, for the servers: only a header can allow it.
 * @param {string} html
 * @param {readonly string[]} origins
 */
export function withEmbedders(html, origins) {
  if (origins.length === 0) return html
  return html.replace(
    '</head>',
    `  <meta name="h5-embedders" content="${origins.join(' ')}" />\n  </head>`,
  )
}

/** The addresses of charts for frames of other sites (rules.md#embedding). */
const EMBEDDED = /^\/embedChart(?:\/|$)/

/**
 * Returns who may frame the page of an address: no site, but for the charts those origins that its
 * build lists.
 * @param {string} html
 * @param {string} path
 */
function framedBy(html, path) {
  const listed = EMBEDDED.test(path) ? EMBEDDERS.exec(html)?.[1] : undefined
  return listed === undefined || listed === '' ? "'none'" : listed
}

/**
 * Device features that the pages never use. Photos of documents come from the system's file
 * chooser.
 */
const PERMISSIONS = [
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/**
 * The headers of every file of a pack.
 * @returns {[string, string][]}
 */
export function fileHeaders() {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
  ]
}

/**
 * The headers of a page: its own policy, with the directives that only a header supports.
 * @param {string} html
 * @param {{ nonce?: string, reportTo?: string, path?: string }} [more] `nonce` of a script that the host adds;
 *   `reportTo`, a path on the page's origin that takes reports of what was refused; `path`, the
 *   address at which a server that sends headers shows the page
 * @returns {[string, string][]}
 */
export function pageHeaders(html, { nonce, reportTo, path = '' } = {}) {
  const framers = framedBy(html, path)
  const own = policyInPage(html)
  const policy =
    own === null || nonce === undefined
      ? own
      : own.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
  const parts = [
    policy,
    `frame-ancestors ${framers}`,
    reportTo === undefined ? null : 'report-to h5',
  ]
  return [
    ...fileHeaders(),
    ['Content-Security-Policy', parts.filter((part) => part !== null).join('; ')],
    ['Permissions-Policy', PERMISSIONS.map((name) => `${name}=()`).join(', ')],
    // For webviews without support for frame-ancestors; it has no list of origins.
    .../** @type {[string, string][]} */ (
      framers === "'none'" ? [['X-Frame-Options', 'DENY']] : []
    ),
    ...(reportTo === undefined
      ? []
      : /** @type {[string, string][]} */ ([['Reporting-Endpoints', `h5="${reportTo}"`]])),
  ]
}

/**
 * The policy of what the provider answers on the pages' own origin. Shown as a page of its own, such
 * a document has no script, and an origin of its own: neither storage nor bridge. Its links may open
 * new windows, as `/static` allows them.
 */
export const DOCUMENT_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"

/**
 * The headers of an answer of the provider on the pages' own origin. A PDF has no policy: browsers
 * do not show one in a sandbox, and it is no document that could have the origin.
 * @param {string} type of the answer, with or without its charset
 * @returns {[string, string][]}
 */
export function providerHeaders(type) {
  const isPdf = /^application\/pdf(?:;|$)/i.test(type.trim())
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ...(isPdf
      ? []
      : /** @type {[string, string][]} */ ([['Content-Security-Policy', DOCUMENT_POLICY]])),
  ]
}
