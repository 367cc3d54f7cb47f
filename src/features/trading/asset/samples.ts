import { assetPaths } from '#paths/asset.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh, everyKind] = [as('zhang'), as('qian'), as('new'), as('every')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => ({
  [assetPaths.holdList.pattern]: [
    zhang(assetPaths.holdList.to()),
    qian(assetPaths.holdList.to(), 'ten digits'),
    everyKind(assetPaths.holdList.to(), 'shares in a sale'),
    fresh(assetPaths.holdList.to(), 'empty'),
  ],
  [assetPaths.singleHold.pattern]: [
    zhang(assetPaths.singleHold.to({ fundCode: funds.held })),
    everyKind(assetPaths.singleHold.to({ fundCode: funds.held }), 'shares in a sale'),
    zhang(assetPaths.singleHold.to({ fundCode: funds.longName }), 'not held'),
  ],
  [assetPaths.holdYuEBao.pattern]: [
    zhang(assetPaths.holdYuEBao.to({ fundCode: funds.money })),
    fresh(assetPaths.holdYuEBao.to(), 'empty'),
  ],
  [assetPaths.sumDetail.pattern]: [
    zhang(assetPaths.sumDetail.to()),
    zhang(assetPaths.sumDetail.to({ month: '209901' }), 'month to come'),
    zhang('/asset/sumDetail?month=999999', 'no such month'),
    qian(assetPaths.sumDetail.to(), 'ten digits'),
    fresh(assetPaths.sumDetail.to(), 'empty'),
  ],
  [assetPaths.channelHold.pattern]: [
    zhang(assetPaths.channelHold.to()),
    qian(assetPaths.channelHold.to(), 'ten digits'),
    fresh(assetPaths.channelHold.to(), 'empty'),
  ],
  [assetPaths.singleDetail.pattern]: [zhang(assetPaths.singleDetail.to({ fundCode: funds.held }))],
  [assetPaths.shareDetail.pattern]: [zhang(assetPaths.shareDetail.to({ fundCode: funds.held }))],
  [assetPaths.smartSubscribeList.pattern]: [
    as('failing')(assetPaths.smartSubscribeList.to()),
    as('planner')(assetPaths.smartSubscribeList.to(), 'each state'),
    fresh(assetPaths.smartSubscribeList.to(), 'empty'),
  ],
  [assetPaths.clearanceRecord.pattern]: [
    as('cleared')(assetPaths.clearanceRecord.to()),
    fresh(assetPaths.clearanceRecord.to(), 'empty'),
  ],
})
