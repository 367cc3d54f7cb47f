import * as v from 'valibot'
import type { listGoldRecords } from '#api/calls/gold/mall.ts'
import { WITHOUT_END, type LedgerUnit } from '#domain/ledger/unit-rules.ts'
import type { LineKind } from '#domain/ledger/lines.ts'
import { lessonById } from '#test/sandbox/departments/content/course-catalogue.ts'
import { goodsById } from '#test/sandbox/departments/units/goods-catalogue.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { STAGE_NAMES } from '#test/sandbox/departments/tree/gold-tree.ts'
import { TREE_TASKS, TREES } from '#test/sandbox/departments/activity/tree-tasks.ts'
import { account } from '#test/sandbox/departments/units/books.ts'
import { COIN_TASKS, TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'

type LedgerRecord = v.InferInput<typeof listGoldRecords.payload>['records'][number]

const bookedRow = v.object({
  journal_id: v.number(),
  time: v.string(),
  kind: v.picklist(['reward', 'spend', 'return', 'expire']),
  ref: v.string(),
  amount: v.number(),
  balance: v.number(),
  expires_at: v.nullable(v.string()),
  /** 1: what ended had come back before, and had some days more for it. */
  had_returned: v.nullable(v.number()),
  spending: v.nullable(v.picklist(['frozen', 'spent', 'returned'])),
  goods_id: v.nullable(v.string()),
  reason: v.nullable(v.string()),
})
type Booked = v.InferOutput<typeof bookedRow>

/** The name of a tree's gift: the water of a task, or the coins of a stage. */
function treeSource(claimId: string): string {
  const task = TREE_TASKS.find(({ taskBizId }) => claimId.startsWith(taskBizId))
  const stage = Object.entries(STAGE_NAMES).find(([name]) => claimId.endsWith(`-${name}`))?.[1]
  return task?.title ?? (stage === undefined ? '活动赠送' : `黄金树 · ${stage}`)
}

/** The name of an earning, by the reason for which it was given. */
function sourceOf({ ref, reason }: Booked): string {
  const [scope = '', claimId = ''] = ref.split(' ')
  if (scope === 'invite' || scope === 'invites') return '邀请好友'
  if (scope === 'invite-tasks') return '邀请任务'
  if (scope === 'invite-challenge') return '收益挑战'
  if (TREES.has(scope)) return treeSource(claimId)
  const task = COIN_TASKS.find(({ taskBizId }) => claimId.startsWith(taskBizId))
  const reward = TEXTS[scope]?.rewards.find(({ rewardId }) => rewardId === claimId)
  return (
    task?.title ??
    reward?.title ??
    lessonById(claimId)?.title ??
    TEXTS[scope]?.title ??
    reason ??
    '活动奖励'
  )
}

/** The name of the goods that were exchanged, or were to be. */
const goodsOf = ({ goods_id }: Booked): string => goodsById(goods_id ?? '')?.title ?? ''

function titleOf(it: Booked, unit: LedgerUnit): string {
  switch (it.kind) {
    case 'reward':
      return sourceOf(it)
    case 'expire':
      return it.had_returned === 1 ? '退回后到期' : `${sourceOf(it)}，到期`
    case 'spend':
      return unit === 'WATER' ? '浇水' : `兑换 ${goodsOf(it)}`
    case 'return':
      return `退回 ${goodsOf(it)}`
  }
}

function kindOf({ kind, spending }: Booked): LineKind {
  switch (kind) {
    case 'reward':
      return 'earned'
    case 'expire':
      return 'expired'
    case 'return':
      return 'returned'
    case 'spend':
      return spending === 'frozen' ? 'frozen' : 'spent'
  }
}

/** The lines of a user's units as the books have them, newest first. */
export function ledgerRecords(
  { db }: Pick<World, 'db'>,
  user: Pick<User, 'user_id'>,
  unit: LedgerUnit,
): LedgerRecord[] {
  const booked = db.all(
    bookedRow,
    `SELECT j.journal_id, j.time, j.kind, j.ref, e.amount,
       sum(e.amount) OVER (ORDER BY j.time, j.journal_id) AS balance,
       CASE j.kind WHEN 'reward' THEN
         (SELECT max(l.first_end) FROM unit_lots l WHERE l.user_id = ?2 AND l.unit = ?3
            AND l.source = j.ref AND l.earned_at = j.time)
       WHEN 'return' THEN
         (SELECT min(s.back_until) FROM unit_spendings s WHERE s.ref = j.ref AND s.user_id = ?2
            AND s.state = 'returned')
       END AS expires_at,
       (SELECT l.expires_at > l.first_end FROM unit_lots l WHERE j.kind = 'expire'
          AND l.user_id = ?2 AND l.unit = ?3 AND l.source = j.ref
          AND l.expires_at <= substr(j.time, 1, 8)
          ORDER BY l.expires_at DESC LIMIT 1) AS had_returned,
       (SELECT max(s.state) FROM unit_spendings s WHERE j.kind = 'spend' AND s.ref = j.ref
          AND s.user_id = ?2) AS spending,
       (SELECT x.goods_id FROM exchanges x WHERE x.exchange_no = j.ref) AS goods_id,
       (SELECT a.reason FROM expert_awards a
        WHERE a.user_id = ?2 AND j.ref = 'expert-awards ' || a.award_id) AS reason
     FROM activity_entries e JOIN activity_journals j USING (journal_id)
     WHERE e.account = ?1 AND e.unit = ?3 ORDER BY j.time DESC, j.journal_id DESC`,
    account.wallet(user.user_id),
    user.user_id,
    unit,
  )
  return booked.map((it) => ({
    recordId: String(it.journal_id),
    time: it.time,
    title: titleOf(it, unit),
    kind: kindOf(it),
    amount: it.amount,
    balanceAfter: it.balance,
    expiresAt: it.expires_at === WITHOUT_END ? null : it.expires_at,
    exchangeNo: unit === 'COIN' && (it.kind === 'spend' || it.kind === 'return') ? it.ref : null,
  }))
}

/** The user's balance, and which of it ends first. */
export function ledgerBalance({ db }: World, user: User, unit: LedgerUnit) {
  const ending = db.get(
    v.object({ amount: v.number(), date: v.string() }),
    `SELECT sum(amount) AS amount, expires_at AS date FROM unit_lots
     WHERE user_id = ? AND unit = ? AND amount > 0 AND expires_at < ?
     GROUP BY expires_at ORDER BY expires_at LIMIT 1`,
    user.user_id,
    unit,
    WITHOUT_END,
  )
  return { balance: unitBalance(db, { unit, userId: user.user_id }), ending: ending ?? null }
}
