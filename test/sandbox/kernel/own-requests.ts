/**
 * The requests that may change something below `/sandbox`: those of its own pages and of programs.
 */
import type { MiddlewareHandler } from 'hono'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const JSON_TYPE = 'application/json'

/** The bodies that are no JSON: a saved state, and the form of a bank's page. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['/sandbox/state', 'application/vnd.sqlite3'],
  ['/sandbox/bank/sign', 'application/x-www-form-urlencoded'],
])

/** The media type of the bodies that a path takes. */
export const bodyTypeOf = (path: string): string => OTHER_TYPES.get(path) ?? JSON_TYPE

const isOwnOrigin = (origin: string, url: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(url).host

/**
 * Returns whether a page of this server has sent it, or a program. A browser names the relation of
 * the two sites in `Sec-Fetch-Site`, where a page cannot write it; without that (over plain HTTP to
 * another machine) it names the sender in `Origin`. A program that is no browser sends neither.
 */
export function isOwnRequest({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin' || relation === 'none'
  const origin = headers.get('origin')
  return origin === null || isOwnOrigin(origin, url)
}

/**
 * Refuses what a page of another site has sent, and a body of another media type than the path
 * takes: browsers let any site send a text or a form to any other without a question.
 */
export const ownRequestsOnly: MiddlewareHandler = async (context, next) => {
  const { method, path, raw } = context.req
  if (READS.has(method)) return next()
  if (!isOwnRequest(raw)) {
    return context.json({ error: 'only pages of this server may change anything here' }, 403)
  }
  const type = bodyTypeOf(path.replace(/\/$/, ''))
  const [given = ''] = (raw.headers.get('content-type') ?? '').split(';')
  if (given.trim().toLowerCase() !== type) {
    return context.json({ error: `content-type: ${type} is needed` }, 415)
  }
  return next()
}
