import { randomUUID } from 'node:crypto'
import type { Boot } from '#offline/client/boot.ts'
import { openCurrent, type PackReader } from '#offline/client/open-current.ts'
import { pageHeaders } from '#offline/page-security.js'
import { beforeWorker, faultPage, filesToLoad, isBlankPath } from '#test/hosts/pack-route.js'
import { openedPage, pageKeys, refusedDocument, serve } from '#test/hosts/pack-route.js'
import type { UserKeys } from '#test/hosts/pack-route.js'
import type { createPrefetch } from '#test/hosts/prefetch.js'
import { reply, type Reply } from './paused-request.ts'

/** The values that a page loaded ahead gets when it is opened. */
export interface WarmLoad {
  readonly packBoot: string
  readonly answers: Readonly<Record<string, string | number>>
}

export interface PageOptions {
  readonly device: string
  /** The keys of the app's signed-in user; empty strings when signed out. */
  readonly keys: () => UserKeys
  /** Returns when the user tapped what opens the next document, ms since 1970: once; then 0. */
  readonly takeTap: () => number
  /** A script that runs before each of the pack's workers, as before each document. */
  readonly before: string
}

const HTML = 'text/html; charset=utf-8'

/**
 * The page of a webview. Its pack is the current one at each load of the main document, and stays
 * for that page view.
 */
export function createOriginPage(
  options: PageOptions,
  boot: Boot,
  prefetch: ReturnType<typeof createPrefetch<Reply>>,
) {
  const { device, keys, takeTap, before } = options
  let pinned: PackReader | null = null
  let token = ''
  const faults: string[] = []

  function refuse(fault: unknown, document: boolean): Reply {
    const reason = fault instanceof Error ? fault.message : String(fault)
    faults.push(reason)
    return document
      ? reply(503, HTML, Buffer.from(faultPage(reason)))
      : reply(500, 'text/plain; charset=utf-8', Buffer.from(reason))
  }

  /**
   * Opens the pack for a document, and makes the calls of its screen, which it returns; a page that
   * is loaded ahead begins no load by that.
   */
  async function openFor({ pathname, search }: URL): Promise<Readonly<Record<string, number>>> {
    if (isBlankPath(pathname)) {
      pinned = await openCurrent(device)
      token = ''
      return {}
    }
    const load = await boot.startLoad()
    pinned = load.reader
    token = load.token
    return prefetch.begin(load.reader, pathname + search)
  }

  return {
    token: () => token,
    version: () => pinned?.version ?? '',
    faults: () => [...faults],
    /** Answers a request for a file or a route of the pack. */
    async fromPack(url: URL, document: boolean): Promise<Reply> {
      const { pathname } = url
      try {
        const calls = document ? await openFor(url) : {}
        pinned ??= await openCurrent(device)
        const pack = pinned
        const { entry } = pack
        const lists = (path: string) => pack.find(path) !== undefined
        const it = serve({ entry, lists }, pathname)
        if (it.kind !== 'file') return reply(404, 'text/plain', Buffer.from('not in the pack'))
        const { type, body } = await pack.read(it.path)
        if (it.path !== entry)
          return reply(200, type, Buffer.concat([Buffer.from(beforeWorker(it.path, before)), body]))
        if (!document) return reply(200, type, body, pageHeaders(body.toString()))
        const { html, headers } = openedPage(body.toString(), {
          token,
          version: pack.version,
          nonce: randomUUID(),
          files: filesToLoad({ routes: pack.routes, lists }, pathname),
          keys: pageKeys(pathname, keys),
          calls,
          tappedAt: takeTap(),
        })
        return reply(200, type, Buffer.from(html), headers)
      } catch (fault) {
        return refuse(fault, document)
      }
    },
    /** Refuses a document of the provider. No load of the boot machine begins by that. */
    refuseDocument(): Reply {
      token = ''
      const { status, html, headers } = refusedDocument()
      return reply(status, HTML, Buffer.from(html), headers)
    },
    isCurrent: async () => (await openCurrent(device)).identity === pinned?.identity,
    async startWarmLoad(path: string, user: UserKeys): Promise<WarmLoad | null> {
      // At once: a page of another pack is not opened, and the next load makes its own calls.
      if (pinned !== null) prefetch.begin(pinned, path, user)
      const [load, answers] = await Promise.all([boot.startLoad(), prefetch.answers()])
      if (load.reader.identity !== pinned?.identity) return null
      pinned = load.reader
      token = load.token
      return { packBoot: token, answers }
    },
  }
}
