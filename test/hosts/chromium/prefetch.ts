import type { Manifest } from '#offline/pack/manifest.ts'
import { addressFields, readyCalls, type ReadyCall } from '#offline/pack/planned-call.ts'
import { forwarded } from '#test/hosts/pack-route.js'

export interface Reply {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

export interface UserKeys {
  readonly openId: string
  readonly encOpenId: string
}

/** A call of the page, as it reaches native networking. */
export interface PageCall {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly url: URL
  readonly body: string
}

export interface PrefetchOptions {
  /** Origin of the provider, without a final slash. */
  readonly provider: string
  readonly keys: () => UserKeys
  /** Now, in ms. */
  readonly now?: () => number
}

/** How long a prefetched answer is valid, in ms; after that the page's own call is sent. */
const FRESH = 3_000

interface Prefetched {
  readonly at: number
  readonly keys: UserKeys
  readonly reply: Promise<Reply>
}

const sorted = (fields: Iterable<readonly [string, unknown]>) =>
  JSON.stringify(
    [...fields]
      .map(([key, value]) => [key, String(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * The key that identical calls share: method, path and fields in any order. `_` is only a cache
 * buster.
 */
const callKey = (method: string, path: string, fields: Iterable<readonly [string, unknown]>) =>
  `${method} ${path} ${sorted(fields)}`

function pageCallKey({ method, headers, url, body }: PageCall): string | null {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (method === 'GET') {
    return callKey(
      method,
      url.pathname,
      [...url.searchParams].filter(([key]) => key !== '_'),
    )
  }
  if (type?.startsWith('application/json') === true) {
    try {
      const fields: unknown = JSON.parse(body)
      if (typeof fields !== 'object' || fields === null) return null
      return callKey(method, url.pathname, Object.entries(fields))
    } catch {
      return null
    }
  }
  return callKey(method, url.pathname, new URLSearchParams(body))
}

const text = (fields: ReadyCall['fields']) =>
  new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)])).toString()

/**
 * Makes a screen's first calls while its page is still starting, and answers the page's own calls
 * from them: each once, for the same user, and while it is fresh. Answers are in this process's
 * memory, for one page view.
 */
export function createPrefetch({ provider, keys, now = Date.now }: PrefetchOptions) {
  let prefetched = new Map<string, Prefetched>()

  async function send(call: ReadyCall, user: UserKeys, version: string): Promise<Reply> {
    const { method, path, encoding, fields } = call
    const query = encoding === 'query' ? `?${text(fields)}` : ''
    const inBody = encoding === 'json' ? JSON.stringify(fields) : text(fields)
    const type =
      encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded;charset=utf-8'
    const response = await fetch(`${provider}${path}${query}`, {
      method,
      headers: {
        openid: user.openId,
        encid: user.encOpenId,
        os: 'wechat',
        h5_version: version,
        ...(encoding === 'query' ? {} : { 'content-type': type }),
      },
      ...(encoding === 'query' ? {} : { body: inBody }),
    })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: forwarded(response.headers), body }
  }

  return {
    /**
     * Starts a page view: drops the previous view's answers, and makes the calls of this address.
     */
    begin({ routes, version }: Pick<Manifest, 'routes' | 'version'>, address: URL): void {
      prefetched = new Map()
      const user = keys()
      for (const { path, calls = [] } of routes) {
        const fields = addressFields(path, address)
        if (fields === null || calls.length === 0) continue
        for (const call of readyCalls(calls, fields)) {
          if (call.user && user.openId === '') continue
          const reply = send(call, user, version)
          // The page may never make this call.
          reply.catch(() => undefined)
          const key = callKey(call.method, call.path, Object.entries(call.fields))
          prefetched.set(key, { at: now(), keys: user, reply })
        }
        return
      }
    },
    /**
     * The prefetched answer to a call of the page, or null. It rejects when the provider could not
     * be reached.
     */
    take(call: PageCall): Promise<Reply> | null {
      const key = pageCallKey(call)
      const found = key === null ? undefined : prefetched.get(key)
      if (key === null || found === undefined) return null
      prefetched.delete(key)
      const header = (name: string) =>
        Object.entries(call.headers).find(([field]) => field.toLowerCase() === name)?.[1] ?? ''
      const same =
        header('openid') === found.keys.openId &&
        header('encid') === found.keys.encOpenId &&
        keys().openId === found.keys.openId
      return same && now() - found.at <= FRESH ? found.reply : null
    },
  }
}
