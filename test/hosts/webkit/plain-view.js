// GJS: gjs -m plain-view.js --control PORT. A web view without an app around it, as a browser's tab
// on a phone: a driver opens addresses in it and decides its size; `GET /picture` on the port
// answers with what is in view, PNG. A driver's own picture waits for a next frame, which a screen
// at rest may never draw.
import Gtk from 'gi://Gtk?version=3.0'
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Soup from 'gi://Soup?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import System from 'system'
import { prepareEnvironment, startingScripts } from './webview.js'

/** Keeps what goes wrong in a document in `window.lookFaults`: no driver reads WebKit's console. */
const KEEP_FAULTS = `(() => {
  const faults = []
  Object.defineProperty(window, 'lookFaults', { value: faults })
  const words = (it) => (it instanceof Error ? it.name + ': ' + it.message : String(it))
  addEventListener('error', ({ error, message }) => {
    if (!String(message).startsWith('ResizeObserver loop')) faults.push('exception: ' + words(error ?? message))
  })
  addEventListener('unhandledrejection', ({ reason }) => faults.push('exception: ' + words(reason)))
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...parts) => {
      faults.push('console ' + level + ': ' + parts.map(words).join(' '))
      write.apply(console, parts)
    }
  }
})()`

function createView() {
  const content = startingScripts([KEEP_FAULTS, WebKit.UserContentInjectedFrames.TOP_FRAME])
  const context = WebKit.WebContext.new_ephemeral()
  context.set_preferred_languages(['zh-CN', 'zh'])
  context.set_automation_allowed(true)
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: true,
  })
  context.connect('automation-started', (_context, session) => {
    session.connect('create-web-view', () => view)
  })
  // Frames that WebKit paints itself, where there is no GPU.
  if (GLib.getenv('LIBGL_ALWAYS_SOFTWARE') === '1')
    view.get_settings().set_hardware_acceleration_policy(WebKit.HardwareAccelerationPolicy.NEVER)
  return view
}

/** Returns what is in view, as the bytes of a PNG in the view's own pixels. */
function pictureOf(view) {
  return new Promise((resolve, reject) => {
    const { VISIBLE } = WebKit.SnapshotRegion
    view.get_snapshot(VISIBLE, WebKit.SnapshotOptions.NONE, null, (_view, result) => {
      try {
        const [file, stream] = Gio.File.new_tmp('h5-look-XXXXXX.png')
        stream.close(null)
        view.get_snapshot_finish(result).writeToPNG(file.get_path())
        const [, bytes] = file.load_contents(null)
        file.delete(null)
        resolve(bytes)
      } catch (fault) {
        reject(fault)
      }
    })
  })
}

function servePictures(view, port) {
  const server = new Soup.Server()
  server.add_handler('/picture', (_server, message) => {
    server.pause_message(message)
    const answer = async () => {
      const bytes = await pictureOf(view).catch(() => null)
      message.set_status(bytes === null ? 500 : 200, null)
      if (bytes !== null) message.set_response('image/png', Soup.MemoryUse.COPY, bytes)
      server.unpause_message(message)
    }
    void answer()
  })
  server.listen_local(port, Soup.ServerListenOptions.IPV4_ONLY)
  return server
}

prepareEnvironment()
Gtk.init(null)
const loop = new GLib.MainLoop(null, false)
const view = createView()
const window = new Gtk.Window({ title: 'screens' })
window.set_default_size(390, 844)
window.add(view)
window.connect('destroy', () => loop.quit())
window.show_all()
const server = servePictures(view, Number(System.programArgs[1]))
loop.run()
server.disconnect()
