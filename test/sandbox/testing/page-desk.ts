import * as v from 'valibot'
import { OPERATORS } from '#test/sandbox/departments/pages/operators.ts'
import type { Reachable } from './test-client.ts'

/** In-process requests need an origin; it is not contacted. */
const ORIGIN = 'http://sandbox.test'

const answered = v.record(v.string(), v.unknown())
type Answer = Record<string, unknown> & { readonly status: number }
type Method = 'GET' | 'PUT' | 'POST'

/** One operator's calls of the page editor; signs in where no session is open, or its state is reset. */
export class PageDesk {
  readonly #sandbox: Reachable
  readonly #origin: string
  readonly name: string
  #cookie = ''

  constructor(sandbox: Reachable, name: string, origin = ORIGIN) {
    this.#sandbox = sandbox
    this.#origin = origin
    this.name = name
  }

  /** Opens a session; the cookie that names it. */
  async signIn(): Promise<string> {
    const { name } = this
    const passcode = OPERATORS.find((it) => it.name === name)?.passcode ?? ''
    const request = this.#request('POST', 'editor/session', { name, passcode }, {})
    const response = await this.#sandbox.fetch(request)
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    if (cookie === '') throw new Error(`${name} cannot sign in: ${response.status}`)
    this.#cookie = cookie
    return cookie
  }

  #request(method: Method, path: string, body: object | undefined, more: Record<string, string>) {
    return new Request(`${this.#origin}/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** A call below `/sandbox/pages`. */
  async call(method: Method, path: string, body?: object, ifMatch?: string): Promise<Answer> {
    const read = ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }
    const send = () =>
      this.#sandbox.fetch(
        this.#request(method, `pages${path}`, body, { cookie: this.#cookie, ...read }),
      )
    let response = await send()
    if (response.status === 401) {
      await this.signIn()
      response = await send()
    }
    return { ...v.parse(answered, await response.json()), status: response.status }
  }

  /** Names the newest version; `0` of a page that has none. */
  async etag(pageId: string): Promise<string> {
    return v.parse(v.optional(v.string(), '0'), (await this.call('GET', `/${pageId}`))['etag'])
  }

  /** Saves over the newest version. */
  async save(pageId: string, doc: unknown, more: object = {}): Promise<Answer> {
    return this.call('PUT', `/${pageId}/draft`, { doc, ...more }, await this.etag(pageId))
  }

  /** An act on the newest version, which the operator has read. */
  async act(pageId: string, name: string, body: object = {}): Promise<Answer> {
    return this.call('POST', `/${pageId}/${name}`, body, await this.etag(pageId))
  }
}
