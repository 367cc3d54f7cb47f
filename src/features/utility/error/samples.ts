import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const nobody = as(null)

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.networkError.pattern]: [nobody(paths.networkError.to({}))],
  [paths.error404.pattern]: [nobody(paths.error404.to({}))],
})
