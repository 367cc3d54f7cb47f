import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import type { Webview } from '#test/hosts/chromium/webview-contract.ts'

// The only place that names what the hosts of a checkout have for pages that are loaded ahead: the
// checkout to compare with may have none of it.

/** The screens that most users open from native pages, whose files a host has evaluated ahead. */
export const LIKELY: readonly string[] = [
  homePaths.home.pattern,
  fundDetailPaths.fundDetailSingle.pattern,
  assetPaths.holdList.pattern,
]

/** A web view that was loaded ahead, as the Chromium host of a checkout has it. */
export interface WarmWebview {
  /** Loads the blank page; resolves when the page has said that it is ready. */
  warm(): Promise<void>
  /** Opens a path in the page that is ready. Rejects where the page did not take it. */
  openWarm(path: string): Promise<void>
}

/** The web view's own way to be loaded ahead; null where its host has none. */
export function warmWebview(webview: Webview): WarmWebview | null {
  const warm: unknown = Reflect.get(webview, 'warm')
  const openWarm: unknown = Reflect.get(webview, 'openWarm')
  if (typeof warm !== 'function' || typeof openWarm !== 'function') return null
  return {
    async warm() {
      await Reflect.apply(warm, webview, [LIKELY])
    },
    async openWarm(path) {
      const shown: unknown = await Reflect.apply(openWarm, webview, [path, Date.now()])
      if (shown !== 'screen' && shown !== 'waiting')
        throw new Error(`the page that was loaded ahead did not open ${path}: ${String(shown)}`)
    },
  }
}

/**
 * Returns what a web view that can be loaded ahead needs of the native app; nothing for any other.
 */
export function warmPorts(app: object): object {
  const send: unknown = Reflect.get(app, 'sendOpening')
  if (typeof send !== 'function') return {}
  return { sendOpening: (opening: unknown): unknown => Reflect.apply(send, app, [opening]) }
}
