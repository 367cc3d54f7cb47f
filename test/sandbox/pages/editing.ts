/** What operators do to pages: each act checked by the life of a version. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { submitProblems, type Problem } from '#domain/page/checks.ts'
import { pageDiff, type PageDiff } from '#domain/page/diff.ts'
import { conditionsOf } from '#domain/page/document.ts'
import { follow, withAuthor, type Act, type LifeRefusal } from '#domain/page/life.ts'
import { lenientRoot } from '#domain/page/root.ts'
import { epochTime } from '#test/sandbox/calendar.ts'
import type { World } from '#test/sandbox/world.ts'
import { checkContext } from './check-context.ts'
import {
  insertVersion,
  movePages,
  pageById,
  pageOfSlot,
  sha256,
  versionOf,
  versionsOf,
  type PageVersion,
} from './versions.ts'

/** An operator's act that is refused, with the status of its answer. */
export class EditRefused extends Error {
  readonly status: 400 | 404 | 409 | 412 | 422
  readonly more: object
  constructor(status: EditRefused['status'], message: string, more: object = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

const REFUSALS: Readonly<Record<LifeRefusal, string>> = {
  wrongState: 'the version is not in a state that allows this',
  ownWork: 'whoever wrote a page does not review it',
  notAuthor: 'only who wrote a page withdraws it',
  noApprovalNo: 'approvalNo is needed',
  noReason: 'a reason is needed',
  problems: 'the page has problems',
  noTime: 'it would end before it begins',
}

const PREVIEW_MS = 30 * 60_000

/** What names a version, its content and whom it is for: `3.1f2e3d4c`; `0` of a page that has none. */
export const etagOf = (version: PageVersion | undefined): string =>
  version === undefined
    ? '0'
    : `${version.version}.${sha256(version.hash + version.audience).slice(0, 16)}`

const newest = (world: World, pageId: string): PageVersion | undefined =>
  versionsOf(world.db, pageId)[0]

function requireNewest(world: World, pageId: string): PageVersion {
  movePages(world.db, world.clock.now())
  const version = newest(world, pageId)
  if (version === undefined) throw new EditRefused(404, `there is no page ${pageId}`)
  return version
}

/** The newest version where it is the one that the operator has read. */
function requireRead(world: World, pageId: string, ifMatch: string | undefined): PageVersion {
  const version = requireNewest(world, pageId)
  requireMatch(ifMatch)
  if (ifMatch !== etagOf(version)) throw changedSince(version)
  return version
}

function requireMatch(ifMatch: string | undefined): asserts ifMatch is string {
  if (ifMatch === undefined) throw new EditRefused(412, 'If-Match is needed')
}

const changedSince = (version: PageVersion | undefined) =>
  new EditRefused(409, 'the page has changed since it was read', { etag: etagOf(version) })

/** The state that follows, or the refusal as an answer. */
function step(version: PageVersion, act: Act, more: object = {}) {
  const next = follow(version, act)
  if (!('refused' in next)) return next.state
  const status = next.refused === 'problems' ? 422 : 409
  throw new EditRefused(status, REFUSALS[next.refused], more)
}

interface Draft {
  readonly by: string
  readonly doc: unknown
  readonly slot?: string | undefined
  readonly audience?: unknown
}

/** Whom a page is for, as it is kept. The container is not known here: only its blocks may ask for one. */
function audienceText(audience: unknown): string {
  const who = conditionsOf({ who: audience })?.who ?? null
  if (who === null) throw new EditRefused(400, 'audience: not known')
  if (who.hosts !== undefined) throw new EditRefused(400, 'audience: hosts are for blocks')
  return JSON.stringify(who)
}

/** Makes the page, once, at its slot if it has one. */
function keepPage(db: World['db'], pageId: string, slot: string | undefined): void {
  const page = pageById(db, pageId)
  if (page !== undefined) {
    if (slot !== undefined && slot !== page.slot) {
      throw new EditRefused(409, 'the page has another slot', { slot: page.slot })
    }
    return
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
  { by, doc, slot, audience }: Draft,
): PageVersion {
  const { db } = world
  const given = audience === undefined ? undefined : audienceText(audience)
  const text = JSON.stringify(doc)
  return db.transaction(() => {
    const before = newest(world, pageId)
    requireMatch(ifMatch)
    if (ifMatch !== etagOf(before)) {
      const diff: PageDiff = pageDiff(JSON.parse(before?.doc ?? 'null'), doc)
      throw new EditRefused(409, 'the page has a newer version', { etag: etagOf(before), diff })
    }
    keepPage(db, pageId, slot)
    const who = given ?? before?.audience ?? '{}'
    const isUnpublished = before !== undefined && before.published_at === null
    const author = isUnpublished ? withAuthor(before.author, by) : by
    if (before?.state === 'draft') {
      db.run(
        'UPDATE page_versions SET doc = ?, hash = ?, audience = ?, author = ? WHERE page_id = ? AND version = ?',
        text,
        sha256(text),
        who,
        author,
        pageId,
        before.version,
      )
    } else {
      const version = (before?.version ?? 0) + 1
      insertVersion(db, { page_id: pageId, version, doc: text, author, audience: who })
    }
    return requireNewest(world, pageId)
  })
}

const setState = (world: World, { page_id, version }: PageVersion, state: string) =>
  world.db.run(
    'UPDATE page_versions SET state = ? WHERE page_id = ? AND version = ?',
    state,
    page_id,
    version,
  )

/** What stands in the way of the version's submission. */
export async function problemsOf(world: World, version: PageVersion): Promise<readonly Problem[]> {
  return submitProblems(JSON.parse(version.doc), await checkContext(world))
}

export async function submit(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: string,
): Promise<PageVersion> {
  const problems = await problemsOf(world, requireRead(world, pageId, ifMatch))
  // It may have been saved again while it was checked.
  const version = requireRead(world, pageId, ifMatch)
  const state = step(version, { event: 'submit', by, problems: problems.length }, { problems })
  setState(world, version, state)
  return requireNewest(world, pageId)
}

/** Makes a draft again of the version that the operator has read, which need not be the newest. */
export function withdraw(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: string,
): PageVersion {
  const last = requireNewest(world, pageId)
  requireMatch(ifMatch)
  const version = versionsOf(world.db, pageId).find((it) => etagOf(it) === ifMatch)
  if (version === undefined) throw changedSince(last)
  const state = step(version, { event: 'withdraw', by })
  world.db.run(
    `UPDATE page_versions SET state = ?, reviewer = '', approval_no = '', reason = '',
       from_time = NULL, until_time = NULL WHERE page_id = ? AND version = ?`,
    state,
    pageId,
    version.version,
  )
  return requireNewest(world, pageId)
}

export function review(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  act: Pick<Act, 'by' | 'approvalNo' | 'reason'> & { readonly event: 'approve' | 'reject' },
): PageVersion {
  const version = requireRead(world, pageId, ifMatch)
  const state = step(version, act)
  world.db.run(
    `UPDATE page_versions SET state = ?, reviewer = ?, approval_no = ?, reason = ?
       WHERE page_id = ? AND version = ?`,
    state,
    act.by,
    act.approvalNo ?? '',
    act.reason ?? '',
    pageId,
    version.version,
  )
  return requireNewest(world, pageId)
}

const experimentOf = (doc: string) => {
  const read = v.safeParse(v.object({ root: v.object({ props: lenientRoot }) }), JSON.parse(doc))
  return read.success ? read.output.root.props.experiment : null
}

/** An experiment keeps its arms for good: else a user would change arms while it runs. */
function keepExperiment(world: World, version: PageVersion): void {
  const experiment = experimentOf(version.doc)
  if (experiment === null) return
  const arms = JSON.stringify(experiment.arms)
  const known = world.db.get(
    v.object({ page_id: v.string(), arms: v.string() }),
    'SELECT page_id, arms FROM experiments WHERE experiment_id = ?',
    experiment.id,
  )
  if (known === undefined) {
    world.db.run('INSERT INTO experiments VALUES (?, ?, ?)', experiment.id, version.page_id, arms)
  } else if (known.arms !== arms || known.page_id !== version.page_id) {
    throw new EditRefused(409, `the experiment ${experiment.id} has other arms`)
  }
}

export function schedule(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  {
    by,
    from,
    until = null,
  }: { by: string; from?: Time14 | undefined; until?: Time14 | null | undefined },
): PageVersion {
  const version = requireRead(world, pageId, ifMatch)
  const at = from ?? world.clock.now()
  const state = step(version, { event: 'schedule', by, from: at, until })
  world.db.transaction(() => {
    keepExperiment(world, version)
    world.db.run(
      'UPDATE page_versions SET state = ?, from_time = ?, until_time = ? WHERE page_id = ? AND version = ?',
      state,
      at,
      until,
      pageId,
      version.version,
    )
  })
  return requireNewest(world, pageId)
}

/**
 * Publishes the document of a version that was on, as a new version, at once. It keeps who wrote and
 * who reviewed it; who rolled back is noted. What was scheduled before is cancelled: else it would
 * take the place of what was brought back.
 */
export function rollBack(world: World, pageId: string, by: string, to: number): PageVersion {
  const { db, clock } = world
  const { version } = requireNewest(world, pageId)
  const old = versionOf(db, pageId, to)
  if (old === undefined) throw new EditRefused(404, `there is no version ${to}`)
  if (old.published_at === null) throw new EditRefused(409, 'it was never published')
  const waiting = versionsOf(db, pageId).filter(({ state }) => state === 'scheduled')
  const words = `${by} 回滚到 v${to}`
  db.transaction(() => {
    for (const it of waiting) {
      db.run(
        'UPDATE page_versions SET state = ?, reason = ? WHERE page_id = ? AND version = ?',
        step(it, { event: 'end', by }),
        `${words}，取消了排期`,
        pageId,
        it.version,
      )
    }
    insertVersion(db, {
      page_id: pageId,
      version: version + 1,
      state: 'scheduled',
      doc: old.doc,
      audience: old.audience,
      author: old.author,
      reviewer: old.reviewer,
      reason: [words, ...waiting.map((it) => `取消了 v${it.version} 的排期`)].join('，'),
      approval_no: old.approval_no,
      from_time: clock.now(),
    })
  })
  return requireNewest(world, pageId)
}

/** A token for one version as it is now, and until when it holds. */
export function preview(world: World, pageId: string) {
  const version = requireNewest(world, pageId)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = chinaTime(epochTime(world.clock.now()) + PREVIEW_MS)
  world.db.run(
    'INSERT INTO page_previews VALUES (?, ?, ?, ?, ?)',
    sha256(token),
    pageId,
    version.version,
    version.hash,
    expiresAt,
  )
  return { token, version: version.version, expiresAt }
}
