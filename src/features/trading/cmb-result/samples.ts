import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const zhang = as('zhang')

/** How to see each screen. */
export const samples: Samples = ({ signings }) => ({
  [paths.cmbResult.pattern]: [
    zhang(paths.cmbResult.to({}), 'nothing stored'),
    as('partner')(paths.cmbResult.to({ signNo: 'B20260311' }), 'no such signing'),
    zhang(paths.cmbResult.to({ signNo: signings.waiting }), 'no word yet'),
    zhang(paths.cmbResult.to({ signNo: signings.agreed }), 'agreed'),
    zhang(paths.cmbResult.to({ signNo: signings.refused }), 'refused'),
  ],
})
