import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { Webview } from '#test/hosts/chromium/webview-contract.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import { warmPorts } from './warm.ts'

/** The Chromium host of a checkout: a build is opened by the hosts that belong to it. */
export interface TreeHosts {
  /**
   * A blank target as the app's web view with a native app behind it, that user signed in; without
   * the native chrome. It ends with the closers.
   */
  openWebview(options: {
    readonly browser: Browser
    readonly session: CdpSession
    readonly targetId: string
    readonly closers: Closers
    readonly device: string
    readonly provider: string
    readonly user: string | null
  }): Promise<Webview>
}

export async function treeHosts(tree: string): Promise<TreeHosts> {
  const load = (path: string) => import(pathToFileURL(join(tree, 'test', 'hosts', path)).href)
  const { referenceDevice }: typeof import('#test/hosts/device.js') = await load('device.js')
  const { createNativeApp }: typeof import('#test/hosts/native-app.js') =
    await load('native-app.js')
  const { createWebview }: typeof import('#test/hosts/chromium/webview.ts') =
    await load('chromium/webview.ts')
  return {
    async openWebview({ browser, session, targetId, closers, device, provider, user }) {
      const phone = referenceDevice('android')
      let webview: Webview | null = null
      const app = createNativeApp({
        device: phone,
        packVersion: () => webview?.version() ?? '',
        history: async () => (await webview?.history()) ?? { index: -1, entries: [] },
        goTo: async (index) => webview?.goTo(index),
        provider: async (method, path, json) => {
          const body = json === null ? {} : { body: JSON.stringify(json) }
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(provider + path, { method, headers, ...body })
          return { status: response.status, text: await response.text() }
        },
        send: (text) => webview?.send(text),
        changed: () => undefined,
        now: () => new Date(),
      })
      const { appVersion, systemVersion } = phone
      webview = await createWebview(browser.cdp, session, targetId, {
        device,
        provider,
        keys: () => app.login.keys(),
        appVersion,
        systemVersion,
        pixelRatio: 2,
        leaveFor: () => {},
        ...warmPorts(app),
        handle: (text) => app.handle(text),
        moved: () => {
          // The page may be closing.
          app.syncHistory().catch(() => undefined)
        },
      })
      const opened = webview
      // A target that is closed already has no page to close.
      closers.push(() => opened.end().catch(() => undefined))
      if (user !== null) await app.login.choose(user)
      return webview
    },
  }
}
