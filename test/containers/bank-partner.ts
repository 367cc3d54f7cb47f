import {
  Container,
  nativePage,
  realUserAgent,
  type ContainerAnswer,
  type ContainerOptions,
} from './container.ts'
import type { Route } from './web-view.ts'

/** The bank's own site; its pages open in the same web view as the product's. */
const BANK = 'https://pay.riverbank.example'

export interface BankPartnerOptions extends ContainerOptions {
  /**
   * Says whether the address carries its person's token; else the product asks for the bank's
   * login.
   */
  readonly enters?: 'token' | 'nothing'
}

/**
 * The bank partner's app: a web view without a script interface. What it offers are pages of its
 * own, in the same web view; its login leads back with a token.
 */
export class BankPartner extends Container {
  override readonly name = 'bank-partner'
  protected readonly userAgent = realUserAgent('bank-partner', 'China Merchants Bank, Android')
  protected readonly script = null
  /** The bank's pages that were opened, oldest first. */
  readonly bankPages: URL[] = []
  readonly #enters: NonNullable<BankPartnerOptions['enters']>

  constructor({ enters = 'token', ...options }: BankPartnerOptions) {
    super(options)
    this.#enters = enters
  }

  protected entry(path: string): string {
    return this.#enters === 'nothing' ? this.site + path : this.#withToken(path)
  }

  protected answer(name: string): Promise<ContainerAnswer> {
    return Promise.reject(new Error(`the bank's app has no script interface: ${name}`))
  }

  protected override foreign(url: URL): Route {
    if (url.origin !== BANK) return super.foreign(url)
    this.bankPages.push(url)
    // The provider signs where a page may lead: what is not signed is not the provider's.
    if (!url.searchParams.has('sign')) {
      return { kind: 'page', html: nativePage('非法请求') }
    }
    const word = url.searchParams.get('loginState')
    const back = this.#withToken('/', word === null ? {} : { loginState: word })
    const links = url.pathname === '/h5/login' ? { 同意并登录: back } : {}
    return { kind: 'page', html: nativePage(`江海银行 ${url.pathname}`, links) }
  }

  #withToken(path: string, words: Readonly<Record<string, string>> = {}): string {
    const query = new URLSearchParams({ to: this.site + path, user: this.person, ...words })
    return `${this.site}/sandbox/partner?${query.toString()}`
  }
}
