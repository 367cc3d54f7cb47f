import * as v from 'valibot'
import type { listGoldRecords } from '#api/calls/activity.ts'
import { lessonById } from '#test/sandbox/content/course-catalogue.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { account, UNIT } from './books.ts'
import { COIN_TASKS, TEXTS } from './catalogue.ts'
import { coinBalance } from './coin-tasks.ts'

type GoldRecord = v.InferInput<typeof listGoldRecords.payload>['records'][number]

const bookedRow = v.object({
  journal_id: v.number(),
  time: v.string(),
  kind: v.string(),
  ref: v.string(),
  amount: v.number(),
  expires_at: v.nullable(v.string()),
  reason: v.nullable(v.string()),
})

/** What a booking is called: by its kind, else by what the coins were given for. */
function titleOf({ kind, ref, reason }: v.InferOutput<typeof bookedRow>): string {
  if (kind === 'expire') return '金币到期'
  if (kind === 'spend') return '兑换'
  if (kind === 'return') return '兑换取消，金币退回'
  const [scope = '', claimId = ''] = ref.split(' ')
  if (scope === 'invite') return '邀请好友'
  const task = COIN_TASKS.find(({ taskBizId }) => claimId.startsWith(taskBizId))
  const reward = TEXTS[scope]?.rewards.find(({ rewardId }) => rewardId === claimId)
  return task?.title ?? reward?.title ?? lessonById(claimId)?.title ?? reason ?? '活动奖励'
}

/** The user's coins as the books have them, newest first. */
export function goldRecords({ db }: World, user: User): GoldRecord[] {
  const booked = db.all(
    bookedRow,
    `SELECT j.journal_id, j.time, j.kind, j.ref, e.amount,
       (SELECT max(l.expires_at) FROM coin_lots l
        WHERE j.kind = 'reward' AND l.user_id = ?2 AND l.source = j.ref AND l.earned_at = j.time)
         AS expires_at,
       (SELECT a.reason FROM expert_awards a
        WHERE a.user_id = ?2 AND j.ref = 'expert-awards ' || a.award_id) AS reason
     FROM activity_entries e JOIN activity_journals j USING (journal_id)
     WHERE e.account = ?1 AND e.unit = ?3 ORDER BY j.time DESC, j.journal_id DESC`,
    account.wallet(user.user_id),
    user.user_id,
    UNIT.coin,
  )
  return booked.map((it) => ({
    recordId: String(it.journal_id),
    time: it.time,
    title: titleOf(it),
    amount: it.amount,
    expiresAt: it.expires_at,
  }))
}

/** The user's balance, and which of it ends first. */
export function goldBalance(world: World, user: User) {
  const ending = world.db.get(
    v.object({ amount: v.number(), date: v.string() }),
    `SELECT sum(amount) AS amount, expires_at AS date FROM coin_lots
     WHERE user_id = ? AND amount > 0 GROUP BY expires_at ORDER BY expires_at LIMIT 1`,
    user.user_id,
  )
  return { balance: coinBalance(world, user.user_id), ending: ending ?? null }
}
