import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { isMeant, isPersonal } from '#domain/page/audience.ts'
import { cutDocument } from '#domain/page/cut.ts'
import { conditionsOf } from '#domain/page/document.ts'
import { armAt, placeOf, subjectText } from '#domain/page/experiment.ts'
import { lenientRoot, type Experiment } from '#domain/page/root.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  allPages,
  movePages,
  pageById,
  pageOfSlot,
  sha256,
  versionOf,
  versionsOf,
  type PageVersion,
} from './versions.ts'
import { viewerOf } from './viewers.ts'

interface Asked {
  readonly slot?: string | undefined
  readonly pageId?: string | undefined
  readonly preview?: string | undefined
  readonly device?: string | undefined
}

const document = v.record(v.string(), v.unknown())
const readDoc = (version: PageVersion) => v.parse(document, JSON.parse(version.doc))

function rootOf(doc: unknown) {
  const read = v.safeParse(v.object({ root: v.object({ props: lenientRoot }) }), doc)
  return read.success ? read.output.root.props : null
}

const gone = () => new Refusal(RET.notFound, '没有找到这个页面')

/** The version that comes on next; an older one may do so before a newer one. */
const nextVersion = (versions: readonly PageVersion[]): PageVersion | undefined =>
  versions
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => ((a.from_time ?? '') < (b.from_time ?? '') ? -1 : 1))[0]

/** The version that is on, or why there is none. */
function liveVersion(db: Database, pageId: string, now: Time14): PageVersion {
  const versions = versionsOf(db, pageId)
  const live = versions.find(({ state }) => state === 'live')
  if (live !== undefined) return live
  const titled = (version: PageVersion) => rootOf(readDoc(version))
  const next = nextVersion(versions)
  if (next !== undefined) {
    throw new Refusal(RET.pageNotYet, '页面还没有开放', {
      title: titled(next)?.title ?? '',
      serverTime: now,
      from: next.from_time,
    })
  }
  const over = versions.find(({ state }) => state === 'ended' || state === 'takenDown')
  if (over === undefined) throw gone()
  // A page that was taken down may be wrong in its title too: none of its words are said.
  if (over.state === 'takenDown') {
    throw new Refusal(RET.pageEnded, '页面已经结束', { title: '', serverTime: now, endText: '' })
  }
  throw new Refusal(RET.pageEnded, '页面已经结束', {
    title: titled(over)?.title ?? '',
    serverTime: now,
    endText: titled(over)?.endText ?? '',
  })
}

const previewRow = v.object({ page_id: v.string(), version: v.number(), hash: v.string() })

/** The version that a token shows. Another page's token, an old one, or one of a draft that has changed shows nothing. */
function previewed(db: Database, pageId: string, token: string, now: Time14): PageVersion {
  const found = db.get(
    previewRow,
    'SELECT page_id, version, hash FROM page_previews WHERE token_hash = ? AND expires_at > ?',
    sha256(token),
    now,
  )
  const version = found?.page_id === pageId ? versionOf(db, pageId, found.version) : undefined
  if (version === undefined || version.hash !== found?.hash) throw gone()
  return version
}

function armOf(experiment: Experiment | null, user: User | undefined, device: string | undefined) {
  if (experiment === null) return null
  const subject = user?.user_id ?? (device === undefined ? null : `device:${device}`)
  if (subject === null) return null
  const key = armAt(experiment, placeOf(sha256(subjectText(experiment.id, subject))))
  return { experimentId: experiment.id, key }
}

const earliest = (...times: readonly (Time14 | null | undefined)[]): Time14 | null =>
  times.filter((it): it is Time14 => typeof it === 'string').toSorted()[0] ?? null

export function servePage(world: World, user: User | undefined, asked: Asked) {
  const { db, clock } = world
  const now = clock.now()
  movePages(db, now)
  const page =
    asked.slot === undefined ? pageById(db, asked.pageId ?? '') : pageOfSlot(db, asked.slot)
  if (page === undefined) throw gone()
  const isPreview = asked.preview !== undefined
  const version = isPreview
    ? previewed(db, page.page_id, asked.preview ?? '', now)
    : liveVersion(db, page.page_id, now)
  const doc = readDoc(version)
  const viewer = viewerOf(db, user)
  const audience = conditionsOf({ who: JSON.parse(version.audience) as unknown })?.who ?? null
  if (!isPreview && !isMeant(audience, viewer)) {
    if (audience?.signedIn === true && user === undefined) {
      throw new Refusal(RET.notLoggedIn, '请先登录')
    }
    throw new Refusal(RET.pageNotForYou, '这个页面暂不对您开放')
  }
  const arm = armOf(rootOf(doc)?.experiment ?? null, user, asked.device)
  const cut = cutDocument(doc, viewer, now, arm?.key ?? null)
  const next = nextVersion(versionsOf(db, page.page_id))
  return {
    pageId: page.page_id,
    slot: page.slot,
    version: version.version,
    hash: version.hash,
    doc: v.parse(document, cut.doc),
    private: isPersonal(audience) || cut.personal || (arm !== null && user !== undefined),
    arm,
    serverTime: now,
    nextChangeAt: earliest(cut.nextChangeAt, version.until_time, next?.from_time),
    preview: isPreview
      ? {
          state: version.state,
          from: version.from_time,
          until: version.until_time,
          audience: version.audience === '{}' ? '' : version.audience,
        }
      : null,
  }
}

/** Pages that are no part of a screen, are on, and are meant for who asks; newest first. */
export function livePages(
  { db, clock }: World,
  user: User | undefined,
  { renderer, size }: { readonly renderer: number; readonly size: number },
): { pageId: string; title: string }[] {
  movePages(db, clock.now())
  const viewer = viewerOf(db, user)
  return allPages(db)
    .filter(({ slot }) => slot === null)
    .flatMap(({ page_id }) => versionsOf(db, page_id).filter(({ state }) => state === 'live'))
    .filter(({ audience }) =>
      isMeant(conditionsOf({ who: JSON.parse(audience) as unknown })?.who ?? null, viewer),
    )
    .toSorted((a, b) => (b.from_time ?? '').localeCompare(a.from_time ?? ''))
    .flatMap((version) => {
      const root = rootOf(readDoc(version))
      return root === null || root.minRenderer > renderer
        ? []
        : [{ pageId: version.page_id, title: root.title }]
    })
    .slice(0, size)
}
