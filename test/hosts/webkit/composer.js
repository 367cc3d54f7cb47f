// GJS. A keyboard that composes text: WebKit's input method, whose text comes from a tester.
import GObject from 'gi://GObject'
import WebKit from 'gi://WebKit2?version=4.1'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const InputMethod = GObject.registerClass(
  class InputMethod extends WebKit.InputMethodContext {
    composed = ''
    vfunc_get_preedit() {
      return [this.composed, [], this.composed.length]
    }
    // Keys of a driver are none of its.
    vfunc_filter_key_event() {
      return false
    }
    vfunc_set_enable_preedit() {}
    vfunc_notify_focus_in() {}
    vfunc_notify_focus_out() {}
    vfunc_notify_cursor_area() {}
    vfunc_notify_surrounding() {}
    vfunc_reset() {}
  },
)

const FIELD_TEXT = 'document.activeElement?.value ?? ""'

const textOfField = (view) =>
  new Promise((resolve, reject) => {
    view.evaluate_javascript(FIELD_TEXT, -1, null, null, null, (_view, result) => {
      try {
        resolve(view.evaluate_javascript_finish(result).to_string())
      } catch (fault) {
        reject(fault)
      }
    })
  })

/**
 * Composes in the field that has the focus. WebKit ends the composition before it puts `text` in:
 * `compositionend`, and after it the last `input`.
 * @param view the web view
 * @returns `compose(steps, text)`; it rejects where the field does not show a step within 5 s
 */
export function createComposer(view) {
  let method = null

  async function until(holds, what) {
    for (let tries = 0; tries < 500; tries += 1) {
      if (holds(await textOfField(view))) return
      await pause(10)
    }
    throw new Error(`the field does not show ${what}, but ${await textOfField(view)}`)
  }

  return async (steps, text) => {
    if (method === null) {
      method = new InputMethod()
      view.set_input_method_context(method)
    }
    view.grab_focus()
    method.emit('preedit-started')
    for (const step of steps) {
      method.composed = step
      method.emit('preedit-changed')
      await until((shown) => shown.includes(step), step)
    }
    method.composed = ''
    method.emit('preedit-changed')
    method.emit('preedit-finished')
    method.emit('committed', text)
  }
}
