import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.customizedPage.pattern]: [
    zhang(paths.customizedPage.to({})),
    nobody(paths.customizedPage.to({}), 'nobody'),
  ],
})
