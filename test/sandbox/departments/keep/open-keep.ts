import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { DIRECT, KEEP, KEEP_REWARDS } from '#test/sandbox/departments/activity/catalogue.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { seededChallenges } from '#test/sandbox/departments/plans/seed-planner.ts'
import { noteChallengePlan } from './keep-challenge.ts'
import { claimReward } from '#test/sandbox/departments/activity/rewards.ts'

/** The users who have seen the welcome pages of the challenges without joining. */
const WELCOMED = ['xu', 'li']

/** The number of steps that participants from the start have claimed, by challenge and user. */
const CLAIMED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [KEEP]: { keeper: 1, finisher: KEEP_REWARDS.length },
  [DIRECT]: { keeper: 2 },
}

/** Takes in who had a plan of a challenge before it was opened here: they take part by that. */
export function keepSoFar(db: Database, _market: Market, began: Time14): void {
  const plans = db.all(
    v.object({ plan_no: v.string(), user_id: v.string(), create_time: v.string() }),
    `SELECT plan_no, user_id, create_time FROM plans WHERE plan_type = 'keep'`,
  )
  const made = seededChallenges(PERSONAS)
  const see = (activityId: string, userId: string, time: Time14) =>
    db.run('INSERT INTO campaign_welcomes VALUES (?, ?, ?)', activityId, userId, time)
  for (const { plan_no: planNo, user_id: userId, create_time: time } of plans) {
    const activityId = made.get(planNo) ?? KEEP
    const { consentId = '', ruleVersion } = campaignTerms(activityId)
    see(activityId, userId, time)
    const join = [activityId, userId, ruleVersion, consentId, time]
    db.run('INSERT INTO campaign_joins VALUES (?, ?, ?, ?, ?)', ...join)
    noteChallengePlan(db, { planNo, activityId, userId })
    const { rewards } = requireActivity({ db }, activityId)
    for (const reward of rewards.slice(0, CLAIMED[activityId]?.[userId] ?? 0))
      claimReward(db, { userId, scope: activityId, time: `${began.slice(0, 8)}093000` }, reward)
  }
  const known = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  for (const userId of WELCOMED)
    if (known.some((it) => it.user_id === userId))
      for (const activityId of [KEEP, DIRECT]) see(activityId, userId, began)
}
