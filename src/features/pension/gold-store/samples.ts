import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { as, type Samples } from '#templates/sample.ts'

/** How to see each screen. */
export const samples: Samples = () => ({
  [goldStorePaths.goldVaryRecords.pattern]: [
    as('every')(goldStorePaths.goldVaryRecords.to()),
    as('new')(goldStorePaths.goldVaryRecords.to(), 'empty'),
  ],
})
