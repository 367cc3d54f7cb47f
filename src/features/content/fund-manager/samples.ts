import { fundManagerPaths } from '#paths/fund-manager.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [fundManagerPaths.home.pattern]: [
    guest(fundManagerPaths.home.to()),
    { ...zhang(fundManagerPaths.home.to(), 'filter'), tap: '全部风格' },
  ],
})
