import { RET } from '#api/endpoint.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { SIGN_IN_COINS, signInDays } from '#domain/reward/sign-in-days.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { COIN_TASKS, SIGN_IN, type CoinTask } from './catalogue.ts'
import { COIN_SCOPE, signedDays, signInForDay } from './day-sign-in.ts'
import { hasFeature } from '#test/sandbox/kernel/features.ts'
import { purchaseCoins } from '#domain/reward/reward-target.ts'
import { coinToast, giveOnce, isClaimed, type Toast } from './rewards.ts'
import { giveWater, VIEW_GOLD } from './tree-tasks.ts'
import { unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'

/** A daily task is another one each day. */
const dailyTaskId = (task: CoinTask, today: Date8): string =>
  task.category === 'daily' ? `${task.taskBizId}-${today}` : task.taskBizId

const today = ({ clock }: World): Date8 => clock.now().slice(0, 8)

const passedLessons = ({ db }: Pick<World, 'db'>, user: User): number =>
  db.number(
    `SELECT count(*) AS passed FROM content_lessons WHERE user_id = ? AND passed_at <> ''`,
    user.user_id,
  )

/** The place of the user in the seven days of signing in. */
function signIn(world: World, user: User) {
  return signInDays(signedDays(world.db, user.user_id), today(world))
}

function coinsOf(world: World, user: User, task: CoinTask): number {
  if (task.taskBizId === SIGN_IN) return signIn(world, user).coins
  return task.seenBy === 'purchase'
    ? purchaseCoins(task.goldCount, hasFeature('purchaseCoins'))
    : task.goldCount
}

function isDone({ db }: World, user: User, task: CoinTask, taskId: string): boolean {
  switch (task.seenBy) {
    case 'page':
      return db.has(
        'SELECT 1 AS found FROM coin_reports WHERE user_id = ? AND task_id = ?',
        user.user_id,
        taskId,
      )
    case 'visit':
      return true
    case 'lessons':
      return passedLessons({ db }, user) >= (task.atLeast ?? 1)
    case 'card':
      return db.has('SELECT 1 AS found FROM cards WHERE user_id = ? LIMIT 1', user.user_id)
    case 'risk':
      return user.risk_test > 0
    case 'purchase':
      return db.has(
        // A plan that was made, or a dividend method, is a confirmed order too, and no purchase.
        `SELECT 1 AS found FROM orders WHERE user_id = ? AND status = '1'
         AND business_code IN ('20', '22', '39') LIMIT 1`,
        user.user_id,
      )
  }
}

function taskState(world: World, user: User, task: CoinTask): 'open' | 'earned' | 'claimed' {
  const taskId = dailyTaskId(task, today(world))
  const claim = { userId: user.user_id, scope: COIN_SCOPE, claimId: taskId }
  if (isClaimed(world.db, claim)) return 'claimed'
  return isDone(world, user, task, taskId) ? 'earned' : 'open'
}

/** Today's tasks with the user's progress, and the user's coins. */
export function coinTasks(world: World, user: User) {
  const { claimed, today: state } = signIn(world, user)
  return {
    goldBalance: coinBalance(world, user.user_id),
    signIn: {
      coins: [...SIGN_IN_COINS],
      claimed,
      today: state,
      taskId: `${SIGN_IN}-${today(world)}`,
    },
    tasks: COIN_TASKS.map((task) => ({
      taskBizId: task.taskBizId,
      forwardInfo: {
        forwardType: 'H5',
        targetUrl: task.targetUrl,
        wxUrl: task.targetUrl,
        appUrl: '',
        innerForwardType: '',
        params: [],
      },
      taskId: dailyTaskId(task, today(world)),
      category: task.category,
      title: task.title,
      goldCount: coinsOf(world, user, task),
      state: taskState(world, user, task),
    })),
  }
}

export const coinBalance = ({ db }: World, userId: string): number =>
  unitBalance(db, { unit: UNIT.coin, userId })

/**
 * Records a task that a page reports as done. A report of a task that the provider checks in its
 * own records changes nothing. RET.notFound for an unknown task.
 */
export function reportTask(world: World, user: User, taskBizId: string): void {
  const report = () => giveWater(world.db, user.user_id, taskBizId, world.clock.now())
  if (taskBizId === VIEW_GOLD) return report()
  const task = COIN_TASKS.find((it) => it.taskBizId === taskBizId)
  if (!task) throw new Refusal(RET.notFound, '没有这个任务')
  if (task.seenBy !== 'page') return
  world.db.run(
    'INSERT OR IGNORE INTO coin_reports VALUES (?, ?, ?)',
    user.user_id,
    dailyTaskId(task, today(world)),
    world.clock.now(),
  )
  report()
}

function giveCoins(world: World, user: User, task: CoinTask): number {
  const time = world.clock.now()
  if (task.taskBizId === SIGN_IN) return signInForDay(world.db, user.user_id, time)
  const coins = coinsOf(world, user, task)
  const claimId = dailyTaskId(task, time.slice(0, 8))
  giveOnce(
    world.db,
    { userId: user.user_id, scope: COIN_SCOPE, claimId, time },
    coins === 0 ? null : { unit: UNIT.coin, amount: coins },
  )
  return coins
}

/** Claims one task. Yesterday's daily task is not found: its coins have lapsed. */
export function claimTask(
  world: World,
  user: User,
  taskId: string,
): { goldBalance: number; reward: Toast } {
  const task = COIN_TASKS.find((it) => dailyTaskId(it, today(world)) === taskId)
  if (!task) throw new Refusal(RET.notFound, '没有这个任务')
  if (taskState(world, user, task) === 'open') throw new Refusal(RET.notEarned, '任务尚未完成')
  const coins = giveCoins(world, user, task)
  return {
    goldBalance: coinBalance(world, user.user_id),
    reward: coinToast(task.title, coins),
  }
}

/** Claims all that is earned in a category, in one step. */
export function claimCategory(
  world: World,
  user: User,
  category: string,
): { goldBalance: number; reward: Toast } {
  const tasks = COIN_TASKS.filter((it) => it.category === category)
  if (tasks.length === 0) throw new Refusal(RET.notFound, '没有这类任务')
  return world.db.transaction(() => {
    const earned = tasks.filter((it) => taskState(world, user, it) === 'earned')
    if (earned.length === 0) throw new Refusal(RET.notEarned, '没有可领取的金币')
    const coins = earned.reduce((sum, it) => sum + giveCoins(world, user, it), 0)
    return {
      goldBalance: coinBalance(world, user.user_id),
      reward: coinToast('任务奖励', coins),
    }
  })
}
