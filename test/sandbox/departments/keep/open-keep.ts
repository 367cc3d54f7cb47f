import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { KEEP, KEEP_REWARDS } from '#test/sandbox/departments/activity/catalogue.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteChallengePlan } from './keep-challenge.ts'
import { claimReward } from '#test/sandbox/departments/activity/rewards.ts'

/** Who has seen the welcome page of the keep challenge without joining. */
const WELCOMED = ['xu', 'li']

/** How many of its steps those who joined from the start have claimed. */
const CLAIMED: Readonly<Record<string, number>> = { keeper: 1, finisher: KEEP_REWARDS.length }

/** Whoever had a plan of the keep challenge before it was opened here takes part in it by that. */
export function keepSoFar(db: Database, _market: Market, began: Time14): void {
  const plans = db.all(
    v.object({ plan_no: v.string(), user_id: v.string(), create_time: v.string() }),
    `SELECT plan_no, user_id, create_time FROM plans WHERE plan_type = 'keep'`,
  )
  const { consentId = '', ruleVersion } = campaignTerms(KEEP)
  const see = (userId: string, time: Time14) =>
    db.run('INSERT INTO campaign_welcomes VALUES (?, ?, ?)', KEEP, userId, time)
  for (const { plan_no: planNo, user_id: userId, create_time: made } of plans) {
    see(userId, made)
    const join = [KEEP, userId, ruleVersion, consentId, made]
    db.run('INSERT INTO campaign_joins VALUES (?, ?, ?, ?, ?)', ...join)
    noteChallengePlan(db, { planNo, activityId: KEEP, userId })
    for (const reward of KEEP_REWARDS.slice(0, CLAIMED[userId] ?? 0))
      claimReward(db, { userId, scope: KEEP, time: `${began.slice(0, 8)}093000` }, reward)
  }
  const known = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  for (const userId of WELCOMED) if (known.some((it) => it.user_id === userId)) see(userId, began)
}
