/**
 * The object that the iOS app injects into the page: a script message handler with reply
 * (WKScriptMessageHandlerWithReply).
 */
export interface IosHandler {
  /** Resolves with the JSON text of a `WireReply`. */
  postMessage(text: string): Promise<unknown>
}

/**
 * The object that the Android app injects into the page: the object of a WebViewCompat
 * WebMessageListener.
 */
export interface AndroidObject {
  postMessage(text: string): void
  onmessage?: ((event: { readonly data: unknown }) => void) | null
}

/**
 * The part of `window` through which native hosts are reached; their names are the contract's
 * `CHANNEL`.
 */
export interface NativePage {
  readonly webkit?: { readonly messageHandlers?: { readonly h5bridge?: IosHandler } }
  readonly h5bridge?: AndroidObject
  /** Called by the iOS app with the JSON text of a `WireEvent`. */
  h5bridgeReceive?: (text: unknown) => void
}

declare global {
  interface Window extends NativePage {
    h5bridgeReceive?: (text: unknown) => void
  }
}

const connected = new WeakSet<object>()

/**
 * Reserves a page for one bridge, since two would drop each other's replies. Returns how to release
 * it; throws when it is reserved.
 */
export function claimPage(page: object): () => void {
  if (connected.has(page)) {
    throw new Error('A bridge is already connected to this page; dispose of it first.')
  }
  connected.add(page)
  return () => {
    connected.delete(page)
  }
}
