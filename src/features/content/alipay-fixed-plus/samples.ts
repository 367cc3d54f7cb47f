import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { alipayFixedPlusHome, newFixedPlusHome } = alipayFixedPlusPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [alipayFixedPlusHome.pattern]: [guest(alipayFixedPlusHome.to())],
  [newFixedPlusHome.pattern]: [
    guest(newFixedPlusHome.to()),
    {
      ...guest(newFixedPlusHome.to(), 'computed'),
      type: { field: '金额', words: '50000' },
    },
  ],
})
