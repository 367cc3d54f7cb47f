/** Keeps what operators write, as the draft of a page. */
import { pageDiff, type PageDiff } from '#domain/page/diff.ts'
import { conditionsOf } from '#domain/page/document.ts'
import { withAuthor } from '#domain/page/life.ts'
import type { Operator } from '#domain/page/operator.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { EditRefused, etagOf, newest, requireMatch, requireNewest } from './read-version.ts'
import { slotName } from './slots.ts'
import { insertVersion, pageById, pageOfSlot, sha256, type PageVersion } from './versions.ts'

interface Draft {
  readonly doc: unknown
  readonly slot?: string | undefined
  readonly audience?: unknown
}

/** The audience of a page, as it is stored. Only blocks can require a container, unknown here. */
function audienceText(audience: unknown): string {
  const who = conditionsOf({ who: audience })?.who ?? null
  if (who === null) throw new EditRefused(400, 'audience: not known')
  if (who.hosts !== undefined) throw new EditRefused(400, 'audience: hosts are for blocks')
  return JSON.stringify(who)
}

/** Makes the page, once, at its slot if it has one. */
function keepPage(world: World, pageId: string, slot: string | undefined): void {
  const { db } = world
  const page = pageById(db, pageId)
  if (page !== undefined) {
    if (slot !== undefined && slot !== page.slot) {
      throw new EditRefused(409, 'the page has another slot', { slot: page.slot })
    }
    return
  }
  if (slot !== undefined && slotName(world, slot) === null) {
    throw new EditRefused(422, 'the app has no such slot')
  }
  const other = slot === undefined ? undefined : pageOfSlot(db, slot)
  if (other !== undefined) {
    throw new EditRefused(409, 'another page has this slot', { pageId: other.page_id })
  }
  db.run('INSERT INTO pages VALUES (?, ?)', pageId, slot ?? null)
}

/**
 * Saves over the version that the operator has read; over a newer one it is refused with the
 * difference. Whom the page is for stays as it was where nothing is said of it. Who wrote what was
 * never published is among the authors of what comes from it.
 */
export function saveDraft(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
  { doc, slot, audience }: Draft,
): PageVersion {
  const { db } = world
  const given = audience === undefined ? undefined : audienceText(audience)
  const text = JSON.stringify(doc)
  return db.transaction(() => {
    const before = newest(world, pageId)
    requireMatch(ifMatch)
    if (ifMatch === '0' && before !== undefined) {
      throw new EditRefused(409, 'there is a page with this id', { etag: etagOf(before) })
    }
    if (ifMatch !== etagOf(before)) {
      const diff: PageDiff = pageDiff(JSON.parse(before?.doc ?? 'null'), doc)
      throw new EditRefused(409, 'the page has a newer version', { etag: etagOf(before), diff })
    }
    keepPage(world, pageId, slot)
    const who = given ?? before?.audience ?? '{}'
    const isUnpublished = before !== undefined && before.published_at === null
    const authors = isUnpublished ? withAuthor(before.authors, by.id) : [by.id]
    if (before?.state === 'draft') {
      db.run(
        'UPDATE page_versions SET doc = ?, hash = ?, audience = ?, authors = ? WHERE page_id = ? AND version = ?',
        text,
        sha256(text),
        who,
        JSON.stringify(authors),
        pageId,
        before.version,
      )
    } else {
      const version = (before?.version ?? 0) + 1
      insertVersion(db, {
        page_id: pageId,
        version,
        doc: text,
        authors: [...authors],
        audience: who,
      })
    }
    return requireNewest(world, pageId)
  })
}
