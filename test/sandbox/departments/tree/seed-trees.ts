import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { TREE, TREE_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { spendWater } from './gold-tree.ts'

const GARDENER = 'zhang'

/** The trees of one user: one of 290 with 120 of water, and one that is over, at 650. */
export function seedTrees(db: Database, began: Time14): void {
  const known = db.has('SELECT 1 AS found FROM users WHERE user_id = ?', GARDENER)
  if (!known) return
  const today = began.slice(0, 8)
  plant(db, {
    activityId: TREE_OVER,
    time: `${addDays(today, -40)}100000`,
    given: 650,
    watered: 650,
  })
  plant(db, { activityId: TREE, time: `${addDays(today, -2)}100000`, given: 410, watered: 290 })
}

function plant(
  db: Database,
  it: { activityId: string; time: Time14; given: number; watered: number },
): void {
  const { activityId, time, given, watered } = it
  const end = db.text('SELECT end_time FROM activities WHERE activity_id = ?', activityId)
  if (end === undefined) throw new Error(`There is no ${activityId}`)
  const lastDay = end.slice(0, 8)
  const claim = { userId: GARDENER, scope: activityId, claimId: 'seed-water', time }
  giveOnce(db, claim, { unit: UNIT.water, amount: given, lastDay })
  const requestNo = `SEEDTREE${activityId.replace(/\D/g, '')}`.padEnd(20, '0')
  spendWater(db, { userId: GARDENER, activityId, requestNo, amount: watered, time }, {})
  db.run(
    'INSERT INTO tree_states VALUES (?, ?, 1, ?, ?, ?)',
    GARDENER,
    activityId,
    watered,
    time.slice(0, 8),
    0,
  )
}
