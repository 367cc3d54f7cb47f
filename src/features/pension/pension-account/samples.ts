import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { as, type Samples } from '#templates/sample.ts'

const home = pensionAccountPaths.home.to()

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [pensionAccountPaths.home.pattern]: [
    as('yang')(home),
    as('pension-full')(home, 'nothing left of the year'),
    as('tying')(home, 'nothing paid in'),
    as('opened')(home, 'not bound'),
    as(null)(home, 'signed out'),
  ],
})
