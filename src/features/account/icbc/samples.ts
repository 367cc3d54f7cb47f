import { icbcPaths } from '#paths/icbc.ts'
import { as, type Samples } from '#templates/sample.ts'

const [wang, opening, opened, yang] = [as('wang'), as('opening'), as('opened'), as('yang')]

/** Samples that show each screen. */
export const samples: Samples = ({ signings, pensionRefused }) => ({
  [icbcPaths.openAccount.pattern]: [
    wang(icbcPaths.openAccount.to({ bankId: '1003' }), 'chosen'),
    wang(icbcPaths.openAccount.to()),
    as('li')(icbcPaths.openAccount.to(), 'not verified'),
  ],
  [icbcPaths.getAuth.pattern]: [
    wang(icbcPaths.getAuth.to()),
    opened(icbcPaths.getAuth.to(), 'authorized'),
    yang(icbcPaths.getAuth.to(), 'bound'),
  ],
  [icbcPaths.bindCard.pattern]: [opened(icbcPaths.bindCard.to())],
  [icbcPaths.thBindCard.pattern]: [wang(icbcPaths.thBindCard.to())],
  [icbcPaths.result.pattern]: [
    opening(icbcPaths.result.to(), 'processing'),
    opened(icbcPaths.result.to(), 'opened'),
    yang(icbcPaths.result.to(), 'bound'),
    wang(icbcPaths.result.to(), 'none'),
    wang(icbcPaths.result.to({ signNo: signings.waiting }), 'of another'),
    as('zhou')(icbcPaths.result.to({ signNo: pensionRefused }), 'refused'),
  ],
})
