// GJS. Answers the pack's scheme as an iOS app does with a WKURLSchemeHandler.
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Soup from 'gi://Soup?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { createBootStore, readBoot, writeBoot } from '../../../offline/client/boot-store.js'
import { fileHeaders, pageHeaders } from '../../../offline/page-security.js'
import { setVersion } from '../../../offline/pack/set-version.js'
import {
  answeredHeaders,
  answerPlace,
  asksForNewest,
  beforeWorker,
  bootedToken,
  faultPage,
  filesToLoad,
  forwarded,
  isBlankPath,
  isProviderPath,
  openedPage,
  refusedDocument,
  serve,
} from '../pack-route.js'
import { createPrefetch } from '../prefetch.js'
import { readPack, readPacks } from './installed-pack.js'

export const SCHEME = 'heanfund-h5'
/** The time between two counts of time in view, in ms. */
const TICK = 500
/** A page that is loaded ahead has no user yet. */
const NO_KEYS = { appUserId: '', openId: '', encOpenId: '' }

/** Keeps the percent-encoding of the page, even a malformed one. */
const URI_FLAGS = GLib.UriFlags.ENCODED | GLib.UriFlags.PARSE_RELAXED

/** The fixed origin of the pack. */
export const ORIGIN = `${SCHEME}://app`

/**
 * A promise of a GIO call: `start(done)` starts it, `finish(result)` reads its outcome or throws.
 */
const promised = (start, finishCall) =>
  new Promise((resolve, reject) => {
    start((_source, result) => {
      try {
        resolve(finishCall(result))
      } catch (fault) {
        reject(fault)
      }
    })
  })

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

function listHeaders(headers) {
  const listed = []
  headers?.foreach((name, value) => listed.push([name, value]))
  return listed
}

async function readBytes(path) {
  const file = Gio.File.new_for_path(path)
  const [bytes] = await promised(
    (done) => file.load_bytes_async(null, done),
    (result) => file.load_bytes_finish(result),
  )
  return bytes
}

async function readText(path) {
  return decoder.decode((await readBytes(path)).toArray())
}

const sha256Hex = (text) => GLib.compute_checksum_for_string(GLib.ChecksumType.SHA256, text, -1)

/** Reads a file; rejects when its SHA-256 differs from the installed one. */
async function readVerified(path, sha256, name) {
  const bytes = await readBytes(path)
  if (GLib.compute_checksum_for_bytes(GLib.ChecksumType.SHA256, bytes) !== sha256)
    throw new Error(`${name} is not what was installed.`)
  return bytes
}

/**
 * The first of the two copies that can be parsed; `null` when neither exists; throws when no copy
 * can be parsed.
 */
async function readMirrored(path, parse) {
  let damage = null
  for (const place of [path, `${path}.copy`]) {
    if (!GLib.file_test(place, GLib.FileTest.EXISTS)) continue
    try {
      return parse(await readText(place))
    } catch (fault) {
      damage ??= fault
    }
  }
  if (damage !== null) throw damage
  return null
}

/** The boot machine with its state in the device's folder, as in offline/client/boot.ts. */
function openBootStore(device, patience) {
  const file = `${device}/boot.json`
  const flags = GLib.FileSetContentsFlags.CONSISTENT | GLib.FileSetContentsFlags.DURABLE
  return createBootStore({
    read: () => readMirrored(file, readBoot),
    async write(state) {
      const bytes = encoder.encode(writeBoot(state))
      for (const place of [file, `${device}/boot.json.copy`])
        GLib.file_set_contents_full(place, bytes, flags, 0o644)
    },
    newToken: () => GLib.uuid_string_random(),
    session: String(new Gio.Credentials().get_unix_pid()),
    alive: (session) => GLib.file_test(`/proc/${session}`, GLib.FileTest.EXISTS),
    ...(patience === null ? {} : { limits: { foregroundMs: patience } }),
  })
}

/** The packs of the device, best first. */
async function readDevicePacks(device) {
  const validated = (text) => {
    readPacks(text, null, sha256Hex)
    return text
  }
  const current = await readMirrored(`${device}/current.json`, validated)
  return readPacks(current, await readMirrored(`${device}/builtin.json`, validated), sha256Hex)
}

/**
 * Begins a load: the pack to open and the token for its page. A pack that cannot be read is
 * skipped.
 */
async function startLoad(device, boot) {
  let packs = await readDevicePacks(device)
  const unreadable = []
  for (;;) {
    const { token, pack } = await boot.startLoad(packs)
    if (pack === undefined) throw new Error('No pack is installed.')
    try {
      const { sha256 } = pack
      return { token, sha256, unreadable, pack: await openInstalled(device, pack.pack) }
    } catch (fault) {
      unreadable.push(pack.sha256)
      packs = packs.filter((it) => it !== pack)
      if (packs.length === 0) throw fault
    }
  }
}

