// GJS. The loads of a web view's pages, and the steps of their history.
import WebKit from 'gi://WebKit2?version=4.1'
import { ORIGIN } from './pack-scheme.js'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The history of the page view: the entries since it was opened, for WebKitGTK removes none. */
export function createSteps(view, moved) {
  const list = view.get_back_forward_list()
  const keys = new Map()
  /** The number of history entries before the page view. */
  let base = 0
  const stepKey = (item) => {
    if (!keys.has(item)) keys.set(item, String(keys.size + 1))
    return keys.get(item)
  }
  const steps = () => {
    const before = list.get_back_list().length
    const length = list.get_length() - base
    const items = Array.from({ length }, (_, at) => list.get_nth_item(at + base - before))
    return { index: before - base, items }
  }
  list.connect('changed', () => moved())
  return {
    /** The page in view is the first of its history from now on. */
    begin: () => {
      base = list.get_back_list().length
    },
    async history() {
      const { index, items } = steps()
      return { index, entries: items.map((item) => ({ key: stepKey(item), url: item.get_uri() })) }
    },
    /** Resolves when the page is the current one. */
    async goTo(index) {
      const item = steps().items[index]
      if (item === undefined) throw new Error(`the page has no step ${index} in its history`)
      view.go_to_back_forward_list_item(item)
      for (let tries = 0; tries < 100 && list.get_current_item() !== item; tries += 1)
        await pause(10)
    },
  }
}

/** An address without its query and fragment. @param {string} address */
export const place = (address) => address.replace(/[?#].*$/s, '')

/** The loads of a view: opening a page afresh, and coming back after a crash. */
export function createLoads(view, begin) {
  let onCommitted = () => undefined
  let onFinished = () => undefined
  view.connect('load-changed', (_view, event) => {
    if (event === WebKit.LoadEvent.COMMITTED) onCommitted()
    if (event === WebKit.LoadEvent.FINISHED) onFinished()
  })
  /** Calls `done` once, when a load has finished. */
  const whenFinished = (done) => {
    onFinished = () => {
      onFinished = () => undefined
      done()
    }
  }
  return {
    /**
     * Opens a page afresh, with an empty history behind it; resolves when it has loaded, rejects
     * after 30 s.
     */
    openPage: (path) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${path} did not load within 30 s`)), 30_000)
        let isSecond = false
        onCommitted = () => {
          // The page before was still on its way, or loaded itself again: this one was given up for
          // it.
          if (!isSecond && place(view.get_uri() ?? '') !== place(ORIGIN + path)) {
            isSecond = true
            view.load_uri(ORIGIN + path)
            return
          }
          onCommitted = () => undefined
          begin()
          whenFinished(() => {
            clearTimeout(late)
            resolve()
          })
        }
        view.load_uri(ORIGIN + path)
      }),
    /**
     * Ends the web process as a crash would; resolves when the page has loaded again, rejects after
     * 30 s.
     */
    crash: () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error('the page did not come back within 30 s of its crash')),
          30_000,
        )
        whenFinished(() => {
          clearTimeout(late)
          resolve()
        })
        view.terminate_web_process()
      }),
  }
}
