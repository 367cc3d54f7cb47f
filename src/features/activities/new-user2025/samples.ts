import { newUser2025Paths } from '#paths/activities/new-user2025.ts'
import { as, type Samples } from '#templates/sample.ts'

const { newUserHome2025 } = newUser2025Paths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [newUserHome2025.pattern]: [
    as('li')(newUserHome2025.to()),
    as('new')(newUserHome2025.to(), 'half of the first'),
    as('chen')(newUserHome2025.to(), 'earned'),
    { ...as('chen')(newUserHome2025.to(), 'claimed'), tap: '领取' },
    as('halfway')(newUserHome2025.to(), 'over'),
    as('zhang')(newUserHome2025.to(), 'old customer'),
    as(null)(newUserHome2025.to(), 'signed out'),
  ],
})
