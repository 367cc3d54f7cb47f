import { newUserPaths } from '#paths/activities/new-user.ts'
import { as, type Samples } from '#templates/sample.ts'

const { home } = newUserPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [home.pattern]: [
    as('new')(home.to()),
    as('li')(home.to(), 'unverified'),
    as('zhou')(home.to(), 'document rejected'),
    as('zhang')(home.to(), 'old customer'),
    as(null)(home.to(), 'signed out'),
  ],
})
