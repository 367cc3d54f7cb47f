import { assetCurve, gameResult, rankList, setAnonymous } from '#api/calls/game-standing.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { gameCurve } from '#test/sandbox/departments/game/game-days.ts'
import { resultFor } from '#test/sandbox/departments/game/game-result.ts'
import { gameRanking } from '#test/sandbox/departments/game/game-standing.ts'
import { decide } from '#test/sandbox/departments/identity/consents.ts'
import { RANKING_NAME } from '#test/sandbox/departments/identity/privacy-items.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { onPage } from '#test/sandbox/market/paging.ts'

export const gameStandingFamily = [
  forUser(rankList, ({ activityId, ...page }, world, user) => {
    const ranking = gameRanking(world, requireActivity(world, activityId, 'game'))
    const own = ranking.find(({ userId }) => userId === user.user_id)
    const { total, records } = onPage(ranking, page)
    return {
      total,
      own: own ? { rank: own.rank, profitRate: own.profitRate } : null,
      records: records.map(({ rank, userId, userName, profitRate }) => ({
        rank,
        name: userName,
        profitRate,
        isOwn: userId === user.user_id,
      })),
    }
  }),

  forUser(assetCurve, ({ activityId }, world, user) => {
    requireActivity(world, activityId, 'game')
    return gameCurve(world, activityId, user.user_id)
  }),

  forUser(gameResult, ({ activityId }, world, user) =>
    resultFor(world, requireActivity(world, activityId, 'game'), user.user_id),
  ),

  forUser(setAnonymous, ({ anonymous }, world, user) => {
    decide(world, user, { infoId: RANKING_NAME, withdrawn: anonymous === '1' })
    return { anonymous }
  }),
]
