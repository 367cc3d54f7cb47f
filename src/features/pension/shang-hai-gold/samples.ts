import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import { as, type Samples } from '#templates/sample.ts'

const home = shangHaiGoldPaths.shangHaiGoldHome

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [as(null)(home.to()), as('zhang')(home.to({ range: 'all' }), 'signed in')],
})
