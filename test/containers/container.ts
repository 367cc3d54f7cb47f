import type { WebHostName } from '#bridge/contract.ts'
import { userAgents } from '#bridge/testing/user-agents.ts'
import type { PhonePage } from '#test/bench/phone-page.ts'
import { SiteVisit } from '#test/e2e/site-visit.ts'
import { openWebView, type Route, type WebView } from './web-view.ts'

/**
 * A call of a page to its container: the name in the container's own interface, and how it ended.
 */
export interface ContainerCall {
  readonly name: string
  readonly args: unknown
  /** `refused`: the container has no such call, or does not grant it. */
  readonly outcome: 'answered' | 'refused'
}

/** The card that a user shares by the container's own menu. */
export interface ShareCard {
  readonly title: string
  readonly desc: string
  readonly link: string
}

/** The way in which a container answers one call of its script interface. */
export interface ContainerAnswer {
  readonly outcome: ContainerCall['outcome']
  readonly result: unknown
}

export interface ContainerOptions {
  /** A new blank tab of the phone's browser profile. */
  readonly openTab: () => Promise<PhonePage>
  /** Origin of the product's site. */
  readonly site: string
  /** The person who is signed in to the container; none where it has no such person. */
  readonly person: string
}

/** The effect of the user's press of the system's back key. */
export type BackPress = 'went_back' | 'closed_page' | 'closed_window' | 'claimed'

/** The user-agent string of this name among the real ones. */
export function realUserAgent(host: WebHostName, what: string): string {
  const found = userAgents[host].find(([name]) => name === what)
  if (found === undefined) throw new Error(`there is no user agent "${what}" of ${host}`)
  return found[1]
}

/** A page of the container itself or of a partner, with links that the tests press. */
export const nativePage = (title: string, links: Readonly<Record<string, string>> = {}): string =>
  [
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>`,
    ...Object.entries(links).map(
      ([words, to]) => `<p><a href="${to.replaceAll('&', '&amp;')}">${words}</a></p>`,
    ),
  ].join('')

/**
 * An app around the product's pages, as it is seen from a page: its web views, its script
 * interface, its title bar's menu and the system's back key. It records what pages call, and
 * refuses what the real app refuses.
 */
export abstract class Container {
  abstract readonly name: WebHostName
  readonly calls: ContainerCall[] = []
  /** Addresses that the container did not open, oldest first. */
  readonly refused: string[] = []
  /** The web views, the top one last; empty once the window is closed. */
  protected readonly views: WebView[] = []
  protected readonly site: string
  protected readonly person: string
  readonly #openTab: ContainerOptions['openTab']

  constructor({ openTab, site, person }: ContainerOptions) {
    this.#openTab = openTab
    this.site = site
    this.person = person
  }

  protected abstract readonly userAgent: string
  /** The script that runs before a document's own; null without a script interface. */
  protected abstract readonly script: string | null
  /** True if a page that was left is as it was when its user goes back to it. */
  protected readonly keepsLeftPages: boolean = false

  /** The address by which the container opens one of the product's pages for its person. */
  protected abstract entry(path: string): string

  /** Answers a call of the page in view. */
  protected abstract answer(name: string, args: unknown): Promise<ContainerAnswer>

  /** A page that is not the product's: by default none is opened. */
  protected foreign(_url: URL): Route {
    return { kind: 'refused' }
  }

  /** Changes the way to one of the product's own addresses. */
  protected own(_url: URL): Route {
    return { kind: 'open' }
  }

  /** Another document is in view. */
  protected committed(): void {
    // Most containers grant nothing to a document.
  }

  /** An address of another scheme: by default it opens nothing. */
  protected scheme(url: string): void {
    this.refused.push(url)
  }

  get closed(): boolean {
    return this.views.length === 0
  }

  /** The page in view. Throws once the window is closed. */
  get visit(): SiteVisit {
    return new SiteVisit(this.top.page, this.site)
  }

  protected get top(): WebView {
    const view = this.views.at(-1)
    if (view === undefined) throw new Error(`${this.name}: the window is closed`)
    return view
  }

  /** The names of what pages called, in order. */
  called(): string[] {
    return this.calls.map(({ name }) => name)
  }

  /** Opens one of the product's pages as a link in the container does, in a new window. */
  async open(path: string): Promise<SiteVisit> {
    await this.push(this.entry(path))
    return this.visit
  }

  /** The address in view. */
  address(): URL {
    return new URL(this.top.url())
  }

  /** The system's back key: back in the page's history, else the window closes. */
  async back(): Promise<BackPress> {
    if (await this.top.back()) return 'went_back'
    return this.pop()
  }

  /** Closes the window in view. */
  protected async pop(): Promise<BackPress> {
    await this.views.pop()?.close()
    return this.closed ? 'closed_window' : 'closed_page'
  }

  protected async push(url: string): Promise<void> {
    const view = await openWebView(await this.#openTab(), {
      userAgent: this.userAgent,
      script: this.script,
      keepsLeftPages: this.keepsLeftPages,
      called: async (name, args) => {
        const { outcome, result } = await this.answer(name, args)
        this.calls.push({ name, args, outcome })
        return result
      },
      route: (to) => this.#route(to),
      committed: () => this.committed(),
      scheme: (to) => this.scheme(to),
    })
    this.views.push(view)
    await view.load(url)
  }

  #route(url: URL): Route {
    if (url.origin === this.site) return this.own(url)
    if (url.protocol === 'about:') return { kind: 'open' }
    const way = this.foreign(url)
    if (way.kind === 'refused') this.refused.push(url.href)
    return way
  }
}
