// GJS. Answers the pack's scheme as an iOS app does with a WKURLSchemeHandler.
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Soup from 'gi://Soup?version=3.0'
import { countInView } from '../foreground-clock.js'
import { answeredHeaders, answerPlace, asksForNewest } from '../pack-route.js'
import { bootedToken, forwarded, isProviderPath } from '../pack-route.js'
import { createPrefetch } from '../prefetch.js'
import { openBootStore } from './device-packs.js'
import { promised } from './gio.js'
import { createSchemePage } from './scheme-page.js'
import { answer, finish, isFrameDocument, isMainDocument } from './scheme-request.js'
import { listHeaders, readBody } from './scheme-request.js'

const SCHEME = 'heanfund-h5'

/** Keeps the percent-encoding of the page, even a malformed one. */
const URI_FLAGS = GLib.UriFlags.ENCODED | GLib.UriFlags.PARSE_RELAXED

/** The fixed origin of the pack. */
export const ORIGIN = `${SCHEME}://app`

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * Native networking: answers `{ status, headers, bytes }`, rejects when the server cannot be
 * reached.
 */
export function createNetwork(provider) {
  const session = new Soup.Session({ timeout: 120 })
  return async (method, path, headers, bytes) => {
    const message = Soup.Message.new(method, provider + path)
    if (message === null) throw new Error(`${provider + path} is not a URL`)
    for (const [name, value] of headers) message.get_request_headers().append(name, value)
    if (bytes !== null) {
      const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? null
      message.set_request_body_from_bytes(type, bytes)
    }
    const body = await promised(
      (done) => session.send_and_read_async(message, GLib.PRIORITY_DEFAULT, null, done),
      (result) => session.send_and_read_finish(result),
    )
    return {
      status: message.get_status(),
      headers: listHeaders(message.get_response_headers()),
      bytes: body,
    }
  }
}

/** A new prefetch, for the pages of one view. */
const newPrefetch = (keys, send) =>
  createPrefetch({
    keys,
    send: (method, target, headers, body) =>
      send(method, target, headers, body === null ? null : new GLib.Bytes(encoder.encode(body))),
    text: ({ status, bytes }) => (status === 200 ? decoder.decode(bytes.toArray()) : null),
  })

const withQuery = (uri) =>
  uri.get_query() === null ? uri.get_path() : `${uri.get_path()}?${uri.get_query()}`

/** Answers what a page asks the app itself; null for any other request. */
async function fromApp(boot, page, uri) {
  const path = uri.get_path()
  const booted = bootedToken(path, uri.get_query() ?? '')
  if (booted !== null) {
    await boot.confirm(booted)
    return answer(200, 'text/plain', '')
  }
  const type = 'application/json'
  if (asksForNewest(path)) return answer(200, type, JSON.stringify(await page.newest()))
  const place = answerPlace(path)
  if (place === null) return null
  const text = await page.prefetch.answer(place)
  return text === null ? answer(404, type, 'null') : answer(200, type, text)
}

/** Answers a path of the provider by native networking; as the page itself it is refused. */
async function serveProvider(send, page, request, uri) {
  const address = request.get_uri()
  if (isMainDocument(request) || page.isRefused(address)) {
    finish(request, page.refuse(address))
    return
  }
  try {
    const headers = forwarded(listHeaders(request.get_http_headers()))
    const bytes = await readBody(request)
    finish(request, await send(request.get_http_method(), withQuery(uri), headers, bytes))
  } catch (fault) {
    request.finish_error(
      new GLib.Error(Gio.io_error_quark(), Gio.IOErrorEnum.CONNECTION_REFUSED, fault.message),
    )
  }
}

async function serveRequest({ boot, send }, page, request) {
  const uri = GLib.Uri.parse(request.get_uri(), URI_FLAGS)
  const own = await fromApp(boot, page, uri)
  if (own !== null) {
    finish(request, own)
    return
  }
  const [path, query] = [uri.get_path(), uri.get_query()]
  if (isProviderPath(path)) {
    await serveProvider(send, page, request, uri)
    return
  }
  const isDocument = isMainDocument(request)
  const isFrame = isFrameDocument(request)
  finish(request, await page.fromPack({ path, query, isDocument, isFrame }))
}

/**
 * Answers the pack's scheme on a web context, for each of its views. Returns
 * `add(view, { onBlank, takeTap })`, which gives the view's own `{ version(), faults(),
 * setInView(inView), crashed(), isCurrent(), startWarmLoad(), end() }`. `before` runs before each of
 * the pack's workers.
 */
export function registerScheme(context, { device, network, keys, patience, before }) {
  const boot = openBootStore(device, patience)
  const send = async (method, target, headers, bytes) => {
    const it = await network(method, target, headers, bytes)
    return { ...it, headers: answeredHeaders(it.headers) }
  }
  /** By view: its page. */
  const pages = new Map()
  context.register_uri_scheme(SCHEME, (request) => {
    const page = pages.get(request.get_web_view())
    // The view was closed while its page still asked.
    if (page === undefined) return
    serveRequest({ boot, send }, page, request).catch((fault) => printerr(`scheme: ${fault}`))
  })
  const security = context.get_security_manager()
  security.register_uri_scheme_as_secure(SCHEME)
  security.register_uri_scheme_as_cors_enabled(SCHEME)
  return {
    /**
     * @param onBlank called when a load has shown no screen: the page must be reloaded
     * @param takeTap when the user tapped what opens the next document, once; then 0
     */
    add(view, { onBlank, takeTap }) {
      const prefetch = newPrefetch(keys, send)
      const page = createSchemePage({ device, boot, keys, before, prefetch, takeTap })
      pages.set(view, page)
      const clock = countInView(boot, page.token, onBlank)
      return {
        version: page.version,
        faults: page.faults,
        refuseNext: page.refuseNext,
        takeRefusal: page.takeRefusal,
        isCurrent: page.isCurrent,
        startWarmLoad: (path, user) => page.startWarmLoad(path, user),
        /** The app went to the background, where time does not count, or returned. */
        setInView: (inView) => (inView ? boot.resume(page.token()) : boot.pause(page.token())),
        /** The page's web process ended: its load has failed. */
        crashed: () => boot.fail(page.token()),
        /** The view is closed. */
        end() {
          clearInterval(clock)
          pages.delete(view)
        },
      }
    },
  }
}
