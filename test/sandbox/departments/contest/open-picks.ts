import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { isPlayed, mondayOn, pickWeek } from '#domain/contest/pick.ts'
import { RANKED_AT } from '#domain/contest/ranking.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin } from '#test/sandbox/departments/activity/campaigns.ts'
import { PICK } from '#test/sandbox/departments/activity/catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { nameForPicks, notePick, settlePicks, weekFunds } from './picks.ts'

const WEEKS = 10

/** Who has picked since which week, counted back from the start's, and shows a name. */
const PICKERS = [
  { userId: 'finisher', since: 10, of: 1, named: false },
  { userId: 'saver', since: 8, of: 3, named: true },
  { userId: 'senior', since: 6, of: 4, named: false },
  { userId: 'tiered', since: 3, of: 0, named: true },
] as const

/** Picks of the ten weeks before the start, each settled in its evening, and of its own week. */
export function picksSoFar(db: Database, market: Market, began: Time14): void {
  const pickers = PICKERS.filter(({ userId }) => userById(db, userId) !== undefined)
  const monday = mondayOn(began.slice(0, 8))
  const consentId = campaignTerms(PICK).consentId ?? ''
  for (const { userId, since, named } of pickers) {
    const time = beforeWeek(addDays(monday, -7 * since))
    noteJoin(db, { activityId: PICK, userId, consentId, time })
    if (named) nameForPicks(db, PICK, userId)
  }
  for (let ago = WEEKS; ago >= 0; ago -= 1) {
    const week = pickWeek(addDays(monday, -7 * ago), market.isTradingDay)
    const funds = weekFunds({ db, market }, PICK, week.weekId)
    if (!isPlayed(week) || funds.length === 0) continue
    for (const { userId, since, of } of pickers) {
      const fund = funds[(of + ago) % funds.length]
      if (since < ago || fund === undefined) continue
      notePick(db, {
        activity_id: PICK,
        user_id: userId,
        week: week.weekId,
        fund_code: fund.code,
        time: beforeWeek(week.weekId),
      })
    }
    const last = week.days.at(-1) ?? week.weekId
    if (`${last}${RANKED_AT}` < began) settlePicks(db, market, last, `${last}${RANKED_AT}`)
  }
}

const beforeWeek = (weekId: Date8): Time14 => `${addDays(weekId, -2)}193000`
