import * as v from 'valibot'
import { waterGoldTree, type claimGoldTreeStage, type queryGoldTree } from '#api/calls/gold/tree.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  CLAIM_DAYS,
  reachedStages,
  TREE_STAGES,
  WATER_A_DAY,
  WATER_A_TAP,
  waterTree,
} from '#domain/tree/gold-tree.ts'
import {
  requireActivity,
  requireRunning,
  stateAt,
  type Activity,
} from '#test/sandbox/departments/activity/activities.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import {
  coinToast,
  giveOnce,
  isClaimed,
  type Toast,
} from '#test/sandbox/departments/activity/rewards.ts'
import { freezeUnits, settleUnits, unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { TREE_TASKS, TREES, waterClaim } from '#test/sandbox/departments/activity/tree-tasks.ts'

const stateRow = v.object({
  round: v.number(),
  watered: v.number(),
  day: v.string(),
  watered_today: v.number(),
})

export const STAGE_NAMES = {
  seed: '种子',
  sprout: '发芽',
  sapling: '小树',
  tree: '大树',
  fruit: '结果',
} as const

function requireTree(db: Database, activityId: string): Activity {
  if (!TREES.has(activityId)) throw new Refusal(RET.notFound, '没有这棵树')
  return requireActivity({ db }, activityId)
}

function treeOf(db: Database, userId: string, activityId: string, now: Time14) {
  const row = db.get(
    stateRow,
    'SELECT round, watered, day, watered_today FROM tree_states WHERE user_id = ? AND activity_id = ?',
    userId,
    activityId,
  )
  return {
    round: row?.round ?? 1,
    watered: row?.watered ?? 0,
    today: row?.day === now.slice(0, 8) ? row.watered_today : 0,
    water: unitBalance(db, { unit: UNIT.water, userId }),
  }
}
type Tree = ReturnType<typeof treeOf>

function setTree(db: Database, userId: string, activityId: string, it: Tree, now: Time14): void {
  db.run(
    'INSERT OR REPLACE INTO tree_states VALUES (?, ?, ?, ?, ?, ?)',
    userId,
    activityId,
    it.round,
    it.watered,
    now.slice(0, 8),
    it.today,
  )
}

const treeView = ({ round, watered, today, water }: Tree) => ({
  round,
  watered,
  water,
  todayLeft: WATER_A_DAY - today,
})

/** The last day on which rewards can be claimed. */
const claimUntil = (activity: Activity) => addDays(activity.end_time.slice(0, 8), CLAIM_DAYS)

const stageClaim = (userId: string, activityId: string, round: number, stage: string) => ({
  userId,
  scope: activityId,
  claimId: `stage-${round}-${stage}`,
})

/** The rewards of this round, and those of earlier ones that wait. */
function rewardsOf({ db, clock }: World, user: User, activity: Activity, tree: Tree) {
  const isLate = clock.now().slice(0, 8) > claimUntil(activity)
  const reached = new Set<string>(reachedStages(tree.watered).map(({ stage }) => stage))
  const rewards = []
  for (let round = 1; round <= tree.round; round += 1) {
    for (const { stage, coins } of TREE_STAGES) {
      const claim = stageClaim(user.user_id, activity.activity_id, round, stage)
      const isHad = isClaimed(db, claim)
      const isReached = round < tree.round || reached.has(stage)
      if (round < tree.round && isHad) continue
      const waits = !isReached
        ? ('ahead' as const)
        : isLate
          ? ('lapsed' as const)
          : ('earned' as const)
      rewards.push({ round, stage, coins, state: isHad ? ('claimed' as const) : waits })
    }
  }
  return rewards
}

export function goldTree(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof queryGoldTree.payload> {
  const { db, clock } = world
  const activity = requireTree(db, activityId)
  const now = clock.now()
  const tree = treeOf(db, user.user_id, activityId, now)
  return {
    activityId,
    state: (['later', 'running', 'over'] as const)[stateAt(activity, now)],
    startDate: activity.start_time.slice(0, 8),
    endDate: activity.end_time.slice(0, 8),
    claimUntil: claimUntil(activity),
    ...treeView(tree),
    rewards: rewardsOf(world, user, activity, tree),
    tasks: TREE_TASKS.map(({ taskBizId, title, water, targetUrl }) => ({
      taskBizId,
      title,
      water,
      state: isClaimed(db, waterClaim(user.user_id, activityId, taskBizId, now))
        ? ('done' as const)
        : ('open' as const),
      forwardInfo: {
        forwardType: 'H5',
        targetUrl,
        wxUrl: targetUrl,
        appUrl: '',
        innerForwardType: '',
        params: [],
      },
    })),
  }
}

/** Takes a tap's water from the user and gives it to the tree. */
export function spendWater(
  db: Database,
  it: { userId: string; activityId: string; requestNo: string; amount: number; time: Time14 },
  answer: object,
): void {
  const { userId, activityId, requestNo, amount, time } = it
  const ref = `${activityId} ${requestNo}`
  if (!freezeUnits(db, { unit: UNIT.water, userId, ref, time }, amount)) {
    throw new Refusal(RET.notEarned, '水滴不够，先完成任务')
  }
  settleUnits(db, ref)
  db.run(
    'INSERT INTO tree_waterings VALUES (?, ?, ?, ?, ?)',
    userId,
    requestNo,
    activityId,
    amount,
    JSON.stringify(answer),
  )
}

const NOT_WATERED = {
  full: [SHOWN_RET.limitReached, '已经结果，请先收获'],
  dayLimit: [SHOWN_RET.limitReached, `每天最多浇 ${WATER_A_DAY}，明天再来`],
  noWater: [RET.notEarned, '水滴不够，先完成任务'],
} as const

/** Waters once; the same request again answers as the first did. */
export function waterOnce(
  world: World,
  user: User,
  { activityId, requestNo }: v.InferOutput<typeof waterGoldTree.request>,
): v.InferInput<typeof waterGoldTree.payload> {
  const { db, clock } = world
  const now = clock.now()
  const userId = user.user_id
  return db.transaction(() => {
    const before = db.get(
      v.object({ answer: v.string(), activity_id: v.string() }),
      'SELECT answer, activity_id FROM tree_waterings WHERE user_id = ? AND request_no = ?',
      userId,
      requestNo,
    )
    if (before) {
      if (before.activity_id !== activityId) {
        throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一棵树')
      }
      return v.parse(waterGoldTree.payload, JSON.parse(before.answer))
    }
    requireRunning(requireTree(db, activityId), now)
    const tree = treeOf(db, userId, activityId, now)
    const watering = waterTree(tree)
    if (watering.is !== 'watered') {
      const [code, words] = NOT_WATERED[watering.is]
      throw new Refusal(code, words)
    }
    const after = { ...watering.after, round: tree.round }
    const answer = { ...treeView(after), reached: watering.reached }
    spendWater(db, { userId, activityId, requestNo, amount: WATER_A_TAP, time: now }, answer)
    setTree(db, userId, activityId, after, now)
    return answer
  })
}

/** Claims a stage once. The coins of the last stage are its harvest: the next round begins. */
export function claimStage(
  { db, clock }: World,
  user: User,
  { activityId, round, stage }: v.InferOutput<typeof claimGoldTreeStage.request>,
): { reward: Toast } {
  const now = clock.now()
  const activity = requireTree(db, activityId)
  if (stateAt(activity, now) === 0) throw new Refusal(SHOWN_RET.activityOver, '活动尚未开始')
  if (now.slice(0, 8) > claimUntil(activity))
    throw new Refusal(SHOWN_RET.activityOver, '奖励已过期')
  if (user.auth_flag !== '1') throw new Refusal(RET.notAuthenticated, '请先完成实名认证')
  const tree = treeOf(db, user.user_id, activityId, now)
  const own = TREE_STAGES.find((it) => it.stage === stage)
  const isReached =
    own !== undefined && (round < tree.round || (round === tree.round && tree.watered >= own.from))
  if (!isReached) throw new Refusal(RET.notEarned, '还没有长到这个阶段')
  return db.transaction(() => {
    const claim = { ...stageClaim(user.user_id, activityId, round, stage), time: now }
    giveOnce(db, claim, { unit: UNIT.coin, amount: own.coins })
    if (stage === 'fruit') {
      setTree(db, user.user_id, activityId, { ...tree, round: tree.round + 1, watered: 0 }, now)
    }
    return { reward: coinToast(`黄金树 · ${STAGE_NAMES[stage]}`, own.coins) }
  })
}
