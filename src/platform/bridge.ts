import { createBridge, type Bridge } from '#bridge/client.ts'
import type { HostName, Result } from '#bridge/contract.ts'
import { detectHost } from '#bridge/detect.ts'
import { browserHost } from '#bridge/hosts/browser.ts'
import type { Host } from '#bridge/hosts/host.ts'
import { nativeAndroid } from '#bridge/hosts/native-android.ts'
import { nativeIos } from '#bridge/hosts/native-ios.ts'
import { bridgeMethods } from './bridge-methods.ts'
import { packVersion } from './build-env.ts'
import { reportError } from './error-log.ts'

type AppBridge = Bridge<(typeof bridgeMethods)[number]>

/** The page's own session, which a plain browser has in place of the app's. */
export interface PageSession {
  readonly isLoggedIn: () => boolean
  readonly login: () => Promise<boolean>
  readonly getUserInfo: () => Result<'getUserInfo'>
}

let opened: { readonly bridge: AppBridge; readonly container: HostName } | null = null

/** Finds out which container this is and opens the bridge to it; once, at boot. */
export function openBridge(session: PageSession): void {
  const container = detectHost(window)
  const hosts: Readonly<Record<HostName, () => Host>> = {
    'native-ios': () => nativeIos(),
    'native-android': () => nativeAndroid(),
    browser: () => browserHost({ session, packVersion: packVersion() }),
  }
  const bridge = createBridge({
    methods: bridgeMethods,
    host: hosts[container](),
    report: ({ method, code, ms }) =>
      reportError({ kind: 'bridge', what: method, detail: `${code} after ${ms} ms` }),
  })
  opened = { bridge, container }
}

function current() {
  if (!opened) throw new Error('openBridge must run before the bridge is used')
  return opened
}

/** The bridge to the app, or to its emulation in a plain browser. */
export const bridge = (): AppBridge => current().bridge

/** Whether an app with a title bar and a session of its own contains the page. */
export const inApp = (): boolean => current().container !== 'browser'
