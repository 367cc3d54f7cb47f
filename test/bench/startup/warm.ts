import type { Webview } from '#test/hosts/chromium/webview.ts'

/** A web view that was loaded ahead, as the Chromium host of a checkout has it. */
export interface WarmWebview {
  /** Loads the blank page; resolves when the page has said that it is ready. */
  warm(): Promise<unknown>
  /** Opens a path in the page that is ready, as a tap in the app does. */
  openWarm(path: string): Promise<unknown>
}

/**
 * The web view's own way to be loaded ahead; null where the host has none. The only place that
 * names the host's functions.
 */
export function warmWebview(webview: Webview): WarmWebview | null {
  const warm: unknown = Reflect.get(webview, 'warm')
  const openWarm: unknown = Reflect.get(webview, 'openWarm')
  if (typeof warm !== 'function' || typeof openWarm !== 'function') return null
  return {
    warm: async () => Reflect.apply(warm, webview, []),
    openWarm: async (path) => Reflect.apply(openWarm, webview, [path]),
  }
}
