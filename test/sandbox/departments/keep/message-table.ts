/** Messages about the keep challenge. */
import * as v from 'valibot'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { ENDS_SOON_DAYS } from '#domain/message/message-events.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { toCampaign } from '#test/sandbox/departments/activity/message-table.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, quoted } from '#test/sandbox/kernel/message-text.ts'
import { earnedSteps } from './keep-challenge.ts'

export const keepMessages = {
  /** Rewards that wait and lapse. */
  rewardEnds: message({
    topic: 'campaign',
    legal: false,
    due: eachMorning(165),
    whom(db, { market, day }: Morning, time) {
      const until = addDays(day, ENDS_SOON_DAYS)
      const joins = db.all(
        v.object({ user_id: v.string(), activity_id: v.string() }),
        `SELECT j.user_id, j.activity_id FROM campaign_joins j JOIN activities a USING (activity_id)
         WHERE a.kind = 'keep' AND a.end_time <= ? ORDER BY j.activity_id, j.user_id`,
        time,
      )
      return joins.flatMap(({ user_id: userId, activity_id: subject }) => {
        const activity = requireActivity({ db }, subject)
        if (claimUntil(activity).slice(0, 8) !== until) return []
        if (earnedSteps({ db, market }, activity, userId, time).length === 0) return []
        return { userId, key: subject, subject, detail: { campaign: activity.title, until } }
      })
    },
    detail: { campaign: v.string(), until: v.string() },
    title: '活动奖励即将失效',
    text: ({ campaign, until }) =>
      around(campaign, (name) => `${quoted(name)}还有奖励没有领取，${formatDate(until)} 失效`),
    leadsTo: toCampaign,
  }),
}
