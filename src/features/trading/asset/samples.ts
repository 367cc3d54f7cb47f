import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh, everyKind] = [as('zhang'), as('qian'), as('new'), as('every')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [paths.holdList.pattern]: [
    zhang(paths.holdList.to({})),
    qian(paths.holdList.to({}), 'ten digits'),
    everyKind(paths.holdList.to({}), 'shares in a sale'),
    fresh(paths.holdList.to({}), 'empty'),
  ],
  [paths.singleHold.pattern]: [
    zhang(paths.singleHold.to({ fundCode: funds.held })),
    everyKind(paths.singleHold.to({ fundCode: funds.held }), 'shares in a sale'),
    zhang(paths.singleHold.to({ fundCode: funds.longName }), 'not held'),
  ],
  [paths.holdYuEBao.pattern]: [
    zhang(paths.holdYuEBao.to({ fundCode: funds.money })),
    fresh(paths.holdYuEBao.to({}), 'empty'),
  ],
  [paths.sumDetail.pattern]: [
    zhang(paths.sumDetail.to({})),
    zhang(paths.sumDetail.to({ month: '209901' }), 'month to come'),
    zhang('/asset/sumDetail?month=999999', 'no such month'),
    qian(paths.sumDetail.to({}), 'ten digits'),
    fresh(paths.sumDetail.to({}), 'empty'),
  ],
  [paths.channelHold.pattern]: [
    zhang(paths.channelHold.to({})),
    qian(paths.channelHold.to({}), 'ten digits'),
    fresh(paths.channelHold.to({}), 'empty'),
  ],
  [paths.singleDetail.pattern]: [zhang(paths.singleDetail.to({ fundCode: funds.held }))],
  [paths.shareDetail.pattern]: [zhang(paths.shareDetail.to({ fundCode: funds.held }))],
  [paths.smartSubscribeList.pattern]: [
    as('failing')(paths.smartSubscribeList.to({})),
    fresh(paths.smartSubscribeList.to({}), 'empty'),
  ],
  [paths.clearanceRecord.pattern]: [
    as('cleared')(paths.clearanceRecord.to({})),
    fresh(paths.clearanceRecord.to({}), 'empty'),
  ],
})
