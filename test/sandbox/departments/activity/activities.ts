import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { TEXTS } from './catalogue.ts'

const activityRow = v.object({
  activity_id: v.string(),
  kind: v.picklist(['game', 'keep', 'rule']),
  start_time: v.string(),
  end_time: v.string(),
})

export type ActivityKind = v.InferOutput<typeof activityRow>['kind']
export type Activity = v.InferOutput<typeof activityRow> & (typeof TEXTS)[string]

/** Returns whether there is such an activity, of `kind` where that is given. */
export const hasActivity = ({ db }: { db: Database }, id: string, kind?: ActivityKind): boolean => {
  const row = db.get(activityRow, 'SELECT * FROM activities WHERE activity_id = ?', id)
  return row !== undefined && (kind === undefined || row.kind === kind)
}

/** The activity, of `kind` where that is given, or RET.notFound. */
export function requireActivity(
  { db }: { db: Database },
  id: string,
  kind?: ActivityKind,
): Activity {
  const row = db.get(activityRow, 'SELECT * FROM activities WHERE activity_id = ?', id)
  const texts = TEXTS[id]
  if (!row || !texts || (kind !== undefined && row.kind !== kind)) {
    throw new Refusal(RET.notFound, '没有这个活动')
  }
  return { ...row, ...texts }
}

/** The game (rules.md#tasks-and-rewards): 0 not begun, 1 running, 2 over. */
export function stateAt(activity: Activity, now: Time14): 0 | 1 | 2 {
  if (now < activity.start_time) return 0
  return now < activity.end_time ? 1 : 2
}

export function requireRunning(activity: Activity, now: Time14): void {
  const state = stateAt(activity, now)
  if (state === 0) throw new Refusal(SHOWN_RET.activityOver, '活动尚未开始')
  if (state === 2) throw new Refusal(SHOWN_RET.activityOver, '活动已结束')
}

/**
 * The moment by which figures are valued: they stay at the values of the activity's last
 * day.
 */
export function valuedAt(activity: Activity, now: Time14): Time14 {
  const last = lastMoment(activity)
  return now < last ? now : last
}

export const lastMoment = (activity: { end_time: Time14 }): Time14 =>
  `${activity.end_time.slice(0, 8)}235959`

/** The funds of an activity, in its order, as far as the market still has them. */
export function activityFunds({ db, market }: Pick<World, 'db' | 'market'>, activityId: string) {
  return db
    .all(
      v.object({ fund_code: v.string() }),
      'SELECT fund_code FROM activity_funds WHERE activity_id = ? ORDER BY position',
      activityId,
    )
    .flatMap(({ fund_code: code }) => market.fund(code) ?? [])
}

export function ruleText(activity: Activity): string {
  return activity.rules.map(({ heading, text }) => `${heading}：${text}`).join('\n')
}
