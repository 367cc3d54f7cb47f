import { remittancePaths } from '#paths/remittance.ts'
import { as, type Samples } from '#templates/sample.ts'

const zhang = as('zhang')

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [remittancePaths.largeRemittance.pattern]: [
    zhang(remittancePaths.largeRemittance.to()),
    as('partner')(remittancePaths.largeRemittance.to(), 'payment bank'),
    as('li')(remittancePaths.largeRemittance.to(), 'not verified'),
  ],
})
