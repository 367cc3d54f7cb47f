import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { pageTimes, queryPage } from '#api/calls/page.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { PrefetchCall } from '#api/query.ts'
import { mediaHosts } from '#domain/brand-sites.ts'
import { secondsToAsk } from '#domain/page/audience.ts'
import { loadableAddress } from '#domain/page/loadable-address.ts'
import { isBeyondUs, readDocument, type PageDocument } from '#domain/page/document.ts'
import { RENDERER } from '#domain/page/root.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { now14, syncClock } from '#platform/clock.ts'
import { deviceId } from '#platform/device-id.ts'
import { ownerDigest } from '#session/owner-digest.ts'
import { session } from '#session/session.ts'
import { beginLoading, loadComponents } from './block-components.ts'
import { forgetPage, forgetPagesOfOthers, keepPage, keptPage } from './kept-pages.ts'
import type { PageFacts } from './page-context.ts'

export interface AskedPage {
  readonly slot?: string
  readonly pageId?: string
  readonly preview?: string | undefined
  /** The page is a screen by itself: without one at the provider, the pack's own is shown. */
  readonly whole?: true
}

type Payload = v.InferOutput<typeof queryPage.payload>

type VersionFacts = Pick<Payload, 'pageId' | 'version' | 'arm' | 'preview' | 'nextChangeAt'>

export interface FoundPage {
  readonly kind: 'page'
  readonly page: PageDocument
  /** Of the version; of the pack's own page as far as it has one. */
  readonly of: VersionFacts
  /** The time when the copy came that is shown in place of an answer; null for an answer. */
  readonly keptAt: string | null
  /** It is the pack's own. */
  readonly fromPack?: true
  /** It is shown until the provider has answered. */
  readonly isAhead?: true
}

export type PageAnswer =
  | FoundPage
  /** It asks for a newer renderer, or too little of it can be drawn. */
  | { readonly kind: 'newer'; readonly title: string }
  | { readonly kind: 'unknown' | 'notForYou' | 'signIn' }
  | { readonly kind: 'notYet'; readonly title: string; readonly from: string | null }
  | { readonly kind: 'ended'; readonly title: string; readonly endText: string }

/** Returns what its blocks go by; `path` is the address under which the page is shared. */
export function pageFacts({ page: { root }, of }: FoundPage, path: string): PageFacts {
  const picture = root.shareImgUrl === '' ? null : loadableAddress(root.shareImgUrl, mediaHosts)
  return {
    pageId: of.pageId,
    version: of.version,
    preview: of.preview !== null,
    arm: of.arm,
    share: {
      title: root.shareTitle === '' ? root.title : root.shareTitle,
      text: root.shareDesc,
      picture: picture ?? '',
      path,
      riskLine: RISK_LINES[root.riskLine === '' ? 'fund' : root.riskLine],
    },
  }
}

async function read(of: Payload, keptAt: string | null): Promise<PageAnswer> {
  const page = readDocument(of.doc)
  if (typeof page === 'string') return { kind: 'newer', title: '' }
  if (isBeyondUs(page, RENDERER)) return { kind: 'newer', title: page.root.title }
  await loadComponents(page.blocks)
  return { kind: 'page', page, of, keptAt }
}

function refused(retCode: number, payload: unknown): PageAnswer | null {
  const times = v.safeParse(pageTimes, payload)
  const { title = '', from = null, endText = '' } = times.success ? times.output : {}
  if (times.success) syncClock(times.output.serverTime)
  switch (retCode) {
    case RET.notFound:
      return { kind: 'unknown' }
    case RET.pageNotYet:
      return { kind: 'notYet', title, from }
    case RET.pageEnded:
      return { kind: 'ended', title, endText }
    case RET.pageNotForYou:
      return { kind: 'notForYou' }
    case RET.notLoggedIn:
    case RET.sessionExpired:
    case RET.sessionEnded:
      return { kind: 'signIn' }
    default:
      return null
  }
}

/**
 * The page of a fixed slot that comes with the pack: for who has no other copy, and in place of one
 * that asks for a newer renderer. Null where the slot has none.
 */
async function packedPage(slot: string | undefined): Promise<FoundPage | null> {
  if (slot === undefined) return null
  const { slotDocument } = await import('./slots/slot-document.ts')
  const doc = await slotDocument(slot)
  const page = doc === null ? null : readDocument(doc)
  if (page === null || typeof page === 'string') return null
  const pageId = `s-${slot.replace(':', '-')}`
  await loadComponents(page.blocks)
  const of = { pageId, version: 1, arm: null, preview: null, nextChangeAt: null }
  return { kind: 'page', page, of, keptAt: null, fromPack: true }
}

