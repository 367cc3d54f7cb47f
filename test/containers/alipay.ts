import * as v from 'valibot'
import { alipayPage } from './alipay-page.ts'
import {
  Container,
  realUserAgent,
  type ContainerAnswer,
  type BackPress,
  type ContainerOptions,
  type ShareCard,
} from './container.ts'

const shareParams = v.object({ title: v.string(), content: v.string(), url: v.string() })
const withUrl = v.object({ url: v.string() })
const titled = v.object({ title: v.string() })
const eventDone = v.object({ event: v.string(), prevented: v.boolean() })

/** The calls that change its title bar alone. */
const BAR = new Set(['showTitlebar', 'hideTitlebar', 'setTitleColor', 'showLoading', 'hideLoading'])

const PAGES = new Set(['/pages/auth', '/pages/combine', '/pages/customer'])

const done = (result: object = {}): ContainerAnswer => ({ outcome: 'answered', result })
/** As its interface refuses a call that it does not have. */
const unknownCall: ContainerAnswer = {
  outcome: 'refused',
  result: { error: 1, errorMessage: '接口不存在' },
}

export interface AlipayOptions extends ContainerOptions {
  /** Says whether the address carries its person's token. */
  readonly enters?: 'token' | 'nothing'
  /** True if the company's own app is on the phone: its scheme then hides the page. */
  readonly appInstalled?: boolean
}

/**
 * The payment app with the product as its mini page. Pages reach it by `AlipayJSBridge` and by
 * `my`; it has a stack of windows, its own title bar and its own panel for sharing.
 */
export class Alipay extends Container {
  override readonly name = 'alipay'
  protected readonly userAgent = realUserAgent('alipay', 'Alipay mini program, Android')
  protected readonly script = `(${String(alipayPage)})(true)`
  /** The text of its title bar. */
  title = ''
  /** Its own pages over the mini page, the top one last. */
  readonly pages: string[] = []
  #panel: ShareCard | null = null
  #back: ((prevented: boolean) => void) | null = null
  readonly #options: AlipayOptions

  constructor(options: AlipayOptions) {
    super(options)
    this.#options = options
  }

  protected entry(path: string): string {
    if (this.#options.enters === 'nothing') return this.site + path
    const query = new URLSearchParams({ to: this.site + path, user: this.person })
    return `${this.site}/sandbox/alipay?${query.toString()}`
  }

  protected override scheme(url: string): void {
    if (this.#options.appInstalled !== true) return super.scheme(url)
    void this.top.send('visibility', 'hidden')
  }

  protected async answer(name: string, args: unknown): Promise<ContainerAnswer> {
    if (BAR.has(name)) return done({ success: true })
    switch (name) {
      case 'setTitle':
        this.title = v.parse(titled, args).title
        return done()
      case 'startShare': {
        const { title, content, url } = v.parse(shareParams, args)
        this.#panel = { title, desc: content, link: url }
        return done({ channelName: 'ALPContact', shareResult: true })
      }
      case 'pushWindow':
        await this.push(new URL(v.parse(withUrl, args).url, this.address()).href)
        return done()
      case 'popWindow':
      case 'my.navigateBack':
        await this.pop()
        return done()
      case 'my.navigateTo': {
        const { url } = v.parse(withUrl, args)
        const [path = ''] = url.split('?')
        if (!PAGES.has(path)) return unknownCall
        this.pages.push(url)
        await this.top.send('visibility', 'hidden')
        return done()
      }
      case 'my.postMessage':
        return done()
      case 'eventDone': {
        const { event, prevented } = v.parse(eventDone, args)
        if (event === 'back') this.#back?.(prevented)
        return done()
      }
    }
    return unknownCall
  }

  /** The panel that a page opened, and what the person sends from it. */
  panel(): ShareCard {
    if (this.#panel === null) throw new Error('no page has opened the panel for sharing')
    return this.#panel
  }

  /** A page hears of the key first, and may claim it. */
  override async back(): Promise<BackPress> {
    const claimed = new Promise<boolean>((resolve) => {
      this.#back = resolve
    })
    if ((await this.top.send('back', null)) && (await claimed)) return 'claimed'
    return super.back()
  }

  protected override async pop(): Promise<BackPress> {
    const did = await super.pop()
    if (did === 'closed_page') await this.top.send('resume', null)
    return did
  }
}
