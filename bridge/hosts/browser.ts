import * as v from 'valibot'
import {
  CONTRACT_VERSION,
  contract,
  type Contract,
  type MethodName,
  type Result,
  type WireCall,
  type WireEvent,
  type WireReply,
} from '../contract.ts'
import { describeIssues } from '../wire.ts'
import { readUserAgent } from './device-info.ts'
import type { Host, Receive } from './host.ts'
import { pageTags, type PageTags } from './page-tags.ts'
import { measureSafeArea } from './safe-area.ts'

type MaybePromise<T> = T | Promise<T>

export interface BrowserHostOptions {
  /** The page's own session, in place of the app's. */
  readonly session: {
    isLoggedIn(): MaybePromise<boolean>
    /** Shows the page's sign-in; true when the user has signed in, false when he left it. */
    login(): MaybePromise<boolean>
    getUserInfo(): MaybePromise<Result<'getUserInfo'>>
  }
  /** Version of this pack, three numbers with dots; it is the app's version too, outside the app. */
  readonly packVersion: string
  readonly page?: Window
  /** Index of the current entry in the session history. React Router keeps it in `history.state.idx`. */
  readonly position?: () => number
}

const RouterState = v.object({ idx: v.pipe(v.number(), v.integer(), v.minValue(0)) })

function routerPosition(page: Window): number {
  const state = v.safeParse(RouterState, page.history.state)
  return state.success ? state.output.idx : 0
}

/** How each method is emulated; `undefined` where the contract says that a browser does not support it. */
type Emulations = {
  readonly [M in MethodName]:
    | ((args: v.InferOutput<Contract[M]['args']>) => MaybePromise<Result<M>>)
    | undefined
}

function emulations(
  options: BrowserHostOptions,
  page: Window,
  tags: () => PageTags,
  emit: (event: WireEvent) => void,
): Emulations {
  const { session, packVersion } = options
  return {
    isLoggedIn: async () => ({ loggedIn: await session.isLoggedIn() }),
    login: async () => {
      const loggedIn = await session.login()
      if (loggedIn) emit({ event: 'loginChanged', data: { loggedIn } })
      return { loggedIn }
    },
    getUserInfo: () => session.getUserInfo(),
    setPageTitle: ({ title }) => {
      page.document.title = title
      return {}
    },
    setPageTag: ({ tag }) => {
      tags().set(tag)
      return {}
    },
    goBackByTag: ({ tag }) => ({ found: tags().goBack(tag) }),
    navigateToFundTrading: undefined,
    getNotchSize: () => measureSafeArea(page),
    supportStatusBarImmersion: () => ({ supported: false }),
    GetDeviceInfoAndSystemInfo: () => ({
      platform: 'browser',
      ...readUserAgent(page.navigator.userAgent),
      appVersion: packVersion,
      bridgeVersion: CONTRACT_VERSION,
      packVersion,
    }),
  }
}

function isMethodName(name: string): name is MethodName {
  return Object.prototype.hasOwnProperty.call(contract, name)
}

/**
 * A plain browser, behaving like the app as far as web means go. It answers with the app's wire messages.
 * Events: `resume` when the tab is shown again, `loginChanged` after a login.
 */
export function browserHost(options: BrowserHostOptions): Host {
  const page = options.page ?? window
  const position = options.position ?? (() => routerPosition(page))
  let tags: PageTags | undefined
  let receive: Receive | undefined
  const keptTags = () => (tags ??= pageTags(page, position))
  const methods = emulations(options, page, keptTags, (event) => receive?.(event))

  const refusal = (id: string, code: string, message: string): WireReply => ({
    id,
    ok: false,
    error: { code, message },
  })

  async function emulate<M extends MethodName>(
    id: string,
    name: M,
    args: unknown,
    run: Emulations[M] = methods[name],
  ): Promise<WireReply> {
    if (!run) return refusal(id, 'unsupported', `a browser does not have ${name}`)
    const checked = v.safeParse(contract[name].args, args)
    if (!checked.success) return refusal(id, 'invalid_args', describeIssues(checked.issues))
    try {
      return { id, ok: true, result: await run(checked.output) }
    } catch (error) {
      return refusal(id, 'failed', error instanceof Error ? error.message : String(error))
    }
  }

  async function answer({ id, method, args }: WireCall): Promise<WireReply> {
    return isMethodName(method)
      ? emulate(id, method, args)
      : refusal(id, 'unsupported', 'no such method')
  }

  return {
    name: 'browser',
    available: () => true,
    connect(to) {
      receive = to
      keptTags()
      const onVisibility = () => {
        if (page.document.visibilityState === 'visible') to({ event: 'resume', data: null })
      }
      page.document.addEventListener('visibilitychange', onVisibility)
      return () => {
        page.document.removeEventListener('visibilitychange', onVisibility)
        tags?.stop()
        tags = undefined
        receive = undefined
      }
    },
    send: answer,
  }
}
