import { cmbResultPaths } from '#paths/cmb-result.ts'
import { as, type Samples } from '#templates/sample.ts'

const zhang = as('zhang')

/** Samples that show each screen. */
export const samples: Samples = ({ signings }) => ({
  [cmbResultPaths.cmbResult.pattern]: [
    zhang(cmbResultPaths.cmbResult.to(), 'nothing stored'),
    as('partner')(cmbResultPaths.cmbResult.to({ signNo: 'B20260311' }), 'no such signing'),
    zhang(cmbResultPaths.cmbResult.to({ signNo: signings.waiting }), 'no word yet'),
    zhang(cmbResultPaths.cmbResult.to({ signNo: signings.agreed }), 'agreed'),
    zhang(cmbResultPaths.cmbResult.to({ signNo: signings.refused }), 'refused'),
  ],
})
