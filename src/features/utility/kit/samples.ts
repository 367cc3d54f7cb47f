import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const nobody = as(null)

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.kit.pattern]: [
    nobody(paths.kit.to({})),
    { ...nobody(paths.kit.to({}), 'password sheet'), tap: '交易密码' },
  ],
})
