import { errorPaths } from '#paths/error.ts'
import { as, type Samples } from '#templates/sample.ts'

const nobody = as(null)

/** How to see each screen. */
export const samples: Samples = () => ({
  [errorPaths.networkError.pattern]: [nobody(errorPaths.networkError.to())],
  [errorPaths.error404.pattern]: [nobody(errorPaths.error404.to())],
})
