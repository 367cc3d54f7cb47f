import * as v from 'valibot'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { saveGoal } from '#api/calls/advice/advice.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const MOST = 10

const goalRow = v.object({
  goal: v.pipe(v.string(), v.parseJson(), saveGoal.request),
  saved: v.string(),
})

export const goalsOf = ({ db }: World, user: User) =>
  db
    .all(
      goalRow,
      'SELECT goal, saved FROM goals WHERE user_id = ? ORDER BY saved, goal_id',
      user.user_id,
    )
    .map(({ goal, saved }) => Object.assign(goal, { saved }))

/** SHOWN_RET.limitReached for an eleventh goal; SHOWN_RET.contentRefused for markup or refused words. */
export function keepGoal(world: World, user: User, goal: v.InferOutput<typeof saveGoal.request>) {
  const { db, clock } = world
  const before = goalsOf(world, user)
  const isNew = !before.some((it) => it.goalId === goal.goalId)
  if (goal.name.trim() === '' || /[<>]/.test(goal.name) || refusedWords(goal.name).length > 0)
    throw new Refusal(SHOWN_RET.contentRefused, '目标名称含有不能使用的文字')
  if (isNew && before.length >= MOST)
    throw new Refusal(SHOWN_RET.limitReached, `最多保存 ${MOST} 个目标，请先删除一个`)
  const saved = clock.now()
  db.run(
    `INSERT INTO goals VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (user_id, goal_id) DO UPDATE SET goal = ?3`,
    user.user_id,
    goal.goalId,
    JSON.stringify(goal),
    saved,
  )
  return { ...goal, saved: before.find((it) => it.goalId === goal.goalId)?.saved ?? saved }
}

export function dropGoal({ db }: World, user: User, goalId: string): Record<string, never> {
  db.run('DELETE FROM goals WHERE user_id = ? AND goal_id = ?', user.user_id, goalId)
  return {}
}
