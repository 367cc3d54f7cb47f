import { createBridge, type Bridge, type BridgeOptions } from '#bridge/client.ts'
import type { EventData, HostName, MethodName, Result } from '#bridge/contract.ts'
import { detectHost } from '#bridge/detect.ts'
import type { Host } from '#bridge/hosts/host.ts'
import type { SignInContainer } from '#domain/sign-in/user-info.ts'
import { lazyHost } from '#bridge/hosts/lazy-host.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import type { ContainerCalls } from './bridge-containers.ts'
import { declaredMethods } from './bridge-methods.ts'
import { packVersion } from './build-env.ts'
import { notUrgent } from './pack-boot.ts'
import { reportError } from './error-log.ts'

export { BridgeError } from '#bridge/client.ts'

type AppBridge = Bridge<keyof typeof declaredMethods>

/** The message of an app to a page that was loaded ahead. */
export type Opening = EventData<'open'>

/** The way in which the phone was turned: what notch and home bar take. */
export type Turn = EventData<'notchChanged'>

/** The page's own session, which a plain browser has in place of the app's. */
export interface PageSession {
  readonly isLoggedIn: () => boolean
  readonly login: () => Promise<boolean>
  readonly getUserInfo: () => Result<'getUserInfo'>
  /** The random word of the login that this tab has begun, which a container brings back. */
  readonly loginState?: () => string
}

/** The document's address before the router changes it: WeChat on iOS signs this one. */
const entryUrl = typeof location === 'undefined' ? '' : location.href

let opened: { readonly bridge: AppBridge; readonly container: HostName } | null = null

/** Opens the page's bridge to the host that was found. */
type OpenBridge = (options: Omit<BridgeOptions<MethodName>, 'methods'>) => AppBridge

let open: OpenBridge = (options) => createBridge({ ...options, methods: declaredMethods })

/**
 * Has the bridge opened in another way, as a QA build does (`qa-bridge.ts`). Before `openBridge`.
 */
export function openBridgeWith(other: OpenBridge): void {
  open = other
}

function createHost(container: HostName, session: PageSession, calls: ContainerCalls): Host {
  if (container === 'native-ios') return nativeIos()
  if (container === 'native-android') return nativeAndroid()
  const { accountOpening: auth = '/' } = calls
  return lazyHost(
    container,
    async () => {
      const { PLACES, loadContainer } = await import('./bridge-containers.ts')
      // A page that only claims to be in WeChat or Alipay turns out to be in a browser; WeChat
      // shows its mini programs late.
      const found = await foundContainer()
      const sure = found === 'native-ios' || found === 'native-android' ? container : found
      const addresses = { ...PLACES, auth, download: (await calls.download?.()) ?? '/' }
      const options = { session, packVersion: packVersion(), addresses }
      return loadContainer(sure, options, calls, entryUrl)
    },
    notUrgent,
  )
}

let probed: Promise<HostName> | null = null

/**
 * The containers that a user agent only claims. Every other container is known at once, and nothing
 * is loaded to find it.
 */
const CLAIMED: ReadonlySet<HostName> = new Set(['wechat', 'mini-program', 'alipay'])

/** The container by its own script interface, not only by what the user agent claims. */
const foundContainer = (): Promise<HostName> =>
  (probed ??= CLAIMED.has(containerName())
    ? probedContainer()
    : Promise.resolve(detectHost(window)))

const probedContainer = (): Promise<HostName> =>
  import('#bridge/probe.ts').then(
    ({ probeHost }) => probeHost(window),
    (error: unknown) => {
      // The next one who asks tries again.
      probed = null
      throw error
    },
  )

/** The container by its way of signing in. */
export async function signInContainer(): Promise<SignInContainer> {
  if (inApp()) return 'native'
  const found = await foundContainer()
  return found === 'native-ios' || found === 'native-android' ? 'native' : found
}

/**
 * Finds out which container this is and opens the bridge to it; once, at boot. `calls` is what
 * containers outside the app ask the app for; without them WeChat's menu and the bank's own pages
 * are refused.
 */
export function openBridge(session: PageSession, calls: ContainerCalls = {}): void {
  const container = detectHost(window)
  probed = null
  const bridge = open({
    host: createHost(container, session, calls),
    report: ({ method, code, ms }) =>
      reportError({ kind: 'bridge', what: method, detail: `${code} after ${ms} ms` }),
  })
  opened = { bridge, container }
}

function current() {
  if (!opened) throw new Error('openBridge must run before the bridge is used')
  return opened
}

/** The bridge to the app, or to its emulation outside it. */
export const bridge = (): AppBridge => current().bridge

/** Returns what the page is in; what only claims to be a messaging app is found out later. */
export const containerName = (): HostName => current().container

/** Returns whether an app with a title bar and a session of its own contains the page. */
export const inApp = (): boolean => containerName().startsWith('native-')

/**
 * Informs the container of something that needs no answer; a failure is ignored. Outside the app
 * after the first screen, which the container's code must not hold up.
 */
export function inform(call: (bridge: AppBridge) => Promise<unknown>): void {
  const send = () => {
    if (opened !== null) call(opened.bridge).catch(() => {})
  }
  if (inApp()) send()
  else void notUrgent.then(send)
}
