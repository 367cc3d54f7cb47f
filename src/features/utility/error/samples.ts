import { errorPaths } from '#paths/error.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [errorPaths.networkError.pattern]: [guest(errorPaths.networkError.to())],
  [errorPaths.error404.pattern]: [guest(errorPaths.error404.to())],
})
