// GJS. The web view for third-party pages: no bridge, no pack, nothing shared with the page below.
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

/**
 * A navigation in it to an unlisted address is refused; one back to the pack's origin closes it.
 * @param leaveFor handles each address and returns where it opens
 * @returns `{ box, show(address) }`: the widget; `show` opens an address in it, or closes it with
 *   `null`
 */
export function createOutsideView(leaveFor) {
  const box = new Gtk.Box()
  let shown = null
  const open = (first) => {
    let current = first
    const view = new WebKit.WebView({ web_context: WebKit.WebContext.new_ephemeral() })
    view.connect('decide-policy', (_view, decision, type) => {
      if (type === WebKit.PolicyDecisionType.RESPONSE) return false
      const address = decision.get_navigation_action().get_request().get_uri()
      if (address.startsWith('about:') || address === current) return false
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
  }
}
