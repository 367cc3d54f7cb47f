import * as v from 'valibot'
import {
  Container,
  realUserAgent,
  type ContainerAnswer,
  type ContainerOptions,
  type ShareCard,
} from './container.ts'
import type { Route } from './web-view.ts'
import { weixinPage } from './weixin-page.ts'

/** The fields that the library sends with every call; only the first one verifies it. */
const verification = v.object({
  verifyAppId: v.string(),
  verifyTimestamp: v.string(),
  verifyNonceStr: v.string(),
  verifySignature: v.string(),
  verifyJsApiList: v.array(v.string()),
})
const list = v.object({ jsApiList: v.array(v.string()) })
const share = v.object({
  title: v.string(),
  desc: v.optional(v.string(), ''),
  link: v.string(),
})
const verdict = v.object({ accepted: v.boolean() })

/** The calls of this version besides those that it grants to every page. */
const GRANTED: ReadonlySet<string> = new Set([
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'menu:share:appmessage',
  'menu:share:timeline',
  'sendAppMessage',
  'shareTimeline',
  'hideMenuItems',
  'showMenuItems',
])

export const ok = (name: string, more: object = {}): ContainerAnswer => ({
  outcome: 'answered',
  result: { err_msg: `${name}:ok`, ...more },
})
export const fail = (name: string, why: string): ContainerAnswer => ({
  outcome: 'refused',
  result: { err_msg: `${name}:${why}` },
})

/** The way in which the authorization page behaves for the messaging app's person. */
export type Authorization = 'tap' | 'silent' | 'deny'

export interface WeixinOptions extends ContainerOptions {
  readonly authorization?: Authorization
}

/**
 * The messaging app's own browser, on Android. Its interface is `WeixinJSBridge`, which
 * `weixin-js-sdk` calls: a page must verify a signature of its address before its menu takes
 * anything, and each document again. It opens no address of another app's scheme.
 */
export class Weixin extends Container {
  override readonly name: 'wechat' | 'mini-program' = 'wechat'
  /** The way in which the authorization page behaves from now on. */
  authorization: Authorization
  protected readonly userAgent: string = realUserAgent('wechat', 'WeChat, vivo')
  protected readonly script: string = `(${String(weixinPage)})(false)`
  #granted = new Set<string>()
  #card: ShareCard | null = null

  constructor({ authorization = 'tap', ...options }: WeixinOptions) {
    super(options)
    this.authorization = authorization
  }

  protected entry(path: string): string {
    return this.site + path
  }

  /** Its authorization page is for its own person, not for whoever taps. */
  protected override own(url: URL): Route {
    const isAsked = url.searchParams.has('user') || url.searchParams.has('deny')
    if (url.pathname !== '/sandbox/authorize' || isAsked || this.authorization === 'tap')
      return { kind: 'open' }
    const to = new URL(url)
    if (this.authorization === 'deny') to.searchParams.set('deny', '1')
    else to.searchParams.set('user', this.person)
    return { kind: 'redirect', to: to.href }
  }

  protected override committed(): void {
    this.#granted = new Set()
    this.#card = null
  }

  protected async answer(name: string, args: unknown): Promise<ContainerAnswer> {
    switch (name) {
      case 'preVerifyJSAPI':
        return this.#verify(name, args)
      case 'checkJsApi':
        return this.#check(name, args)
      case 'closeWindow':
        await this.pop()
        return ok(name)
      case 'getNetworkType':
        return { outcome: 'answered', result: { err_msg: 'network_type:wifi' } }
      case 'on':
        return this.#listen(args)
    }
    if (!GRANTED.has(name)) return fail(name, 'function not exist')
    if (!this.#granted.has(name)) return fail(name, 'access denied')
    if (name === 'updateAppMessageShareData') this.#card = v.parse(share, args)
    return ok(name)
  }

  /**
   * The card that the person sends to a chat by the menu behind the three dots: what the page put
   * there, else the page's own title and address.
   */
  async shareToChat(): Promise<ShareCard> {
    if (this.#card !== null) return this.#card
    const title = await this.visit.page.run('document.title', v.string())
    return { title, desc: '', link: this.address().href }
  }

  async #verify(name: string, args: unknown): Promise<ContainerAnswer> {
    const asked = v.safeParse(verification, args)
    if (!asked.success) return fail(name, 'invalid arguments')
    const { verifyAppId, verifyTimestamp, verifyNonceStr, verifySignature } = asked.output
    // On Android the address in view counts, also where the page has moved on by itself.
    const url = await this.top.page.run('location.href', v.string())
    const response = await fetch(`${this.site}/sandbox/jsapi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        appId: verifyAppId,
        url,
        timestamp: verifyTimestamp,
        noncestr: verifyNonceStr,
        signature: verifySignature,
      }),
    })
    const { accepted } = v.parse(verdict, await response.json())
    if (!accepted) return fail(name, 'invalid signature')
    this.#granted = new Set(asked.output.verifyJsApiList)
    return ok(name)
  }

  #check(name: string, args: unknown): ContainerAnswer {
    const { jsApiList } = v.parse(list, args)
    const known = jsApiList.map((api) => [api, GRANTED.has(api)] as const)
    // On Android as text, which the library parses.
    return ok(name, { checkResult: JSON.stringify(Object.fromEntries(known)) })
  }

  #listen(args: unknown): ContainerAnswer {
    const { event } = v.parse(v.object({ event: v.string() }), args)
    if (!this.#granted.has(event)) return fail('on', 'access denied')
    return ok('on')
  }
}
