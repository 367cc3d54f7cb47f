// GJS. The page of one view of the pack's scheme: the pack and the load with which it was opened.
import GLib from 'gi://GLib'
import { pageHeaders } from '../../../offline/page-security.js'
import { setVersion } from '../../../offline/pack/set-version.js'
import { beforeWorker, faultPage, filesToLoad, isBlankPath } from '../pack-route.js'
import { openedPage, pageKeys, refusedDocument, serve } from '../pack-route.js'
import { openInstalled, readDevicePacks, startLoad } from './device-packs.js'
import { answer } from './scheme-request.js'

const HTML = 'text/html; charset=utf-8'
const decoder = new TextDecoder()

/** The file of a pack that a path names, as the pack has it but for what runs before workers. */
function packFile(path, { type, bytes }, before) {
  const first = beforeWorker(path, before)
  return answer(200, type, first === '' ? bytes : first + decoder.decode(bytes.toArray()))
}

/**
 * The entry page as a document at a path, with what its load gives it: `{ token, keys, calls,
 * tappedAt }`.
 */
function openedDocument(pack, path, { type, html }, load) {
  const page = openedPage(html, {
    ...load,
    version: pack.version,
    nonce: GLib.uuid_string_random(),
    files: filesToLoad(pack, path),
  })
  return answer(200, type, page.html, page.headers)
}

/** The pack that a load would open now, without those that the page's own load could not read. */
async function choosePack(device, boot, opened) {
  const packs = await readDevicePacks(device)
  return boot.choose(packs.filter((it) => !opened?.unreadable.includes(it.sha256)))
}

/** Returns whether a load would open another pack than the page's. */
const isOther = (next, opened) =>
  opened !== null && next !== undefined && next.sha256 !== opened.sha256

/**
 * Documents that the app refuses: the provider's, when they are to be the page itself. A navigation
 * may reach the scheme before the view has its address.
 */
function createRefusals() {
  let next = ''
  let last = ''
  return {
    /** The next document at this address is the page itself, and refused. */
    refuseNext(address) {
      next = address
    },
    isNext: (address) => next === address,
    refuse(address) {
      next = ''
      last = address
    },
    /** Returns whether the last document at this address was refused; once. */
    takeRefusal(address) {
      const isRefused = last === address
      last = ''
      return isRefused
    },
  }
}

/**
 * The page of a view. Its pack is the current one at each load of the main document, and stays for
 * that page view.
 * @param options `{ device, boot, keys, before, prefetch, takeTap }`
 */
export function createSchemePage({ device, boot, keys, before, prefetch, takeTap }) {
  const refusals = createRefusals()
  const faults = []
  let pinned = null
  let token = ''
  /** The load of the pack; null before the first. */
  let opened = null
  /** The calls that were made ahead for the screen, by their places. */
  let calls = []

  /**
   * Opens the pack for a document, and makes the calls of its screen; a page that is loaded ahead
   * begins no load by that.
   */
  async function openFor(path, query) {
    if (isBlankPath(path)) {
      const found = await choosePack(device, boot, opened)
      opened = { sha256: found.sha256, unreadable: [] }
      pinned = await openInstalled(device, found.pack)
      token = ''
      calls = {}
      return
    }
    opened = await startLoad(device, boot)
    pinned = opened.pack
    token = opened.token
    calls = prefetch.begin(pinned, query === null ? path : `${path}?${query}`)
  }

  return {
    prefetch,
    token: () => token,
    isRefused: refusals.isNext,
    refuseNext: (address) => refusals.refuseNext(address),
    takeRefusal: (address) => refusals.takeRefusal(address),
    version: () => pinned?.version ?? '',
    faults: () => [...faults],
    /** Answers a request for a file or a route of the pack. */
    async fromPack({ path, query, isDocument, isFrame }) {
      try {
        if (isDocument || pinned === null) await openFor(path, query)
        const pack = pinned
        const it = serve(pack, path)
        if (it.kind !== 'file') return answer(404, 'text/plain', 'not in the pack')
        const file = await pack.read(it.path)
        if (it.path !== pack.entry) return packFile(it.path, file, before)
        if (isFrame) return answer(403, 'text/plain', '')
        const html = decoder.decode(file.bytes.toArray())
        if (!isDocument) return answer(200, file.type, file.bytes, pageHeaders(html))
        const load = { token, keys: pageKeys(path, keys), calls, tappedAt: takeTap() }
        return openedDocument(pack, path, { type: file.type, html }, load)
      } catch (fault) {
        faults.push(fault.message)
        return isDocument
          ? answer(503, HTML, faultPage(fault.message))
          : answer(500, 'text/plain; charset=utf-8', fault.message)
      }
    },
    /** Refuses a document of the provider. No load of the boot machine begins by that. */
    refuse(address) {
      token = ''
      refusals.refuse(address)
      const { status, html, headers } = refusedDocument()
      return answer(status, HTML, html, headers)
    },
    /** Says whether a load would now open another pack than the page's, and its version. */
    async newest() {
      const next = await choosePack(device, boot, opened)
      const version = next === undefined ? '' : setVersion(next.pack.version, next.pack.parts)
      return { newer: isOther(next, opened), version }
    },
    /** Returns whether a load would open the pack that the page has. */
    isCurrent: async () => !isOther(await choosePack(device, boot, opened), opened),
    /**
     * Begins the load of a page that was loaded ahead, and the user's calls of its screen: what the
     * page gets of both; null where the page is of another pack by now.
     */
    async startWarmLoad(path, user) {
      if (pinned !== null) prefetch.begin(pinned, path, user)
      const [load, answers] = await Promise.all([startLoad(device, boot), prefetch.answers()])
      if (load.sha256 !== opened?.sha256) return null
      opened = load
      token = load.token
      return { packBoot: load.token, answers }
    },
  }
}
