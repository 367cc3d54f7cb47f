// GJS: gjs -m webkit-host.js URL ROUNDS A bare window of WebKit with every side's channel in it, as
// test/hosts/webkit/webview.js has ours. Prints one line a round.
import Gtk from 'gi://Gtk?version=3.0'
import GLib from 'gi://GLib'
import JavaScriptCore from 'gi://JavaScriptCore?version=4.1'
import System from 'system'
import WebKit from 'gi://WebKit2?version=4.1'
import { prepareEnvironment } from '../../hosts/webkit/webview.js'
import {
  FETCH_QUEUE,
  answerDsbridge,
  answerQueue,
  answerVk,
  answerWire,
  createPenpalSide,
} from './native-side.js'

/**
 * dsbridge finds its app as on Android. On iOS it asks by `window.prompt`, which blocks the page
 * until the app has it; a message is the better way.
 */
const DSBRIDGE = `window._dsbridge = { call(method, text) {
  window.webkit.messageHandlers.benchDs.postMessage(text)
  return ''
} }`

function createView(loop) {
  const content = new WebKit.UserContentManager()
  const view = new WebKit.WebView({
    web_context: WebKit.WebContext.new_ephemeral(),
    user_content_manager: content,
  })
  const run = (script) => view.evaluate_javascript(script, -1, null, null, null, null)

  const withReply = (name, answer) => {
    content.register_script_message_handler_with_reply(name, null)
    content.connect(`script-message-with-reply-received::${name}`, (_content, value, reply) => {
      const text = answer(value.to_string())
      reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), text))
      return true
    })
  }
  const oneWay = (name, take) => {
    content.register_script_message_handler(name)
    content.connect(`script-message-received::${name}`, (_content, message) =>
      take(message.get_js_value()),
    )
  }
  withReply('h5bridge', answerWire)
  withReply('benchBare', answerWire)
  withReply('benchPenpal', createPenpalSide())
  // vk-bridge takes this for its own app's.
  oneWay('VKWebAppClose', () => loop.quit())
  oneWay('VKWebAppStorageGet', (value) => run(answerVk(value.to_json(0))))
  oneWay('benchFlush', () => {
    view.evaluate_javascript(FETCH_QUEUE, -1, null, null, null, (_view, result) => {
      const queue = view.evaluate_javascript_finish(result).to_string()
      for (const script of answerQueue(queue)) run(script)
    })
  })
  oneWay('benchDs', (value) => {
    const script = answerDsbridge(value.to_string())
    if (script !== null) run(script)
  })
  content.add_script(
    WebKit.UserScript.new(
      DSBRIDGE,
      WebKit.UserContentInjectedFrames.TOP_FRAME,
      WebKit.UserScriptInjectionTime.START,
      null,
      null,
    ),
  )
  return view
}

/** WebKit may call a page finished before its module has run. */
const READY = `for (let tries = 0; window.benchRound === undefined; tries += 1) {
  if (tries === 500) throw new Error('the page of the bench did not begin')
  await new Promise((resolve) => setTimeout(resolve, 20))
}`

/** Awaits a promise of the page and gives its text. */
const ask = (view, script) =>
  new Promise((resolve, reject) => {
    view.call_async_javascript_function(script, -1, null, null, null, null, (_view, result) => {
      try {
        resolve(view.call_async_javascript_function_finish(result).to_string())
      } catch (fault) {
        reject(fault)
      }
    })
  })

function start([url, rounds]) {
  const loop = new GLib.MainLoop(null, false)
  const view = createView(loop)
  const window = new Gtk.Window({ default_width: 390, default_height: 844 })
  window.add(view)
  window.show_all()
  let failed = false
  const measure = async () => {
    await ask(view, READY)
    print(
      `engine WebKitGTK ${WebKit.get_major_version()}.${WebKit.get_minor_version()}.${WebKit.get_micro_version()}`,
    )
    for (let number = 0; number <= Number(rounds); number += 1) {
      const text = await ask(view, `return benchRound(${number})`)
      if (number > 0) print(`round ${text}`)
    }
  }
  view.connect('load-changed', (_view, event) => {
    if (event !== WebKit.LoadEvent.FINISHED) return
    measure()
      .catch((fault) => {
        printerr(fault.message)
        failed = true
      })
      .finally(() => loop.quit())
  })
  view.load_uri(url)
  loop.run()
  return failed ? 1 : 0
}

prepareEnvironment()
Gtk.init(null)
System.exit(start(System.programArgs))
