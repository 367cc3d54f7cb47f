import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { fixedPlusHome, fixedPlusStrategy } = fixedPlusPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [fixedPlusHome.pattern]: [guest(fixedPlusHome.to())],
  [fixedPlusStrategy.pattern]: [
    guest(fixedPlusStrategy.to()),
    guest(fixedPlusStrategy.to({ band: '20' }), 'up to 20'),
    guest(fixedPlusStrategy.to({ band: '30' }), 'up to 30'),
  ],
})
