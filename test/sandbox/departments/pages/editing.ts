/** The acts of operators on versions of pages: each checked by the life of a version. */
import { randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { submitProblems, type Problem } from '#domain/page/checks.ts'
import { follow, rollBackRefusal, type Act } from '#domain/page/life.ts'
import type { Operator } from '#domain/page/operator.ts'
import { lenientRoot } from '#domain/page/root.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { checkContext } from './check-context.ts'
import {
  changedSince,
  EditRefused,
  lifeOf,
  lifeRefusal,
  requireNewest,
  requireRead,
  requireVersion,
  step,
} from './read-version.ts'
import {
  insertVersion,
  noteAct,
  sha256,
  versionOf,
  versionsOf,
  type PageVersion,
} from './versions.ts'

const PREVIEW_MS = 30 * 60_000

const setState = (world: World, { page_id, version }: PageVersion, state: string) =>
  world.db.run(
    'UPDATE page_versions SET state = ? WHERE page_id = ? AND version = ?',
    state,
    page_id,
    version,
  )

/** Notes the act under its name, as that of the operator. */
const note = (world: World, version: PageVersion, by: Operator, act: string, detail = '') =>
  noteAct(world.db, version, { time: world.clock.now(), by: by.id, act, detail })

/** The obstacles to the version's submission. */
export async function problemsOf(world: World, version: PageVersion): Promise<readonly Problem[]> {
  return submitProblems(JSON.parse(version.doc), await checkContext(world))
}

export async function submit(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
): Promise<PageVersion> {
  const problems = await problemsOf(world, requireRead(world, pageId, ifMatch))
  // It may have been saved again while it was checked.
  const version = requireRead(world, pageId, ifMatch)
  const state = step(version, { event: 'submit', by, problems: problems.length }, { problems })
  setState(world, version, state)
  note(world, version, by, 'submit')
  return requireNewest(world, pageId)
}

/** Makes a draft again of the version that the operator has read, which need not be the newest. */
export function withdraw(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
): PageVersion {
  const version = requireVersion(world, pageId, ifMatch)
  const state = step(version, { event: 'withdraw', by })
  world.db.run(
    `UPDATE page_versions SET state = ?, reviewer = '', approval_no = '', reason = '',
       from_time = NULL, until_time = NULL WHERE page_id = ? AND version = ?`,
    state,
    pageId,
    version.version,
  )
  note(world, version, by, 'withdraw')
  return requireNewest(world, pageId)
}

export function review(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
  act: Pick<Act, 'approvalNo' | 'reason'> & { readonly event: 'approve' | 'reject' },
): PageVersion {
  const version = requireRead(world, pageId, ifMatch)
  const state = step(version, { ...act, by })
  world.db.run(
    `UPDATE page_versions SET state = ?, reviewer = ?, approval_no = ?, reason = ?
       WHERE page_id = ? AND version = ?`,
    state,
    by.id,
    act.approvalNo ?? '',
    act.reason ?? '',
    pageId,
    version.version,
  )
  note(world, version, by, act.event, act.approvalNo ?? act.reason)
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
  by: Operator,
  { from, until = null }: { from?: Time14 | undefined; until?: Time14 | null | undefined },
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
    note(world, version, by, 'schedule', [at, until ?? ''].join(' '))
  })
  return requireNewest(world, pageId)
}

interface LiveChange {
  readonly event: 'takeDown' | 'changeEnd'
  readonly reason: string
  readonly until: Time14 | null
}

/** Makes a change of a live version, once it is allowed. */
function changeNow(
  world: World,
  version: PageVersion,
  state: string,
  { event, until }: LiveChange,
) {
  world.db.run(
    `UPDATE page_versions SET state = ?, until_time = ?, wish = NULL
       WHERE page_id = ? AND version = ?`,
    state,
    event === 'changeEnd' ? until : world.clock.now(),
    version.page_id,
    version.version,
  )
}

const detailOf = ({ event, reason, until }: LiveChange): string =>
  event === 'takeDown' ? reason : (until ?? '')

/**
 * Takes a live version down or changes its end: at once where the operator may do that alone, else
 * it is stored as a wish until a second person confirms it.
 */
export function changeLive(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
  change: LiveChange,
): PageVersion {
  const version = requireVersion(world, pageId, ifMatch)
  const act = { ...change, by, from: world.clock.now() }
  const next = follow(lifeOf(version), act)
  world.db.transaction(() => {
    if (!('refused' in next)) {
      changeNow(world, version, next.state, change)
      note(world, version, by, change.event, detailOf(change))
      return
    }
    if (next.refused !== 'needsSecond') throw lifeRefusal(next.refused)
    world.db.run(
      'UPDATE page_versions SET wish = ? WHERE page_id = ? AND version = ?',
      JSON.stringify({ ...change, by: by.id, id: randomUUID() }),
      pageId,
      version.version,
    )
    note(world, version, by, `ask ${change.event}`, detailOf(change))
  })
  return requireVersion(world, pageId, ifMatch)
}

/** Performs another operator's request, or rejects it; `id` is that of the wish that was read. */
export function answerWish(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
  { id, agrees }: { readonly id: string; readonly agrees: boolean },
): PageVersion {
  const version = requireVersion(world, pageId, ifMatch)
  const { wish } = version
  if (wish === null || wish.id !== id) throw changedSince(version)
  const { by: askedBy, ...change } = wish
  world.db.transaction(() => {
    if (agrees) {
      const state = step(version, { ...change, by, askedBy, from: world.clock.now() })
      changeNow(world, version, state, change)
    } else {
      world.db.run(
        'UPDATE page_versions SET wish = NULL WHERE page_id = ? AND version = ?',
        pageId,
        version.version,
      )
    }
    note(world, version, by, `${agrees ? 'confirm' : 'decline'} ${change.event}`, detailOf(change))
  })
  return requireVersion(world, pageId, ifMatch)
}

/**
 * Publishes the document of a version that was on, as a new version, at once and until `until`. It
 * keeps who wrote and who reviewed it; who rolled back is noted. What was scheduled before is cancelled: else it would
 * take the place of what was brought back.
 */
export function rollBack(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
  by: Operator,
  { to, until }: { readonly to: number; readonly until: Time14 | null },
): PageVersion {
  const { db, clock } = world
  const { version } = requireRead(world, pageId, ifMatch)
  const old = versionOf(db, pageId, to)
  if (old === undefined) throw new EditRefused(404, `there is no version ${to}`)
  const refused = rollBackRefusal(lifeOf(old), { by, until, from: clock.now() })
  if (refused !== null) throw lifeRefusal(refused)
  const waiting = versionsOf(db, pageId).filter(({ state }) => state === 'scheduled')
  const words = `${by.name} 回滚到 v${to}`
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
      authors: old.authors,
      reviewer: old.reviewer,
      reason: [words, ...waiting.map((it) => `取消了 v${it.version} 的排期`)].join('，'),
      approval_no: old.approval_no,
      from_time: clock.now(),
      until_time: until,
    })
    note(world, { ...old, version: version + 1 }, by, 'rollback', `v${to} 的内容 ${until ?? ''}`)
  })
  return requireNewest(world, pageId)
}

/** A token for one version as it is now, and until when it holds. */
export function preview(world: World, pageId: string, ifMatch: string | undefined) {
  const version = requireRead(world, pageId, ifMatch)
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
