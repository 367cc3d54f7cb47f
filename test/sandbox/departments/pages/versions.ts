/** The versions of pages as they are stored, and the changes that the clock makes to them. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { follow, PAGE_STATES, type PageEvent } from '#domain/page/life.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

const versionRow = v.object({
  page_id: v.string(),
  version: v.number(),
  state: v.picklist(PAGE_STATES),
  doc: v.string(),
  hash: v.string(),
  from_time: v.nullable(v.string()),
  until_time: v.nullable(v.string()),
  audience: v.string(),
  approval_no: v.string(),
  /** Ids of those who wrote it. */
  authors: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  reviewer: v.string(),
  reason: v.string(),
  published_at: v.nullable(v.string()),
  /** The pending request, until a second person confirms it. */
  wish: v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        id: v.string(),
        event: v.picklist(['takeDown', 'changeEnd']),
        by: v.string(),
        reason: v.string(),
        until: v.nullable(v.string()),
      }),
    ),
  ),
})
export type PageVersion = v.InferOutput<typeof versionRow>

const pageRow = v.object({ page_id: v.string(), slot: v.nullable(v.string()) })
export type PageRow = v.InferOutput<typeof pageRow>

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const allPages = (db: Database): PageRow[] =>
  db.all(pageRow, 'SELECT * FROM pages ORDER BY page_id')

export const pageById = (db: Database, id: string): PageRow | undefined =>
  db.get(pageRow, 'SELECT * FROM pages WHERE page_id = ?', id)

export const pageOfSlot = (db: Database, slot: string): PageRow | undefined =>
  db.get(pageRow, 'SELECT * FROM pages WHERE slot = ?', slot)

/** Newest first. */
export const versionsOf = (db: Database, pageId: string): PageVersion[] =>
  db.all(versionRow, 'SELECT * FROM page_versions WHERE page_id = ? ORDER BY version DESC', pageId)

export const versionOf = (db: Database, pageId: string, version: number): PageVersion | undefined =>
  db.get(
    versionRow,
    'SELECT * FROM page_versions WHERE page_id = ? AND version = ?',
    pageId,
    version,
  )

type NewVersion = Pick<PageVersion, 'page_id' | 'version' | 'doc' | 'authors'> &
  Partial<PageVersion>

export function insertVersion(db: Database, it: NewVersion): void {
  db.run(
    `INSERT INTO page_versions (page_id, version, state, doc, hash, from_time, until_time, audience,
       approval_no, authors, reviewer, reason, published_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    it.page_id,
    it.version,
    it.state ?? 'draft',
    it.doc,
    sha256(it.doc),
    it.from_time ?? null,
    it.until_time ?? null,
    it.audience ?? '{}',
    it.approval_no ?? '',
    JSON.stringify(it.authors),
    it.reviewer ?? '',
    it.reason ?? '',
    it.published_at ?? null,
  )
}

/** Moves by the clock or by another version, which no operator can refuse. */
function move(db: Database, version: PageVersion, event: PageEvent, now: Time14): void {
  const next = follow(version, { event, by: null })
  if ('refused' in next) throw new Error(`${version.page_id} ${version.version}: ${next.refused}`)
  db.run(
    `UPDATE page_versions SET state = ?, wish = NULL, published_at = CASE WHEN ? = 'live' THEN ? ELSE published_at END
       WHERE page_id = ? AND version = ?`,
    next.state,
    next.state,
    now,
    version.page_id,
    version.version,
  )
}

/** Lets every version begin and end that was due by now, in order of time. */
export function movePages(db: Database, now: Time14): void {
  const due = db.all(
    versionRow,
    `SELECT * FROM page_versions WHERE (state = 'scheduled' AND from_time <= ?)
       OR (state = 'live' AND until_time <= ?) ORDER BY coalesce(from_time, ''), version`,
    now,
    now,
  )
  if (due.length === 0) return
  db.transaction(() => {
    for (const version of due) {
      if (version.state === 'scheduled') {
        for (const before of versionsOf(db, version.page_id)) {
          if (before.state === 'live') move(db, before, 'end', now)
        }
        move(db, version, 'begin', version.from_time ?? now)
      }
      const { until_time: until } = version
      const current = versionOf(db, version.page_id, version.version)
      if (until !== null && until <= now && current?.state === 'live') {
        move(db, current, 'end', now)
      }
    }
  })
}

const actRow = v.object({
  version: v.number(),
  time: v.string(),
  operator_id: v.string(),
  act: v.string(),
  detail: v.string(),
})

/** Notes what an operator has done to a version; nothing is ever taken out of these notes. */
export function noteAct(
  db: Database,
  { page_id, version }: Pick<PageVersion, 'page_id' | 'version'>,
  note: {
    readonly time: Time14
    readonly by: string
    readonly act: string
    readonly detail: string
  },
): void {
  db.run(
    'INSERT INTO page_acts (page_id, version, time, operator_id, act, detail) VALUES (?, ?, ?, ?, ?, ?)',
    page_id,
    version,
    note.time,
    note.by,
    note.act,
    note.detail,
  )
}

/** The acts of operators on the versions of a page, newest first. */
export const actsOf = (db: Database, pageId: string) =>
  db.all(
    actRow,
    'SELECT version, time, operator_id, act, detail FROM page_acts WHERE page_id = ? ORDER BY seq DESC',
    pageId,
  )