/** The last page that this user had, else the pack's own; null where there is none to draw. */
async function pageAtHand(
  name: string,
  slot: string | undefined,
  owner: string,
): Promise<PageAnswer | null> {
  const kept = keptPage(name, owner)
  const page = kept === null ? null : await read(kept.page, kept.page.serverTime)
  if (page?.kind === 'page') return page
  return (await packedPage(slot).catch(() => null)) ?? page
}

/**
 * Returns what a fixed slot shows until the provider has answered, so that nothing jumps. Not a
 * copy that was to change before now: what is over must not come back, not even for a moment.
 */
async function pageAhead(slot: string, owner: string): Promise<FoundPage | null> {
  const page = await pageAtHand(slot, slot, owner)
  if (page?.kind !== 'page') return null
  const { nextChangeAt } = page.of
  return nextChangeAt !== null && nextChangeAt <= now14()
    ? null
    : { ...page, keptAt: null, isAhead: true }
}

/** Null where the browser has no digests: then nothing is stored. */
const digestOrNull = (openId: string): Promise<string | null> =>
  ownerDigest(openId).catch(() => null)

/** After what is on its way to the screen. */
const afterDrawing = () => new Promise((resolve) => setTimeout(resolve))

/** A composed page for this user, `''` for none: from the provider, else the local one. */
function pageQuery({ slot, pageId, preview, whole }: AskedPage, openId: string) {
  const name = slot ?? pageId ?? ''
  const isPreview = preview !== undefined
  return queryOptions({
    queryKey: [queryPage.name, { slot, pageId, preview }, openId] as const,
    queryFn: async ({ signal }): Promise<PageAnswer> => {
      beginLoading()
      const asked = {
        ...(slot === undefined ? {} : { slot }),
        ...(pageId === undefined ? {} : { pageId }),
        ...(preview === undefined ? {} : { preview }),
        // Arms of who is signed in are by the user.
        ...(openId === '' ? { device: deviceId() } : {}),
      }
      const digested = digestOrNull(openId)
      const keep = async (act: (owner: string) => void) => {
        const owner = await digested
        // Not for a user who has signed out meanwhile.
        if (owner === null || isPreview || session.openId !== openId) return
        forgetPagesOfOthers(owner)
        act(owner)
      }
      try {
        const answer = await send(queryPage, asked, { signal })
        if (answer.ok) {
          syncClock(answer.payload.serverTime)
          const page = await read(answer.payload, null)
          // The last page that can be drawn stays.
          if (page.kind !== 'page') return (await packedPage(slot)) ?? page
          void afterDrawing().then(() => keep((owner) => keepPage(name, answer.payload, owner)))
          return page
        }
        const known = refused(answer.retCode, answer.payload)
        if (known === null) throw new Error(answer.retMsg)
        await keep(() => forgetPage(name))
        const isMissing = known.kind === 'unknown' && whole === true
        return isMissing ? ((await packedPage(slot)) ?? known) : known
      } catch (error) {
        if (signal.aborted || isPreview) throw error
        const atHand = await pageAtHand(name, slot, (await digested) ?? '')
        if (atHand === null) throw error
        return atHand
      }
    },
  })
}

/**
 * The call of `usePageAnswer`, made ahead of it. For a signed-in user only: other calls carry the
 * device's number, which is in no list of calls.
 */
export function prefetchPage(asked: AskedPage, signedIn: boolean): readonly PrefetchCall[] {
  if (!signedIn) return []
  const query = () => pageQuery(asked, session.openId)
  return [
    {
      name: queryPage.name,
      input: asked,
      fetch: (client) => client.prefetchQuery(query()),
      cancel: (client) =>
        client.cancelQueries({ queryKey: query().queryKey, exact: true, type: 'inactive' }),
    },
  ]
}

/**
 * A composed page by its slot or number. Without a network the last one that this device had, or
 * the pack's own; it is requested again when the provider says that it changes.
 */
export function usePageAnswer(asked: AskedPage) {
  const { slot } = asked
  const { openId } = useSnapshot(session)
  const client = useQueryClient()
  const query = pageQuery(asked, openId)
  const { data: ahead } = useQuery({
    queryKey: ['pageAhead', slot, openId] as const,
    queryFn: async () =>
      slot === undefined ? null : pageAhead(slot, (await digestOrNull(openId)) ?? ''),
    enabled: slot !== undefined && client.getQueryData(query.queryKey) === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return useQuery({
    ...query,
    ...(ahead === undefined || ahead === null ? {} : { placeholderData: ahead }),
    refetchInterval: ({ state: { data } }) => {
      const next =
        data?.kind === 'page' ? data.of.nextChangeAt : data?.kind === 'notYet' ? data.from : null
      const seconds = secondsToAsk(next, now14())
      // Longer than a day is no timer's business: the next visit asks anyway.
      return seconds === null || seconds > 86_400 ? false : seconds * 1_000
    },
  })
}
