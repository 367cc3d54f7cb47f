import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const step = (of: '1' | '2' | '3' | '4' | '5') =>
  guest(pensionZonePaths.pensionTaxNewCalculator.to({ step: of }), `step ${of}`)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [pensionZonePaths.pensionZone.pattern]: [
    guest(pensionZonePaths.pensionZone.to(), 'signed out'),
    as('yang')(pensionZonePaths.pensionZone.to(), 'with an account'),
    as('zhang')(pensionZonePaths.pensionZone.to(), 'without an account'),
    as('tying')(pensionZonePaths.pensionZone.to(), 'without a fund account'),
  ],
  [pensionZonePaths.pensionTaxNewCalculatorHome.pattern]: [
    guest(pensionZonePaths.pensionTaxNewCalculatorHome.to()),
  ],
  [pensionZonePaths.pensionTaxNewCalculatorWelcome.pattern]: [
    guest(pensionZonePaths.pensionTaxNewCalculatorWelcome.to()),
  ],
  [pensionZonePaths.pensionTaxNewCalculator.pattern]: [
    step('1'),
    step('2'),
    step('3'),
    step('4'),
    step('5'),
  ],
  [pensionZonePaths.pensionTaxNewCalculatorResult.pattern]: [
    guest(pensionZonePaths.pensionTaxNewCalculatorResult.to({ by: 'quick' })),
  ],
  [pensionZonePaths.pensionTaxCalculator.pattern]: [
    guest(pensionZonePaths.pensionTaxCalculator.to()),
  ],
  [pensionZonePaths.pensionTaxCalculatorResult.pattern]: [
    guest(pensionZonePaths.pensionTaxCalculatorResult.to()),
  ],
})
