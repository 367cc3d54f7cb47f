import { customizedPaths } from '#paths/customized.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [customizedPaths.customizedPage.pattern]: [
    zhang(customizedPaths.customizedPage.to()),
    guest(customizedPaths.customizedPage.to(), 'guest'),
  ],
})
