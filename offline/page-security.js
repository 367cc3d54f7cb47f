// @ts-check
// Plain JavaScript without packages: the build, the gateway and both reference hosts (one of them in GJS) read it.

/**
 * What a page may load and run, as one Content-Security-Policy. The build writes it into every page as a `<meta>`, so that a page is
 * protected in an app that sends no header; whoever serves the page repeats it as a header, which alone can carry `frame-ancestors`.
 */

/** The one Trusted Types policy of the pages (src/platform/own-script.ts): addresses of own scripts, nothing else. */
export const TRUSTED_TYPES_POLICY = 'h5-own-script'

/**
 * @typedef {object} PageSources where a page's parts come from, beside its own origin
 * @property {readonly string[]} documentHosts hosts whose documents are shown in a frame, their subdomains too
 * @property {readonly string[]} providerOrigins origins of the provider; none where it answers on the page's own origin
 */

/**
 * @param {PageSources} sources
 * @param {{ scripts: readonly string[], styles: readonly string[] }} hashes of inline elements, as `'sha256-...'`
 */
export function contentPolicy(sources, hashes) {
  const frames = sources.documentHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])
  /** @type {Record<string, readonly string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    // Styles of elements are set by properties (CSSOM), which no policy restricts: no attribute needs 'unsafe-inline'.
    'style-src': ["'self'", ...hashes.styles],
    // Small pictures of stylesheets are written into them as data.
    'img-src': ["'self'", 'data:', ...sources.providerOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.providerOrigins],
    'frame-src': ["'self'", ...frames],
    'worker-src': ["'self'"],
    // Safari before 15.5 knows no worker-src and takes this for workers.
    'child-src': ["'self'", ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

/**
 * The policy that a page carries; null where it has none.
 * @param {string} html
 */
export function policyInPage(html) {
  return META.exec(html)?.[1] ?? null
}

/**
 * The page with the policy, after its charset and before anything that the policy is about.
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

/** What the pages ask of the device: nothing. A picture of a document comes from the system's own chooser. */
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
 * The headers of a page: its own policy, with what only a header can say.
 * @param {string} html
 * @param {{ nonce?: string, reportTo?: string }} [more] `nonce` of a script that the host adds; `reportTo`, a path on the page's
 * origin that takes reports of what was refused
 * @returns {[string, string][]}
 */
export function pageHeaders(html, { nonce, reportTo } = {}) {
  const own = policyInPage(html)
  const policy =
    own === null || nonce === undefined
      ? own
      : own.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
  const parts = [policy, "frame-ancestors 'none'", reportTo === undefined ? null : 'report-to h5']
  return [
    ...fileHeaders(),
    ['Content-Security-Policy', parts.filter((part) => part !== null).join('; ')],
    ['Permissions-Policy', PERMISSIONS.map((name) => `${name}=()`).join(', ')],
    // For webviews that know no frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ...(reportTo === undefined
      ? []
      : /** @type {[string, string][]} */ ([['Reporting-Endpoints', `h5="${reportTo}"`]])),
  ]
}
