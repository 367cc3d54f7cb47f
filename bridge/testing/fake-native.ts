import * as v from 'valibot'
import { unsupportedReason, type AppVersion } from '../app-version.ts'
import {
  CONTRACT_VERSION,
  contract,
  isMethodName,
  type Contract,
  type MethodName,
  type Result,
} from '../contract.ts'
import type { NativePage } from '../hosts/injected.ts'
import { samples } from './samples.ts'

const Call = v.object({
  v: v.number(),
  id: v.string(),
  method: v.string(),
  args: v.unknown(),
})

/** A native app reduced to its messages: a page stack, a title, and an answer to every call. */
export interface FakeNative {
  /** The window that the app opens, with what it injects. */
  readonly page: NativePage
  /** Texts of the calls that arrived. */
  readonly calls: readonly string[]
  /** Sends an event or a reply, as JSON text. */
  emit(message: unknown): void
  /** Opens a page on top of the current one. */
  push(): void
  /** The number of pages below the current one. */
  depth(): number
  title(): string
  /** The back key is pressed: `backPressed`, which the page may claim where the app waits. */
  pressBack(waits?: boolean): void
  /** Returns how often the page has closed itself. */
  closed(): number
  /** The user will close the next sign-in page. */
  cancelNextLogin(): void
}

type Answers = {
  readonly [M in MethodName]: (args: v.InferOutput<Contract[M]['args']>) => Result<M>
}

/** The app behind the bridge: what it knows, and its answers to valid calls. */
function fakeApp(platform: 'ios' | 'android', version: AppVersion) {
  let title = ''
  let loggedIn = false
  let cancelled = false
  let tags: string[] = ['']
  let claims = false
  let closed = 0

  const answers: Answers = {
    isLoggedIn: () => ({ loggedIn }),
    login: () => {
      loggedIn = !cancelled
      cancelled = false
      return { loggedIn }
    },
    goAuth: () => ({ authenticated: loggedIn }),
    getUserInfo: () => samples.getUserInfo.result,
    setPageTitle: (args) => {
      title = args.title
      return {}
    },
    setPageTag: ({ tag }) => {
      tags = [...tags.slice(0, -1), tag]
      return {}
    },
    goBackByTag: ({ tag }) => {
      const at = tags.lastIndexOf(tag)
      if (at >= 0) tags = tags.slice(0, at + 1)
      return { found: at >= 0 }
    },
    navigateToFundTrading: () => ({}),
    goCombineTrading: () => ({}),
    openCustomer: () => ({}),
    share: ({ channel }) => ({ outcome: channel === 'copyLink' ? 'copied' : 'shared' }),
    openSharePanel: ({ channels }) => ({ channel: channels[0] ?? '', outcome: 'offered' }),
    claimBack: () => ({ claimed: claims }),
    closePage: () => {
      closed += 1
      return {}
    },
    pageReady: () => ({}),
    pageOpened: () => ({}),
    setShareData: () => ({}),
    refreshOnRedisplay: () => ({}),
    sendEvent: () => ({}),
    setTitleBar: () => ({}),
    setStatusBar: () => ({}),
    getGlobalConfig: ({ keys }) => ({
      values: Object.fromEntries(keys.map((key) => [key, `value of ${key}`])),
    }),
    getNotchSize: () => samples.getNotchSize.result,
    supportStatusBarImmersion: () => ({ supported: true }),
    GetDeviceInfoAndSystemInfo: () => ({
      ...samples.GetDeviceInfoAndSystemInfo.result,
      platform,
      ...version,
    }),
  }

  return {
    answers,
    push: () => {
      tags = [...tags, '']
    },
    depth: () => tags.length - 1,
    title: () => title,
    /** Takes what `claimBack` answers from now on. */
    answerClaims: (claimed: boolean) => {
      claims = claimed
    },
    closed: () => closed,
    cancelNextLogin: () => {
      cancelled = true
    },
  }
}

/**
 * Builds a native app with a window shaped as iOS or Android shapes it. Signed in once `login` was
 * called. An app of an older `version` refuses what came after it.
 */
export function fakeNative(
  platform: 'ios' | 'android',
  version: AppVersion = { appVersion: '5.12.0', bridgeVersion: CONTRACT_VERSION },
): FakeNative {
  const calls: string[] = []
  const app = fakeApp(platform, version)
  const { answers } = app

  const refuse = (id: string, code: string, message: string) =>
    JSON.stringify({ id, ok: false, error: { code, message } })

  function answer<M extends MethodName>(
    id: string,
    method: M,
    args: unknown,
    run: Answers[M] = answers[method],
  ): string {
    const checked = v.safeParse(contract[method].args, args)
    if (!checked.success) return refuse(id, 'invalid_args', 'arguments do not fit')
    return JSON.stringify({ id, ok: true, result: run(checked.output) })
  }

  function handle(text: string): string {
    calls.push(text)
    let raw: unknown
    try {
      raw = JSON.parse(text)
    } catch {
      return refuse('', 'invalid_call', 'not JSON')
    }
    const call = v.safeParse(Call, raw)
    if (!call.success) return refuse('', 'invalid_call', 'not a call')
    const { id, method, args } = call.output
    if (call.output.v > CONTRACT_VERSION) return refuse(id, 'unsupported', 'no such contract')
    if (!isMethodName(method)) return refuse(id, 'unsupported', 'no such method')
    const lack = unsupportedReason(version, contract[method])
    return lack === undefined ? answer(id, method, args) : refuse(id, 'unsupported', lack)
  }

  const android: NativePage = {
    h5bridge: {
      postMessage(text) {
        void Promise.resolve().then(() => emitText(handle(text)))
      },
    },
  }
  const ios: NativePage = {
    webkit: { messageHandlers: { h5bridge: { postMessage: async (text) => handle(text) } } },
  }
  const page = platform === 'ios' ? ios : android

  function emitText(text: string): void {
    if (platform === 'ios') page.h5bridgeReceive?.(text)
    else page.h5bridge?.onmessage?.({ data: text })
  }

  return {
    page,
    calls,
    emit: (message) => emitText(JSON.stringify(message)),
    push: app.push,
    depth: app.depth,
    title: app.title,
    pressBack: (waits = true) => {
      app.answerClaims(waits)
      emitText(JSON.stringify({ event: 'backPressed', data: {} }))
    },
    closed: app.closed,
    cancelNextLogin: app.cancelNextLogin,
  }
}
