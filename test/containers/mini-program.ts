import * as v from 'valibot'
import { realUserAgent, type ContainerAnswer, type BackPress, type ShareCard } from './container.ts'
import { fail, ok, Weixin, type WeixinOptions } from './weixin.ts'
import { weixinPage } from './weixin-page.ts'

const invocation = v.object({ name: v.string(), arg: v.unknown() })
const move = v.object({ url: v.string() })
const stepBack = v.object({ delta: v.number() })
const shared = v.object({
  type: v.literal('share'),
  data: v.object({ shareTitle: v.string(), shareDesc: v.string(), shareLink: v.string() }),
})

/** The pages of the company's mini-program besides the one with the web view. */
const PAGES = new Set([
  '/pages/login/index',
  '/pages/auth/index',
  '/pages/trade/index',
  '/pages/combine/index',
  '/pages/customer/index',
])
/** As many pages may lie on each other. */
const MOST_PAGES = 10

export interface MiniProgramOptions extends WeixinOptions {
  /** The word that its server adds to the first address: by default a token. */
  readonly enters?: 'token' | 'code' | 'older' | 'nothing'
}

/**
 * The company's mini-program with the product's page in its web view. Pages reach it by
 * `invokeMiniProgramAPI` of `WeixinJSBridge` and find `__wxjs_environment`; what they post arrives
 * only when the person shares, goes back or leaves. It opens its own pages alone, and only the
 * business domains in its web view.
 */
export class MiniProgram extends Weixin {
  override readonly name = 'mini-program'
  protected override readonly userAgent = realUserAgent(
    'mini-program',
    'mini program, Android, environment',
  )
  protected override readonly script = `(${String(weixinPage)})(true)`
  /** Its own pages over the web view, the top one last. */
  readonly pages: string[] = []
  /** The posts of pages, as far as it has arrived. */
  readonly delivered: unknown[] = []
  readonly #posted: unknown[] = []
  readonly #enters: NonNullable<MiniProgramOptions['enters']>

  constructor({ enters = 'token', ...options }: MiniProgramOptions) {
    super(options)
    this.#enters = enters
  }

  protected override entry(path: string): string {
    if (this.#enters === 'nothing') return this.site + path
    const how = { token: {}, code: { code: '1' }, older: { appletVersion: '1' } }[this.#enters]
    const query = new URLSearchParams({ to: this.site + path, user: this.person, ...how })
    return `${this.site}/sandbox/applet?${query.toString()}`
  }

  protected override async answer(name: string, args: unknown): Promise<ContainerAnswer> {
    // Its menu is the mini-program's own: a page in it can neither verify nor fill one.
    if (name !== 'invokeMiniProgramAPI') return fail(name, 'access denied')
    const { name: api, arg } = v.parse(invocation, args)
    switch (api) {
      case 'navigateTo':
        return this.#navigateTo(name, arg)
      case 'navigateBack':
        return this.#navigateBack(name, arg)
      case 'postMessage':
        this.#posted.push(arg)
        return ok(name)
      default:
        return fail(name, `fail ${api} is not imitated`)
    }
  }

  override async back(): Promise<BackPress> {
    if (this.pages.pop() === undefined) return super.back()
    await this.#show(this.pages.length === 0)
    return 'closed_page'
  }

  /** The person signs in on the mini-program's own page, which loads the web view again. */
  async signInOnOwnPage(): Promise<void> {
    const [page, asked] = (this.pages.at(-1) ?? '').split('?')
    if (page !== '/pages/login/index') throw new Error('its login page is not open')
    this.pages.pop()
    const query = new URLSearchParams({
      to: this.address().href,
      user: this.person,
      ...Object.fromEntries(new URLSearchParams(asked)),
    })
    await this.#show(true)
    await this.top.load(`${this.site}/sandbox/applet?${query.toString()}`)
  }

  override async shareToChat(): Promise<ShareCard> {
    this.#deliver()
    const last = this.delivered.map((it) => v.safeParse(shared, it)).findLast((it) => it.success)
    if (last === undefined) {
      return { title: '禾岸基金', desc: '', link: `${this.site}/` }
    }
    const { shareTitle, shareDesc, shareLink } = last.output.data
    return { title: shareTitle, desc: shareDesc, link: shareLink }
  }

  protected override async pop(): Promise<BackPress> {
    this.#deliver()
    return super.pop()
  }

  async #navigateTo(name: string, arg: unknown): Promise<ContainerAnswer> {
    const { url } = v.parse(move, arg)
    const [path = ''] = url.split('?')
    if (!PAGES.has(path)) return fail(name, `fail page "${path.slice(1)}" is not found`)
    // The page with the web view is one of them.
    if (this.pages.length + 1 >= MOST_PAGES) return fail(name, 'fail page limit exceeded: 10')
    this.pages.push(url)
    await this.#show(false)
    return ok(name)
  }

  async #navigateBack(name: string, arg: unknown): Promise<ContainerAnswer> {
    const { delta } = v.parse(stepBack, arg)
    if (delta < 1) return fail(name, 'fail delta must be positive')
    await this.pop()
    return ok(name)
  }

  #deliver(): void {
    this.delivered.push(...this.#posted.splice(0))
  }

  async #show(inView: boolean): Promise<void> {
    await this.top.send('visibility', inView ? 'visible' : 'hidden')
  }
}
