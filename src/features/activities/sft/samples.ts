import { sftPaths } from '#paths/activities/sft.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, qian, xu, chen] = [as(null), as('qian'), as('xu'), as('chen')]

/** Funds of the sandbox's game, the second held by qian, and one that is not of it. */
const [PLAYED, HELD, NOT_PLAYED] = ['980101', '980104', '980203']

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => ({
  [sftPaths.sftHome.pattern]: [
    qian(sftPaths.sftHome.to({}), 'player'),
    { ...qian(sftPaths.sftHome.to({}), 'all ranks'), tap: '查看全部排名' },
    xu(sftPaths.sftHome.to({}), 'not joined'),
    qian(sftPaths.sftHome.to({ activityId: 'mncj-0' }), 'over'),
    qian(sftPaths.sftHome.to({ activityId: 'mncj-2' }), 'not begun'),
    qian(sftPaths.sftHome.to({ activityId: 'mncj-9' }), 'no such game'),
  ],
  [sftPaths.sftEnd.pattern]: [
    qian(sftPaths.sftEnd.to({}), 'still running'),
    qian(sftPaths.sftEnd.to({ activityId: 'mncj-0' }), 'final'),
    { ...qian(sftPaths.sftEnd.to({ activityId: 'mncj-0' }), 'certificate'), tap: '生成成绩证书' },
    xu(sftPaths.sftEnd.to({ activityId: 'mncj-0' }), 'took no part'),
  ],
  [sftPaths.sftFundRule.pattern]: [
    guest(sftPaths.sftFundRule.to({ fundCode: PLAYED })),
    guest(sftPaths.sftFundRule.to({ fundCode: funds.money }), 'money fund'),
  ],
  [sftPaths.sftFundList.pattern]: [
    qian(sftPaths.sftFundList.to({}), 'player'),
    guest(sftPaths.sftFundList.to({}), 'signed out'),
    { ...qian(sftPaths.sftFundList.to({}), 'a type'), tap: '指数型' },
  ],
  [sftPaths.sftFundDetail.pattern]: [
    qian(sftPaths.sftFundDetail.to({ fundCode: HELD }), 'held'),
    guest(sftPaths.sftFundDetail.to({ fundCode: PLAYED }), 'signed out'),
    qian(sftPaths.sftFundDetail.to({ fundCode: NOT_PLAYED }), 'not in the game'),
    qian(sftPaths.sftFundDetail.to({ fundCode: funds.money }), 'money fund'),
  ],
  [sftPaths.sftFundDetailArchives.pattern]: [
    qian(sftPaths.sftFundDetailArchives.to({ fundCode: HELD }), 'held'),
    guest(sftPaths.sftFundDetailArchives.to({ fundCode: NOT_PLAYED }), 'not in the game'),
    guest(sftPaths.sftFundDetailArchives.to({ fundCode: funds.money }), 'money fund'),
    qian(
      sftPaths.sftFundDetailArchives.to({ fundCode: PLAYED, activityId: 'mncj-9' }),
      'no such game',
    ),
  ],
  [sftPaths.sftPurchase.pattern]: [
    { ...qian(sftPaths.sftPurchase.to({ fundCode: PLAYED })), tap: '1/2' },
    chen(sftPaths.sftPurchase.to({ fundCode: PLAYED }), 'all cash left'),
    xu(sftPaths.sftPurchase.to({ fundCode: PLAYED }), 'not joined'),
    qian(sftPaths.sftPurchase.to({ fundCode: NOT_PLAYED }), 'not in the game'),
    qian(sftPaths.sftPurchase.to({ fundCode: PLAYED, activityId: 'mncj-0' }), 'over'),
  ],
  [sftPaths.sftPurchaseSuccess.pattern]: [
    qian(
      sftPaths.sftPurchaseSuccess.to({
        fundCode: HELD,
        requestNo: `SEEDQIAN${HELD}X0`,
      }),
      'confirmed',
    ),
    qian(
      sftPaths.sftPurchaseSuccess.to({ fundCode: PLAYED, requestNo: 'FORGED7890123456' }),
      'forged number',
    ),
  ],
  [sftPaths.sftSell.pattern]: [
    { ...qian(sftPaths.sftSell.to({ fundCode: HELD })), tap: '全部' },
    qian(sftPaths.sftSell.to({ fundCode: NOT_PLAYED }), 'no position'),
    xu(sftPaths.sftSell.to({ fundCode: PLAYED }), 'not joined'),
  ],
  [sftPaths.sftSellSuccess.pattern]: [
    qian(
      sftPaths.sftSellSuccess.to({ fundCode: PLAYED, requestNo: 'FORGED7890123456' }),
      'forged number',
    ),
  ],
  [sftPaths.sftHoldPositions.pattern]: [
    qian(sftPaths.sftHoldPositions.to({}), 'player'),
    chen(sftPaths.sftHoldPositions.to({}), 'no position'),
  ],
  [sftPaths.sftHoldPositionsDetail.pattern]: [
    qian(sftPaths.sftHoldPositionsDetail.to({ fundCode: HELD }), 'held'),
    qian(sftPaths.sftHoldPositionsDetail.to({ fundCode: NOT_PLAYED }), 'no position'),
  ],
})
