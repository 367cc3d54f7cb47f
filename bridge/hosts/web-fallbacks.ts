import * as v from 'valibot'
import { CONTRACT_VERSION, type Result, type WireEvent } from '../contract.ts'
import { readUserAgent } from './device-info.ts'
import type { Answers, MaybePromise } from './page-host.ts'
import { pageTags } from './page-tags.ts'
import { measureSafeArea } from './safe-area.ts'

/** The parts of the page that every container without the app needs. */
export interface WebHostOptions {
  /** The page's own session, in place of the app's. */
  readonly session: {
    isLoggedIn(): MaybePromise<boolean>
    /**
     * Shows the page's sign-in; true when the user has signed in, false when the user closed it.
     */
    login(): MaybePromise<boolean>
    getUserInfo(): MaybePromise<Result<'getUserInfo'>>
    /**
     * The random word of the login that the page has just begun, which a container's own login page
     * has to bring back as `loginState`; `''` for none.
     */
    loginState?(): string
  }
  /**
   * Version of this pack, three numbers with dots; it is the app's version too, outside the app.
   */
  readonly packVersion: string
  readonly addresses: {
    /** The page's own account opening. */
    readonly auth: string
    /** The company's web page for customer service. */
    readonly customer: string
    /** The place where the app can be downloaded. */
    readonly download: string
    /**
     * The app's own scheme with a host, such as `fund://open`; pages of the app are paths below it.
     */
    readonly app: string
  }
  /** Values that `getGlobalConfig` returns outside the app. */
  readonly config?: Readonly<Record<string, string>>
  readonly page?: Window
  /**
   * Index of the current entry in the session history. React Router keeps it in
   * `history.state.idx`.
   */
  readonly position?: () => number
  /** The way in which the page navigates and reloads; by its location when absent. */
  readonly navigation?: {
    readonly go: (address: string) => void
    readonly reload: () => void
  }
}

const RouterState = v.object({ idx: v.pipe(v.number(), v.integer(), v.minValue(0)) })

function routerPosition(page: Window): number {
  const state = v.safeParse(RouterState, page.history.state)
  return state.success ? state.output.idx : 0
}

/** `address?name=value`, every value encoded; one that already has a query is added to. */
export function withQuery(address: string, values: Readonly<Record<string, string | number>>) {
  const query = Object.entries(values).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  if (query.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** Resolves once the page was hidden and is visible again. */
export function visibleAgain(page: Window): Promise<void> {
  let left = page.document.visibilityState === 'hidden'
  return new Promise((resolve) => {
    const look = () => {
      if (page.document.visibilityState === 'hidden') left = true
      else if (left) {
        page.document.removeEventListener('visibilitychange', look)
        resolve()
      }
    }
    page.document.addEventListener('visibilitychange', look)
  })
}

/** Returns what a container's own login page is given. */
export function loginValues(session: WebHostOptions['session']): Record<string, string> {
  const word = session.loginState?.() ?? ''
  return word === '' ? {} : { loginState: word }
}

/**
 * The methods that every container without the app answers alike, by the web platform; each host
 * adds its own.
 */
export function webFallbacks(options: WebHostOptions) {
  const { session, packVersion, addresses, config = {}, page = window } = options
  const position = options.position ?? (() => routerPosition(page))
  const navigation = options.navigation ?? {
    go: (address: string) => page.location.assign(address),
    reload: () => page.location.reload(),
  }
  let tags: ReturnType<typeof pageTags> | undefined
  let reloads = false
  const storedTags = () => (tags ??= pageTags(page, position))

  /**
   * Starts to keep page tags and to reload the page where it requested that; returns how to stop.
   */
  function start(): () => void {
    storedTags()
    const seen = () => {
      if (reloads && page.document.visibilityState === 'visible') navigation.reload()
    }
    page.document.addEventListener('visibilitychange', seen)
    return () => {
      page.document.removeEventListener('visibilitychange', seen)
      tags?.stop()
      tags = undefined
    }
  }

  const answers = (emit: (event: WireEvent) => void) =>
    ({
      isLoggedIn: async () => ({ loggedIn: await session.isLoggedIn() }),
      login: async () => {
        const loggedIn = await session.login()
        if (loggedIn) emit({ event: 'loginChanged', data: { loggedIn } })
        return { loggedIn }
      },
      goAuth: () => {
        navigation.go(addresses.auth)
        return { authenticated: false }
      },
      getUserInfo: () => session.getUserInfo(),
      setPageTitle: ({ title }) => {
        page.document.title = title
        return {}
      },
      setPageTag: ({ tag }) => {
        storedTags().set(tag)
        return {}
      },
      goBackByTag: ({ tag }) => ({ found: storedTags().goBack(tag) }),
      refreshOnRedisplay: ({ enabled }) => {
        reloads = enabled
        return {}
      },
      openCustomer: ({ source }) => {
        navigation.go(withQuery(addresses.customer, source === '' ? {} : { source }))
        return {}
      },
      getGlobalConfig: ({ keys }) => ({
        values: Object.fromEntries(Object.entries(config).filter(([key]) => keys.includes(key))),
      }),
      GetDeviceInfoAndSystemInfo: () => ({
        platform: 'browser',
        ...readUserAgent(page.navigator.userAgent),
        appVersion: packVersion,
        bridgeVersion: CONTRACT_VERSION,
        packVersion,
      }),
      supportStatusBarImmersion: () => ({ supported: false }),
      getNotchSize: () => measureSafeArea(page),
    }) satisfies Partial<Answers<'browser'>>

  return { page, navigation, addresses, session, start, answers }
}
