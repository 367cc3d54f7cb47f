// GJS. The app's webview: WebKit with the pack's scheme, iOS's script message handler, and its
// history.
import GLib from 'gi://GLib'
import JavaScriptCore from 'gi://JavaScriptCore?version=4.1'
import WebKit from 'gi://WebKit2?version=4.1'
import { mayBeFramed } from '../navigation.js'
import { isProviderPath } from '../pack-route.js'
import { createViewOpenings } from '../view-openings.js'
import { createComposer } from './composer.js'
import { ORIGIN, registerScheme } from './pack-scheme.js'
import { createLoads, createSteps, place } from './page-loads.js'

/** Says whether a document is the pack's own; no page can forge its `location`. */
const IS_PACK = `location.protocol + '//' + location.host === '${ORIGIN}'`

/**
 * WebKitGTK reports neither the frame of a message nor its origin, and the view's address is
 * already the next page's while the previous one still runs. So the pack's main frame signs its
 * messages with a secret. In frames the handler is removed; messages of a foreign page in the main
 * frame have no signature.
 */
const signing = (secret) => `(() => {
  const namespace = Object.getPrototypeOf(window.webkit)
  if (window !== window.top) {
    delete namespace.messageHandlers
    return
  }
  if (!(${IS_PACK})) return
  const native = window.webkit.messageHandlers.h5bridge
  const secret = '${secret}'
  const post = native.postMessage.bind(native)
  const h5bridge = { postMessage: (text) => post(secret + text) }
  Object.defineProperty(namespace, 'messageHandlers', { value: { h5bridge } })
})()`

/** The environment's script that runs before each document and worker; '' where it names none. */
function environmentScript() {
  const file = GLib.getenv('H5_BEFORE')
  return file === null ? '' : new TextDecoder().decode(GLib.file_get_contents(file)[1])
}

/** Scripts that run before each document, in this order: one of the environment's, then these. */
export function startingScripts(...own) {
  const { ALL_FRAMES } = WebKit.UserContentInjectedFrames
  const { START } = WebKit.UserScriptInjectionTime
  const content = new WebKit.UserContentManager()
  const before = environmentScript()
  if (before !== '')
    content.add_script(WebKit.UserScript.new(before, ALL_FRAMES, START, null, null))
  for (const [source, frames] of own)
    content.add_script(WebKit.UserScript.new(source, frames, START, null, null))
  return content
}

/**
 * The context of all web views of the app: one storage, one set of processes, and the pack's
 * scheme. A driver sees every view made with it.
 * @param options `{ device, network, keys, automation, patience, firstView }`
 */
export function createContext({ device, network, keys, automation, patience, firstView }) {
  const context = WebKit.WebContext.new_ephemeral()
  context.set_preferred_languages(['zh-CN', 'zh'])
  if (automation) {
    context.set_automation_allowed(true)
    context.connect('automation-started', (_context, session) => {
      session.connect('create-web-view', () => firstView())
    })
  }
  const before = environmentScript()
  return { context, scheme: registerScheme(context, { device, network, keys, patience, before }) }
}

/**
 * The view itself, with the settings of an iPhone's.
 * @param options as of `createWebview`
 * @param content its scripts and message handlers
 */
function createView({ context, automation, systemVersion, appVersion }, content) {
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: automation,
  })
  const settings = view.get_settings()
  // Without a GPU the first frame of a new view waits for a compositor in software: half a second,
  // for a page of plain text too. Frames that WebKit paints itself come at once.
  if (GLib.getenv('LIBGL_ALWAYS_SOFTWARE') === '1')
    settings.set_hardware_acceleration_policy(WebKit.HardwareAccelerationPolicy.NEVER)
  const system = systemVersion.replaceAll('.', '_')
  settings.set_user_agent(
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 HeanFund/${appVersion}`,
  )
  return view
}

/**
 * Answers the messages of the pack's main frame, which are signed; notes those that are not.
 * @returns the calls that were not answered
 */
function answerMessages(content, view, { secret, handle }) {
  const foreignCalls = []
  content.register_script_message_handler_with_reply('h5bridge', null)
  content.connect('script-message-with-reply-received::h5bridge', (_content, value, reply) => {
    const message = value.to_string()
    if (!message.startsWith(secret)) {
      foreignCalls.push(
        `a call without the main frame's signature, with ${view.get_uri() ?? ''} in view`,
      )
      reply.return_error_message('only the pack may call the app')
      return true
    }
    const answer = async () => {
      const text = await handle(message.slice(secret.length))
      reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), text))
    }
    void answer()
    return true
  })
  return foreignCalls
}

/** The file that file choosers are given; null leaves it to WebKit. */
function createChooser(view) {
  let chosen = null
  // Without an answer WebKit opens GTK's own chooser. A driven view has its driver's file, and is
  // not asked.
  view.connect('run-file-chooser', (_view, request) => {
    if (chosen === null) return false
    if (chosen === '') request.cancel()
    else request.select_files([chosen])
    return true
  })
  return {
    /** Gives this file to every file chooser from now on; `''`: each is cancelled. */
    answerChoosers(file) {
      chosen = file
    },
  }
}

