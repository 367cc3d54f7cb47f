interface Message {
  readonly handlerName: string
  readonly data: unknown
  readonly callbackId: string
}

declare global {
  interface Window {
    WebViewJavascriptBridge?: {
      readonly _fetchQueue: () => string
      readonly _handleMessageFromObjC: (text: string) => void
    }
  }
}

/**
 * The page's side of WebViewJavascriptBridge 6, written after its published script
 * (WebViewJavascriptBridge_JS.m), because it is part of an iOS library and on no registry: a queue;
 * a sign to the app that it has messages; the app fetches the queue and calls back with each
 * answer. Both of its slow ways are left out: the sign is a script message (as in
 * WKWebViewJavascriptBridge) instead of the load of an iframe, and answers are handled at once, as
 * after its `disableJavscriptAlertBoxSafetyTimeout()`.
 */
export function createWebViewJavascriptBridge(flush: () => void) {
  let queue: Message[] = []
  const callbacks: Record<string, (response: unknown) => void> = {}
  let uniqueId = 1
  window.WebViewJavascriptBridge = {
    _fetchQueue() {
      const text = JSON.stringify(queue)
      queue = []
      return text
    },
    _handleMessageFromObjC(text) {
      const { responseId, responseData } = JSON.parse(text)
      const callback = callbacks[responseId]
      if (!callback) return
      callback(responseData)
      delete callbacks[responseId]
    },
  }
  return {
    callHandler(handlerName: string, data: unknown, callback: (response: unknown) => void) {
      const callbackId = `cb_${uniqueId}_${Date.now()}`
      uniqueId += 1
      callbacks[callbackId] = callback
      queue.push({ handlerName, data, callbackId })
      flush()
    },
  }
}
