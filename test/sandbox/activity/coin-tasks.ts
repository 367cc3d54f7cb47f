import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { account, accountBalance, UNIT } from './books.ts'
import { COIN_TASKS, type CoinTask } from './catalogue.ts'
import { coinToast, giveOnce, isClaimed, type Toast } from './rewards.ts'

const SCOPE = 'coin-tasks'

/** A daily task is another one each day. */
const dailyTaskId = (task: CoinTask, today: Date8): string =>
  task.category === 'daily' ? `${task.taskBizId}-${today}` : task.taskBizId

const today = ({ clock }: World): Date8 => clock.now().slice(0, 8)

function isDone({ db }: World, user: User, task: CoinTask, taskId: string): boolean {
  const exists = (sql: string, ...values: string[]) =>
    db.get(v.object({ found: v.number() }), sql, ...values) !== undefined
  switch (task.seenBy) {
    case 'page':
      return exists(
        'SELECT 1 AS found FROM coin_reports WHERE user_id = ? AND task_id = ?',
        user.user_id,
        taskId,
      )
    case 'card':
      return exists('SELECT 1 AS found FROM cards WHERE user_id = ? LIMIT 1', user.user_id)
    case 'risk':
      return user.risk_test > 0
    case 'purchase':
      return exists(
        // A plan that was made, or a dividend method, is a confirmed order too, and no purchase.
        `SELECT 1 AS found FROM orders WHERE user_id = ? AND status = '1'
         AND business_code IN ('20', '22', '39') LIMIT 1`,
        user.user_id,
      )
  }
}

function taskState(world: World, user: User, task: CoinTask): 'open' | 'earned' | 'claimed' {
  const taskId = dailyTaskId(task, today(world))
  const claim = { userId: user.user_id, scope: SCOPE, claimId: taskId }
  if (isClaimed(world.db, claim)) return 'claimed'
  return isDone(world, user, task, taskId) ? 'earned' : 'open'
}

/** Today's tasks with the user's progress, and the user's coins. */
export function coinTasks(world: World, user: User) {
  return {
    goldBalance: coinBalance(world, user.user_id),
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
      goldCount: task.goldCount,
      state: taskState(world, user, task),
    })),
  }
}

export const coinBalance = ({ db }: World, userId: string): number =>
  accountBalance(db, account.wallet(userId), UNIT.coin)

/**
 * Records a task that a page reports as done. A report of a task that the provider checks in its
 * own records changes nothing. RET.notFound for an unknown task.
 */
export function reportTask(world: World, user: User, taskBizId: string): void {
  const task = COIN_TASKS.find((it) => it.taskBizId === taskBizId)
  if (!task) throw new Refusal(RET.notFound, '没有这个任务')
  if (task.seenBy !== 'page') return
  world.db.run(
    'INSERT OR IGNORE INTO coin_reports VALUES (?, ?, ?)',
    user.user_id,
    dailyTaskId(task, today(world)),
    world.clock.now(),
  )
}

function giveCoins(world: World, user: User, task: CoinTask): void {
  const time = world.clock.now()
  const claimId = dailyTaskId(task, time.slice(0, 8))
  giveOnce(
    world.db,
    { userId: user.user_id, scope: SCOPE, claimId, time },
    { unit: UNIT.coin, amount: task.goldCount },
  )
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
  giveCoins(world, user, task)
  return {
    goldBalance: coinBalance(world, user.user_id),
    reward: coinToast(task.title, task.goldCount),
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
    for (const task of earned) giveCoins(world, user, task)
    const coins = earned.reduce((sum, it) => sum + it.goldCount, 0)
    return {
      goldBalance: coinBalance(world, user.user_id),
      reward: coinToast('任务奖励', coins),
    }
  })
}
