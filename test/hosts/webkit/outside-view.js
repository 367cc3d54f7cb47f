// GJS. The web view for third-party pages: no bridge, no pack, nothing shared with the page below.
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { loadedFrom, pressScript } from '../navigation.js'

/**
 * A navigation in it to an unlisted address is refused; one back to the pack's origin closes it.
 * @param provider origin of the provider, which serves the sandbox's stand-ins for other sites
 * @param leaveFor handles each address and returns where it opens
 * @returns `{ box, show(address), press(words) }`: the widget; `show` opens an address in it, or
 *   closes it with `null`; `press` presses a button of its page
 */
export function createOutsideView(provider, leaveFor) {
  const box = new Gtk.Box()
  let shown = null
  const open = (asked) => {
    const first = loadedFrom(asked, provider)
    let current = first
    const view = new WebKit.WebView({ web_context: WebKit.WebContext.new_ephemeral() })
    view.connect('decide-policy', (_view, decision, type) => {
      if (type === WebKit.PolicyDecisionType.RESPONSE) return false
      const address = decision.get_navigation_action().get_request().get_uri()
      if (address.startsWith('about:') || address === current) return false
      if (address.startsWith(`${provider}/sandbox/`)) return false
      if (leaveFor(address) === 'outside') {
        current = address
        return false
      }
      decision.ignore()
      return true
    })
    box.pack_start(view, true, true, 0)
    view.load_uri(first)
    return view
  }
  return {
    box,
    show(address) {
      if ((address === null) === (shown === null)) return
      const before = shown
      shown = address === null ? null : open(address)
      before?.destroy()
    },
    press(words) {
      if (shown === null) return Promise.reject(new Error('no third-party page is shown'))
      return new Promise((resolve, reject) => {
        shown.evaluate_javascript(pressScript(words), -1, null, null, null, (view, result) => {
          const found = view.evaluate_javascript_finish(result).to_boolean()
          if (found) resolve()
          else reject(new Error(`no button ${words}`))
        })
      })
    },
  }
}
