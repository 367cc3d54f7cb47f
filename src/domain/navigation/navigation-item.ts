/** The destination of a navigation item (rules.md#navigation-item). */
import { outsideAddress } from './outside-address.ts'
import { ownAddress } from './own-address.ts'

export interface NavigationItem {
  /** The provider's own words, as is `innerForwardType`: no destination follows from them. */
  readonly forwardType: string
  readonly targetUrl: string
  readonly wxUrl: string
  readonly appUrl: string
  readonly innerForwardType: string
  readonly params: readonly {
    readonly key: string
    readonly value: string
    readonly platform: string
  }[]
}

/**
 * Says whether the page is in the company's app, in the messaging app, or in any other container.
 */
export type Surface = 'app' | 'wechat' | 'web'

export type Destination =
  /** A screen of this app: a path with its query. */
  | { readonly kind: 'screen'; readonly to: string }
  /** A page of the company's, left to. */
  | { readonly kind: 'page'; readonly url: string }
  /** The app opens it by this address of its own scheme. */
  | { readonly kind: 'native'; readonly url: string }
  | { readonly kind: 'nowhere' }

const NOWHERE: Destination = { kind: 'nowhere' }

/** Platform 0 is for the app alone, 1 for the web alone; another is for both. */
function paramsFor(item: NavigationItem, surface: Surface): readonly [string, string][] {
  const others = surface === 'app' ? '1' : '0'
  return item.params
    .filter(({ platform }) => platform !== others)
    .map(({ key, value }) => [key, value])
}

function withParams(address: string, params: readonly [string, string][]): string {
  if (params.length === 0) return address
  const [before = '', fragment] = address.split('#', 2)
  const query = new URLSearchParams([...params]).toString()
  const joined = `${before}${before.includes('?') ? '&' : '?'}${query}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** The app's own scheme: letters that no browser acts on by itself. */
const NATIVE_SCHEME = /^(?!https?:|javascript:|data:|file:|blob:|about:)[a-z][a-z0-9+.-]*:\/\//i

/**
 * Resolves an item for where the page is: the app's address in the app, the messaging app's in it,
 * else (and where that one is empty) the common one. A path is a screen, an address of a listed
 * host a page, one of the app's scheme a native page in the app alone; anything else leads nowhere.
 */
export function navigationDestination(
  item: NavigationItem,
  surface: Surface,
  hosts: readonly string[],
): Destination {
  const own = { app: item.appUrl, wechat: item.wxUrl, web: '' }[surface]
  const address = (own === '' ? item.targetUrl : own).trim()
  const params = paramsFor(item, surface)
  const screen = ownAddress(address)
  if (screen !== null) return { kind: 'screen', to: withParams(screen, params) }
  const outside = outsideAddress(address, hosts)
  if ('url' in outside) return { kind: 'page', url: withParams(outside.url.href, params) }
  if (surface === 'app' && NATIVE_SCHEME.test(address)) {
    return { kind: 'native', url: withParams(address, params) }
  }
  return NOWHERE
}
