/**
 * The messaging app's script interface as its web view puts it into a page: `WeixinJSBridge`
 * appears after the page's first scripts and is announced by `WeixinJSBridgeReady`. Pages of a
 * mini-program find `__wxjs_environment` next to it. Runs in the page, so it uses nothing from
 * outside itself.
 */
export function weixinPage(inMiniProgram: boolean): void {
  const post: unknown = Reflect.get(window, 'containerPost')
  Reflect.deleteProperty(window, 'containerPost')
  if (window !== window.top || typeof post !== 'function') return
  const mark = Math.random().toString(36).slice(2)
  const waiting = new Map<string, (answer: unknown) => void>()
  const listeners = new Map<string, (argument: unknown) => void>()
  let last = 0
  const invoke = (name: string, args?: unknown, callback?: (answer: unknown) => void) => {
    last += 1
    const id = `${mark}-${last}`
    if (callback) waiting.set(id, callback)
    post(JSON.stringify({ id, name, args: args ?? {} }))
  }
  const bridge = {
    invoke,
    call: invoke,
    on(event: string, listener: (argument: unknown) => void) {
      listeners.set(event, listener)
      invoke('on', { event })
    },
  }
  Reflect.set(window, 'containerReceive', (text: string) => {
    const { id, result, event, data } = JSON.parse(text)
    if (event === undefined) {
      waiting.get(id)?.(result)
      waiting.delete(id)
    } else if (event === 'visibility') {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: data })
      Object.defineProperty(document, 'hidden', { configurable: true, value: data === 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    } else listeners.get(event)?.(data)
  })
  document.addEventListener('DOMContentLoaded', () => {
    if (inMiniProgram) Reflect.set(window, '__wxjs_environment', 'miniprogram')
    Reflect.set(window, 'WeixinJSBridge', bridge)
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  })
}
