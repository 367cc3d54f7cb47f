import { PARTNER_BANK_PAGES } from '#domain/brand-sites.ts'
import { outsidePaths } from '#paths/outside.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { jump } = outsidePaths
const NOTICE = `${PARTNER_BANK_PAGES}notice`

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [jump.pattern]: [
    guest(jump.to({ kind: 'page', target: NOTICE }), 'bank'),
    as('zhang')(jump.to({ kind: 'mall' }), 'mall'),
    guest(jump.to({ kind: 'mall' }), 'mall-signed-out'),
    guest(jump.to({ kind: 'page', target: 'https://evil.example/' }), 'refused'),
  ],
})
