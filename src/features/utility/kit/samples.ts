import { kitPaths } from '#paths/kit.ts'
import { as, type Samples } from '#templates/sample.ts'

const nobody = as(null)

/** How to see each screen. */
export const samples: Samples = () => ({
  [kitPaths.kit.pattern]: [
    nobody(kitPaths.kit.to()),
    { ...nobody(kitPaths.kit.to(), 'password sheet'), tap: '交易密码' },
  ],
})