async function openInstalled(device, current) {
  const listings = await Promise.all(
    [current, ...current.parts].map(({ manifest, manifestSha256 }) =>
      readVerified(`${device}/${manifest}`, manifestSha256, manifest),
    ),
  )
  const pack = readPack(
    current,
    listings.map((bytes) => decoder.decode(bytes.toArray())),
  )
  return {
    ...pack,
    lists: (path) => pack.files.has(path),
    async read(path) {
      const { dir, sha256, type } = pack.files.get(path)
      return { type, bytes: await readVerified(`${device}/${dir}/${path}`, sha256, path) }
    },
  }
}

async function readBody(request) {
  const stream = request.get_http_body()
  if (stream === null) return null
  const memory = Gio.MemoryOutputStream.new_resizable()
  const close = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
  await promised(
    (done) => memory.splice_async(stream, close, GLib.PRIORITY_DEFAULT, null, done),
    (result) => memory.splice_finish(result),
  )
  return memory.steal_as_bytes()
}

/**
 * Returns whether this loads the main document: a navigation to the view's address, not a frame or
 * a fetch.
 */
function isMainDocument(request) {
  const accept = request.get_http_headers()?.get_one('Accept') ?? ''
  const shown = request.get_web_view().get_uri() ?? ''
  const bare = (uri) => uri.replace(/#.*$/, '')
  return accept.startsWith('text/html') && bare(request.get_uri()) === bare(shown)
}

/**
 * Returns whether this loads a frame of a loaded page; WebKit ignores `frame-ancestors` and
 * `X-Frame-Options` of an app's own scheme. While the page itself loads, the view's address may be
 * another one for a moment: frames of that time are stopped at their response (webview.js).
 */
function isFrameDocument(request) {
  const accept = request.get_http_headers()?.get_one('Accept') ?? ''
  const isLoading = request.get_web_view().is_loading
  return accept.startsWith('text/html') && !isLoading && !isMainDocument(request)
}

function finish(request, { status, headers, bytes }) {
  const response = WebKit.URISchemeResponse.new(
    Gio.MemoryInputStream.new_from_bytes(bytes),
    bytes.get_size(),
  )
  response.set_status(status, null)
  const kept = new Soup.MessageHeaders(Soup.MessageHeadersType.RESPONSE)
  for (const [name, value] of headers) kept.append(name, value)
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (type !== undefined) response.set_content_type(type)
  response.set_http_headers(kept)
  request.finish_with_response(response)
}

/**
 * Answers the pack's scheme on a web context, for each of its views. The pack is the current one at
 * each load of a view's main document, and stays for that page view. Returns `add(view, { onBlank, takeTap })`,
 * which gives the view's own `{ version(), faults(), setInView(inView), crashed(), isCurrent(),
 * startWarmLoad(), end() }`. `before` runs before each of the pack's workers.
 */
export function registerScheme(context, { device, network, keys, patience, before }) {
  const boot = openBootStore(device, patience)
  /** By view: what its page was opened with. */
  const pages = new Map()
  const answer = (status, type, text, security = fileHeaders()) => ({
    status,
    headers: [['Content-Type', type], ['Cache-Control', 'no-store'], ...security],
    bytes: typeof text === 'string' ? new GLib.Bytes(encoder.encode(text)) : text,
  })

  /**
   * Opens the pack for a document, and makes the calls of its screen; a page that is loaded ahead
   * begins no load by that.
   */
  async function openFor(page, path, query) {
    if (isBlankPath(path)) {
      const found = await chosen(page)
      page.opened = { sha256: found.sha256, unreadable: [] }
      page.pinned = await openInstalled(device, found.pack)
      page.token = ''
      page.calls = {}
      return
    }
    page.opened = await startLoad(device, boot)
    page.pinned = page.opened.pack
    page.token = page.opened.token
    const address = query === null ? path : `${path}?${query}`
    page.calls = page.prefetch.begin(page.pinned, address)
  }

  async function fromPack(page, { path, query, isDocument, isFrame }) {
    try {
      if (isDocument || page.pinned === null) await openFor(page, path, query)
      const pack = page.pinned
      const it = serve(pack, path)
      if (it.kind !== 'file') return answer(404, 'text/plain', 'not in the pack')
      const { type, bytes } = await pack.read(it.path)
      if (it.path !== pack.entry) {
        const first = beforeWorker(it.path, before)
        return answer(200, type, first === '' ? bytes : first + decoder.decode(bytes.toArray()))
      }
      if (isFrame) return answer(403, 'text/plain', '')
      const html = decoder.decode(bytes.toArray())
      if (!isDocument) return answer(200, type, bytes, pageHeaders(html))
      const nonce = GLib.uuid_string_random()
      const opened = openedPage(html, {
        token: page.token,
        version: pack.version,
        nonce,
        files: filesToLoad(pack, path),
        keys: isBlankPath(path) ? NO_KEYS : keys(),
        calls: page.calls,
        tappedAt: page.takeTap(),
      })
      return answer(200, type, opened.html, opened.headers)
    } catch (fault) {
      page.faults.push(fault.message)
      return isDocument
        ? answer(503, 'text/html; charset=utf-8', faultPage(fault.message))
        : answer(500, 'text/plain; charset=utf-8', fault.message)
    }
  }

  /** The pack that a load would open now. */
  async function chosen({ opened }) {
    const packs = await readDevicePacks(device)
    return boot.choose(packs.filter((it) => !opened?.unreadable.includes(it.sha256)))
  }
  const isOther = ({ opened }, next) =>
    opened !== null && next !== undefined && next.sha256 !== opened.sha256

  /** Returns whether a load would now open another pack than the current page's. */
  async function newest(page) {
    const next = await chosen(page)
    const version = next === undefined ? '' : setVersion(next.pack.version, next.pack.parts)
    return JSON.stringify({ newer: isOther(page, next), version })
  }

  const send = async (method, target, headers, bytes) => {
    const it = await network(method, target, headers, bytes)
    return { ...it, headers: answeredHeaders(it.headers) }
  }
  /** A new prefetch, for the pages of one view. */
  const newPrefetch = () =>
    createPrefetch({
      keys,
      send: (method, target, headers, body) =>
        send(method, target, headers, body === null ? null : new GLib.Bytes(encoder.encode(body))),
      text: ({ status, bytes }) => (status === 200 ? decoder.decode(bytes.toArray()) : null),
    })

  async function fromProvider(request, path, query) {
    const headers = listHeaders(request.get_http_headers())
    const method = request.get_http_method()
    const bytes = await readBody(request)
    const target = query === null ? path : `${path}?${query}`
    return send(method, target, forwarded(headers), bytes)
  }

  async function serveRequest(page, request) {
    const uri = GLib.Uri.parse(request.get_uri(), URI_FLAGS)
    const path = uri.get_path()
    const booted = bootedToken(path, uri.get_query() ?? '')
    if (booted !== null) {
      await boot.confirm(booted)
      finish(request, answer(200, 'text/plain', ''))
      return
    }
    if (asksForNewest(path)) {
      finish(request, answer(200, 'application/json', await newest(page)))
      return
    }
    const place = answerPlace(path)
    if (place !== null) {
      const text = await page.prefetch.answer(place)
      const type = 'application/json'
      finish(request, text === null ? answer(404, type, 'null') : answer(200, type, text))
      return
    }
    if (isProviderPath(path)) {
      const address = request.get_uri()
      if (isMainDocument(request) || page.refuses === address) {
        // No load of the boot machine begins by that.
        page.token = ''
        page.refuses = ''
        page.refused = address
        const refused = refusedDocument()
        const type = 'text/html; charset=utf-8'
        finish(request, answer(refused.status, type, refused.html, refused.headers))
        return
      }
      try {
        finish(request, await fromProvider(request, path, uri.get_query()))
      } catch (fault) {
        request.finish_error(
          new GLib.Error(Gio.io_error_quark(), Gio.IOErrorEnum.CONNECTION_REFUSED, fault.message),
        )
      }
      return
    }
    const isDocument = isMainDocument(request)
    const isFrame = isFrameDocument(request)
    finish(request, await fromPack(page, { path, query: uri.get_query(), isDocument, isFrame }))
  }

  const count = async (page, onBlank) => {
    const isFirstTick = page.counted !== page.token
    page.counted = page.token
    if (!isFirstTick && (await boot.foreground(page.token, TICK))) onBlank()
  }
  context.register_uri_scheme(SCHEME, (request) => {
    const page = pages.get(request.get_web_view())
    // The view was closed while its page still asked.
    if (page === undefined) return
    serveRequest(page, request).catch((fault) => printerr(`scheme: ${fault}`))
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
      const prefetch = newPrefetch()
      const page = {
        pinned: null,
        token: '',
        counted: '',
        opened: null,
        refuses: '',
        refused: '',
        faults: [],
        calls: [],
        prefetch,
        takeTap,
      }
      pages.set(view, page)
      // A load counts from its first tick, and a host without enough processor time counts less,
      // never more, so that a slow machine causes no failure.
      const clock = setInterval(() => void count(page, onBlank), TICK)
      return {
        version: () => page.pinned?.version ?? '',
        faults: () => [...page.faults],
        /** The next document at this address is the page itself, and refused. */
        refuseNext(address) {
          page.refuses = address
        },
        /** Returns whether the last document at this address was refused; once. */
        takeRefusal(address) {
          const isRefused = page.refused === address
          page.refused = ''
          return isRefused
        },
        /** The app went to the background, where time does not count, or returned. */
        setInView: (inView) => (inView ? boot.resume(page.token) : boot.pause(page.token)),
        /** The page's web process ended: its load has failed. */
        crashed: () => boot.fail(page.token),
        /** Returns whether a load would open the pack that the page has. */
        isCurrent: async () => !isOther(page, await chosen(page)),
        /**
         * Begins the load of a page that was loaded ahead, and the user's calls of its screen: what
         * the page gets of both; null where the page is of another pack by now.
         */
        async startWarmLoad(path, user) {
          if (page.pinned !== null) page.prefetch.begin(page.pinned, path, user)
          const [load, answers] = await Promise.all([startLoad(device, boot), prefetch.answers()])
          if (load.sha256 !== page.opened?.sha256) return null
          page.opened = load
          page.token = load.token
          return { packBoot: load.token, answers }
        },
        /** The view is closed. */
        end() {
          clearInterval(clock)
          pages.delete(view)
        },
      }
    },
  }
}
