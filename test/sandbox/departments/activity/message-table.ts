/** Messages about campaigns and what they bring. */
import * as v from 'valibot'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { ENDS_SOON_DAYS } from '#domain/message/message-events.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { campaignAddress } from '#shared/views/activity/campaign-address.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, quoted } from '#test/sandbox/kernel/message-text.ts'
import { campaignTerms } from './campaign-terms.ts'
import { TEXTS } from './catalogue.ts'
import { rewardsDue, type Earned } from './events.ts'
import { rewardText } from './rewards.ts'

const joinedRow = v.object({
  user_id: v.string(),
  activity_id: v.string(),
  end_time: v.string(),
})
const JOINS = `(SELECT user_id, activity_id FROM campaign_joins
  UNION SELECT user_id, activity_id FROM game_players)`

/** The users who have joined a campaign that has a title. */
const concerned = (joined: readonly v.InferOutput<typeof joinedRow>[]) =>
  joined.flatMap(({ user_id: userId, activity_id: subject, end_time: end }) => {
    const campaign = TEXTS[subject]?.title ?? ''
    if (campaign === '') return []
    return { userId, key: subject, subject, detail: { campaign, until: end.slice(0, 8) } }
  })

/** The campaign itself; what else is announced with campaigns is in their list. */
export function toCampaign({ subject: activityId }: { readonly subject: string }): string {
  if (TEXTS[activityId] === undefined) return activityCenterPaths.activityCenterHome.to({})
  const { needs, route = null } = campaignTerms(activityId)
  return campaignAddress({ activityId, needs: [...needs], route })
}

/** Names an earned reward among all messages of its user. */
export const earnedKey = ({ activity, reward }: Omit<Earned, 'userId'>): string =>
  `${activity.activity_id} ${reward.rewardId}`

export const campaignMessages = {
  /** To who has joined an edition of it before. */
  campaignBegins: message({
    topic: 'campaign',
    legal: false,
    due: eachMorning(140),
    whom: (db, { day }: Morning, time) =>
      concerned(
        db
          .all(
            v.object({ ...joinedRow.entries, own_id: v.string() }),
            `SELECT DISTINCT j.user_id, j.activity_id AS own_id, a.activity_id, a.end_time FROM ${JOINS} j
             JOIN activities own ON own.activity_id = j.activity_id JOIN activities a USING (kind)
           WHERE a.start_time <= ? AND substr(a.start_time, 1, 8) >= ? AND a.start_time > own.start_time
           ORDER BY a.activity_id, j.user_id`,
            time,
            addDays(day, -1),
          )
          // Of the same screens; two campaigns of one kind may have nothing in common.
          .filter((it) => campaignTerms(it.own_id).route === campaignTerms(it.activity_id).route),
      ),
    detail: { campaign: v.string(), until: v.string() },
    title: '您参加过的活动又开始了',
    text: ({ campaign, until }) =>
      around(campaign, (name) => `${quoted(name)}已开始，${formatDate(until)} 结束`),
    leadsTo: toCampaign,
  }),
  campaignEnds: message({
    topic: 'campaign',
    legal: false,
    due: eachMorning(150),
    whom: (db, { day }: Morning) =>
      concerned(
        db.all(
          joinedRow,
          `SELECT j.user_id, j.activity_id, a.end_time FROM ${JOINS} j JOIN activities a USING (activity_id)
           WHERE substr(a.end_time, 1, 8) = ? ORDER BY j.activity_id, j.user_id`,
          addDays(day, ENDS_SOON_DAYS),
        ),
      ),
    detail: { campaign: v.string(), until: v.string() },
    title: '您参加的活动即将结束',
    text: ({ campaign, until }) =>
      around(campaign, (name) => `${quoted(name)} ${formatDate(until)} 结束`),
    leadsTo: toCampaign,
  }),
  /** A reward of a purchase or an invitation, at once, and in the morning a step or a last place. */
  rewardReady: message({
    topic: 'campaign',
    legal: false,
    due: eachMorning(160),
    whom: (db, event: Earned | Morning, time) =>
      ('reward' in event ? [event] : rewardsDue.emit({ db, ...event, time }).flat()).map((it) => ({
        userId: it.userId,
        key: earnedKey(it),
        subject: it.activity.activity_id,
        detail: { campaign: it.activity.title, reward: rewardText(it.reward) },
      })),
    detail: { campaign: v.string(), reward: v.string() },
    title: '活动奖励可以领取了',
    text: ({ campaign, reward }) => around(campaign, (name) => `${quoted(name)}：${reward}`),
    leadsTo: toCampaign,
  }),
}
