import { exchangePaths } from '#paths/activities/exchange.ts'
import { as, type Samples } from '#templates/sample.ts'

const { home, result, detail, history } = exchangePaths
const saver = as('saver')

/** Samples that show each screen. */
export const samples: Samples = ({ codes }) => ({
  [home.pattern]: [
    saver(home.to()),
    as('zhang')(home.to({ redeemCode: 'cpn0-0000-0000-0001' }), 'filled in'),
    { ...as('zhang')(home.to({ redeemCode: '0123456789ABCDEF' }), 'wrong'), tap: '兑换' },
    { ...as('li')(home.to({ redeemCode: 'CPN0000000000001' }), 'not eligible'), tap: '兑换' },
    { ...as('wang')(home.to({ redeemCode: 'CPN0000000000005' }), 'sold out'), tap: '兑换' },
    { ...as('wang')(home.to({ redeemCode: 'CPN0000000000003' }), 'ended'), tap: '兑换' },
    {
      ...as('chen')(home.to({ redeemCode: 'CPN0000000000021' }), 'limit reached'),
      tap: '兑换',
    },
  ],
  [result.pattern]: [
    saver(result.to({ exchangeId: codes('coupon') })),
    saver(result.to({ exchangeId: codes('coins') }), 'coins'),
    saver(result.to({ exchangeId: codes('card') }), 'card'),
    as('zhang')(result.to({ exchangeId: codes('coupon') }), "another's"),
  ],
  [detail.pattern]: [
    saver(detail.to({ exchangeId: codes('coupon') })),
    saver(detail.to({ exchangeId: codes('coins') }), 'coins'),
    saver(detail.to({ exchangeId: codes('card') }), 'card'),
    { ...saver(detail.to({ exchangeId: codes('card') }), 'card shown'), tap: '查看卡号' },
    as('zhang')(detail.to({ exchangeId: codes('coupon') }), "another's"),
  ],
  [history.pattern]: [saver(history.to()), as('zhang')(history.to(), 'empty')],
})
