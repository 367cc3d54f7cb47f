import { initiativePaths } from '#paths/initiative.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const list = initiativePaths.initiativeFundList

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [initiativePaths.initiativePrefecture.pattern]: [
    guest(initiativePaths.initiativePrefecture.to()),
  ],
  [list.pattern]: [
    guest(list.to()),
    guest(list.to({ style: 'sector', theme: '消费' }), 'theme'),
    guest(list.to({ style: 'value', order: 'managerYears' }), 'by years'),
    guest(list.to({ fmUid: 'M0' }), 'empty'),
  ],
})
