import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { fundList } = brightSpotFundsPaths
const spot = (spotId: string, note?: string) => guest(fundList.to({ spotId }), note ?? spotId)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [fundList.pattern]: [
    guest(fundList.to()),
    spot('spot-low-fee'),
    spot('spot-recovery'),
    { ...spot('spot-pension'), tap: '口径', note: 'explanation' },
    spot('spot-year-end', 'ended'),
    spot('spot-gone', 'withdrawn'),
    guest(fundList.to({ spotId: 'spot-low-fee', sort: 'return' }), 'wrong order'),
  ],
})
