import { createBridge, type Bridge, type BridgeOptions } from '#bridge/client.ts'
import type { EventData, HostName, MethodName, Result } from '#bridge/contract.ts'
import { detectHost, probeHost } from '#bridge/detect.ts'
import type { Host } from '#bridge/hosts/host.ts'
import { lazyHost } from '#bridge/hosts/lazy-host.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { PLACES, loadContainer, type ContainerCalls } from './bridge-containers.ts'
import { declaredMethods } from './bridge-methods.ts'
import { packVersion } from './build-env.ts'
import { reportError } from './error-log.ts'

type AppBridge = Bridge<keyof typeof declaredMethods>

/** What an app sends a page that was loaded ahead. */
export type Opening = EventData<'open'>

/** The page's own session, which a plain browser has in place of the app's. */
export interface PageSession {
  readonly isLoggedIn: () => boolean
  readonly login: () => Promise<boolean>
  readonly getUserInfo: () => Result<'getUserInfo'>
}

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
  const options = { session, packVersion: packVersion(), addresses: { ...PLACES, auth } }
  return lazyHost(container, async () => {
    // What only claims to be WeChat or Alipay turns out to be a browser; WeChat tells of its mini
    // programs late.
    const found = await probeHost(window)
    const sure = found === 'native-ios' || found === 'native-android' ? container : found
    return loadContainer(sure, options, calls)
  })
}

/**
 * Finds out which container this is and opens the bridge to it; once, at boot. `calls` is what
 * containers outside the app ask the app for; without them WeChat's menu and the bank's own pages
 * are refused.
 */
export function openBridge(session: PageSession, calls: ContainerCalls = {}): void {
  const container = detectHost(window)
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

/** Whether an app with a title bar and a session of its own contains the page. */
export const inApp = (): boolean => current().container.startsWith('native-')
