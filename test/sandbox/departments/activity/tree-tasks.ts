import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import {
  READ_ARTICLE_URL,
  SIGN_IN,
  TREE,
  TREE_LATER,
  TREE_OVER,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { giveOnce, isClaimed } from '#test/sandbox/departments/activity/rewards.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

export const TREES: ReadonlySet<string> = new Set([TREE, TREE_OVER, TREE_LATER])

/** The task that a page reports for the tree alone. */
export const VIEW_GOLD = 'view_gold'
export const PLAN_PAID = 'plan_paid'

export const TREE_TASKS: readonly {
  readonly taskBizId: string
  readonly title: string
  readonly water: number
  readonly targetUrl: string
}[] = [
  { taskBizId: SIGN_IN, title: '签到', water: 10, targetUrl: '/goldStore/goldStoreHome' },
  { taskBizId: 'read_article', title: '阅读一篇投教文章', water: 10, targetUrl: READ_ARTICLE_URL },
  { taskBizId: VIEW_GOLD, title: '看金价', water: 10, targetUrl: '/shangHaiGold' },
  {
    taskBizId: PLAN_PAID,
    title: '定投扣款成功',
    water: 20,
    targetUrl: '/directInvest/directInvestManage',
  },
]

/** The water of a task is another one each day. */
export const waterClaim = (userId: string, scope: string, taskBizId: string, now: Time14) => ({
  userId,
  scope,
  claimId: `${taskBizId}-${now.slice(0, 8)}`,
})

/** Gives the water of a task that was done, once a day, for the tree that runs. */
export function giveWater(db: Database, userId: string, taskBizId: string, time: Time14): void {
  const task = TREE_TASKS.find((it) => it.taskBizId === taskBizId)
  const running = db.get(
    v.object({ activity_id: v.string(), end_time: v.string() }),
    `SELECT activity_id, end_time FROM activities
     WHERE activity_id LIKE 'gold-tree-%' AND start_time <= ?1 AND end_time > ?1`,
    time,
  )
  if (!task || !running) return
  const claim = waterClaim(userId, running.activity_id, taskBizId, time)
  if (isClaimed(db, claim)) return
  const gift = { unit: UNIT.water, amount: task.water, lastDay: running.end_time.slice(0, 8) }
  giveOnce(db, { ...claim, time }, gift)
}
