import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const zhang = as('zhang')

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.largeRemittance.pattern]: [
    zhang(paths.largeRemittance.to({})),
    as('partner')(paths.largeRemittance.to({}), 'payment bank'),
    as('li')(paths.largeRemittance.to({}), 'not verified'),
  ],
})
