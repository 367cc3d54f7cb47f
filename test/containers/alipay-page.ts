/**
 * The payment app's script interface as its web view puts it into a page: `AlipayJSBridge` appears
 * after the page's first scripts and is announced by `AlipayJSBridgeReady`; pages of its mini
 * programs also find `my`. Runs in the page, so it uses nothing from outside itself.
 */
export function alipayPage(inMiniProgram: boolean): void {
  const post: unknown = Reflect.get(window, 'containerPost')
  Reflect.deleteProperty(window, 'containerPost')
  if (window !== window.top || typeof post !== 'function') return
  const mark = Math.random().toString(36).slice(2)
  const waiting = new Map<string, (answer: unknown) => void>()
  let last = 0
  const call = (name: string, params?: unknown, callback?: (answer: unknown) => void) => {
    last += 1
    const id = `${mark}-${last}`
    if (callback) waiting.set(id, callback)
    post(JSON.stringify({ id, name, args: params ?? {} }))
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
    } else {
      // `back` may be prevented by the page; the container goes back where it is not.
      const free = document.dispatchEvent(new Event(event, { cancelable: true }))
      call('eventDone', { event, prevented: !free })
    }
  })
  type Ends = { url?: string; success?: () => void; fail?: (error: unknown) => void }
  const mini =
    (name: string) =>
    (options: Ends = {}) => {
      const { success, fail, ...rest } = options
      call(`my.${name}`, rest, (answer) => {
        const failed = typeof answer === 'object' && answer !== null && 'error' in answer
        if (failed) fail?.(answer)
        else success?.()
      })
    }
  document.addEventListener('DOMContentLoaded', () => {
    if (inMiniProgram) {
      Reflect.set(window, 'my', {
        getEnv: (callback: (env: object) => void) => callback({ miniprogram: true }),
        navigateTo: mini('navigateTo'),
        redirectTo: mini('redirectTo'),
        reLaunch: mini('reLaunch'),
        switchTab: mini('switchTab'),
        navigateBack: mini('navigateBack'),
        // By index: lint takes it for a window's postMessage, which needs an origin.
        ['postMessage']: (data: unknown) => call('my.postMessage', { data }),
      })
    }
    Reflect.set(window, 'AlipayJSBridge', { call })
    document.dispatchEvent(new Event('AlipayJSBridgeReady'))
  })
}
