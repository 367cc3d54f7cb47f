import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const home = taxDelayPaths.taxDelayHome.to()

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [taxDelayPaths.taxDelayHome.pattern]: [
    as('wang')(home, 'nothing yet'),
    guest(home, 'signed out'),
    as('opening')(home, 'the bank decides'),
    as('opened')(home, 'to be bound'),
    as('yang')(home, 'bound'),
    as('li')(home, 'not verified'),
    as('tying')(home, 'without a fund account'),
  ],
  [taxDelayPaths.taxDelayIntroduce.pattern]: [guest(taxDelayPaths.taxDelayIntroduce.to())],
  [taxDelayPaths.bind.pattern]: [as('tying')(taxDelayPaths.bind.to())],
  [taxDelayPaths.bankRedirect.pattern]: [
    as('yang')(taxDelayPaths.bankRedirect.to({ purpose: 'contribute' })),
    as('pension-full')(taxDelayPaths.bankRedirect.to({ purpose: 'contribute' }), 'nothing left'),
    as('opened')(taxDelayPaths.bankRedirect.to({ purpose: 'contribute' }), 'not bound'),
    guest(taxDelayPaths.bankRedirect.to({ purpose: 'contribute' }), 'signed out'),
    guest(
      taxDelayPaths.bankRedirect.to({ purpose: 'contribute', signNo: 'B20260311PENSIONYANG' }),
      'back in another browser',
    ),
  ],
  [taxDelayPaths.bindResult.pattern]: [
    as('yang')(taxDelayPaths.bindResult.to(), 'open'),
    as('tying')(taxDelayPaths.bindResult.to(), 'not open'),
  ],
})