/**
 * Decides which navigations and responses a view shows. WebKitGTK reports whether a response
 * belongs to the main frame, but not whether a navigation does. What no frame may show is stopped
 * at the navigation, the rest at the response. An iOS app reads `targetFrame.isMainFrame`, so the
 * first check is enough.
 */
function guardNavigation(view, origin, { places, leaveFor }) {
  const leave = (decision, address) => {
    decision.ignore()
    leaveFor(address)
    return true
  }
  view.connect('decide-policy', (_view, decision, type) => {
    if (type === WebKit.PolicyDecisionType.RESPONSE) {
      const address = decision.get_request().get_uri()
      const isMain = decision.is_main_frame_main_resource()
      const isOwn = address.startsWith(`${ORIGIN}/`)
      // WebKit ignores `frame-ancestors` and `X-Frame-Options` of an app's own scheme.
      const headers = decision.get_response().get_http_headers()
      if (isOwn && !isMain && headers?.get_one('X-Frame-Options') === 'DENY') {
        decision.ignore()
        return true
      }
      // A navigation of the page itself reaches the scheme before the view has its address, and is
      // answered there as a frame's.
      const path = isOwn && isMain ? place(address.slice(ORIGIN.length)) : ''
      if (isProviderPath(path) && !origin.takeRefusal(address)) {
        decision.ignore()
        origin.refuseNext(address)
        view.load_uri(address)
        return true
      }
      const foreign = !isOwn && !/^(?:about|blob):/.test(address)
      return foreign && isMain ? leave(decision, address) : false
    }
    const address = decision.get_navigation_action().get_request().get_uri()
    if (type === WebKit.PolicyDecisionType.NEW_WINDOW_ACTION) return leave(decision, address)
    return mayBeFramed(address, places) ? false : leave(decision, address)
  })
}

/**
 * @param options `{ context, scheme, appVersion, systemVersion, automation, places, leaveFor,
 *   handle, moved, keys, gone }`: `handle(text)` answers a wire call, `leaveFor(address)`
 *   handles a navigation to another origin, `moved()` is called after each move in the history,
 *   `keys()` are those of the user who is signed in, `gone()` is called when the process
 *   of a page ends that waits at the blank address
 */
export function createWebview(options) {
  const secret = GLib.uuid_string_random()
  const content = startingScripts([signing(secret), WebKit.UserContentInjectedFrames.ALL_FRAMES])
  const view = createView(options, content)
  const { begin, ...steps } = createSteps(view, options.moved)
  const { openPage, crash } = createLoads(view, begin)

  /** Delivers a wire event to the page in view, if it is the pack's. */
  const send = (text) => {
    const script = `if (${IS_PACK}) window.h5bridgeReceive?.(${JSON.stringify(text)})`
    view.evaluate_javascript(script, -1, null, null, null, null)
  }
  const { handle, takeTap, isBlank, ...openings } = createViewOpenings({
    handle: options.handle,
    keys: options.keys,
    load: openPage,
    startLoad: (path, user) => origin.startWarmLoad(path, user),
    send,
  })
  const origin = options.scheme.add(view, { onBlank: () => view.reload(), takeTap })
  const foreignCalls = answerMessages(content, view, { secret, handle })
  guardNavigation(view, origin, options)

  // As an iOS app does in `webViewWebContentProcessDidTerminate`: it reloads the page.
  view.connect('web-process-terminated', () => {
    if (isBlank()) {
      // Not in here: the view must live until its signal has been handled.
      setTimeout(() => options.gone(), 0)
      return
    }
    origin
      .crashed()
      .then(() => view.reload())
      .catch((fault) => printerr(`crash: ${fault}`))
  })

  return {
    ...createChooser(view),
    ...steps,
    ...openings,
    view,
    version: () => origin.version(),
    faults: () => origin.faults(),
    foreignCalls: () => [...foreignCalls],
    setInView: (inView) => origin.setInView(inView),
    /** Composes text in the field that has the focus, as a keyboard does. */
    compose: createComposer(view),
    crash,
    url: () => view.get_uri() ?? '',
    send,
    isCurrent: () => origin.isCurrent(),
    /** Leaves the page for an empty document, while another web view is shown. */
    async leave() {
      await origin.setInView(false)
      view.load_uri('about:blank')
    },
    /** Closes the view. */
    async end() {
      origin.end()
      view.destroy()
    },
    /**
     * Takes away a page that waits: it answers no more. Its process goes on, for WebKitGTK crashes
     * when a driver lists the views after one of their processes was ended.
     */
    kill: () => view.load_uri('about:blank'),
  }
}

/**
 * Sets environment variables; must run before GTK starts, so that the web processes inherit them.
 */
export function prepareEnvironment() {
  GLib.setenv('TZ', 'Asia/Shanghai', true)
  GLib.setenv('LIBGL_ALWAYS_SOFTWARE', '1', false)
  // WebKit's sandbox needs user namespaces, which root in a container does not have.
  if (GLib.get_user_name() === 'root')
    GLib.setenv('WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS', '1', false)
}
