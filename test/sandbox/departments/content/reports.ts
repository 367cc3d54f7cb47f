import { createHash } from 'node:crypto'
import type * as v from 'valibot'
import type { reportContent } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { only } from './acts.ts'
import { findComment } from './comments.ts'
import { findItem } from './item-view.ts'
import { requirePerson } from './people.ts'
import { onceFor, REPORTS_A_DAY, requireBelow } from './writing.ts'

/** So many people's reports hide something until it is reviewed. */
const REPORTERS = 3

export function report(
  world: World,
  user: User,
  request: v.InferOutput<typeof reportContent.request>,
) {
  const { db, clock } = world
  const { requestNo } = request
  const it = { call: 'reportContent', requestNo, asked: request }
  const reportId = onceFor(world, user, it, () => {
    const { name, id } = only(request, ['itemId', 'commentId', 'personId'])
    requireReportable(world, name, id)
    requireBelow(world, user, 'reportContent', REPORTS_A_DAY)
    const now = clock.now()
    const target = `${name.slice(0, -2)}:${id}`
    const hash = createHash('sha256').update(`${user.user_id}|${requestNo}`).digest('hex')
    const made = `r-${hash.slice(0, 16)}`
    db.run(
      `INSERT INTO content_reports VALUES (?, ?, ?, ?, ?, ?, 'received', '', ?)`,
      made,
      user.user_id,
      target,
      request.reason,
      request.text ?? '',
      now,
      `${addDays(now.slice(0, 8), 1)}100000`,
    )
    hideReported(world, name, id, target)
    return made
  })
  return { reportId }
}

/** Requires a subject that others see, or saw until several people reported it. */
function requireReportable(world: World, name: string, id: string): void {
  if (name === 'personId') {
    requirePerson(world.db, id)
    return
  }
  const its = name === 'itemId' ? findItem(world, id) : findComment(world, id)
  if (its?.state !== 'shown' && its?.state !== 'hidden') {
    throw new Refusal(RET.notFound, '内容不存在或已删除')
  }
}

const REPORTED = '多人举报，复核中'

function hideReported({ db }: World, name: string, id: string, target: string): void {
  const reporters = db.number(
    `SELECT count(DISTINCT user_id) AS n FROM content_reports WHERE target = ? AND state = 'received'`,
    target,
  )
  if (reporters < REPORTERS) return
  if (name === 'itemId') {
    db.run(
      `UPDATE content_items SET state = 'hidden', state_reason = ? WHERE item_id = ? AND state = 'shown'`,
      REPORTED,
      id,
    )
  }
  if (name === 'commentId') {
    db.run(
      `UPDATE content_comments SET state = 'hidden', state_reason = ? WHERE comment_id = ? AND state = 'shown'`,
      REPORTED,
      id,
    )
  }
  if (name === 'personId') {
    db.run('UPDATE content_people SET hidden = 1 WHERE person_id = ? AND user_id IS NOT NULL', id)
  }
}
