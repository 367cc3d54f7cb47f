import { rankListPaths } from '#paths/rank-list.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const detail = (given: Parameters<typeof rankListPaths.rankDetail.to>[0]) =>
  guest(rankListPaths.rankDetail.to(given), Object.values(given).join(' '))

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [rankListPaths.allRankList.pattern]: [guest(rankListPaths.allRankList.to())],
  [rankListPaths.rankDetail.pattern]: [
    detail({ ruleId: 'calm-bond' }),
    detail({ ruleId: 'long-mixed', stage: '5y' }),
    detail({ ruleId: 'low-fee', order: 'down' }),
    detail({ ruleId: 'cash' }),
    { ...detail({ ruleId: 'calm-mixed' }), tap: '口径', note: 'explanation' },
    { ...detail({ ruleId: 'index-tracking' }), tap: '对比', note: 'comparing' },
    guest(rankListPaths.rankDetail.to({ ruleId: 'cash', risk: '5' }), 'empty'),
    guest(rankListPaths.rankDetail.to({ ruleId: 'no-such-board' }), 'withdrawn'),
  ],
})
