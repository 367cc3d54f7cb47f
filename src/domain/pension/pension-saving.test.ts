import { expect, test } from 'vitest'
import { savingOf, taxTableOf, type TaxTable } from '#domain/tax/income-tax.ts'
import { paymentResult, pilotSaving } from './pension-saving.ts'

const table = (): TaxTable => {
  const found = taxTableOf(2026)
  if (found === null) throw new Error('no table')
  return found
}

test.each([
  ['0', '12000', '360.00', '-360.00', '0', 'none'],
  ['-500', '12000', '360.00', '-360.00', '0', 'none'],
  ['8000', '12000', '360.00', '-120.00', '8000', 'costs'],
  ['36000', '12000', '360.00', '0.00', '12000', 'same'],
  ['40000', '12000', '360.00', '280.00', '12000', 'saves'],
  ['40000', '5000', '150.00', '280.00', '12000', 'saves'],
] as const)('of %s, paying in %s costs %s later, net %s, useful up to %s: %s', (...row) => {
  const [taxable, paid, later, net, useful, verdict] = row
  const result = paymentResult(savingOf(table(), taxable, paid), {
    taxable,
    paid,
    limit: '12000',
    payoutTax: '3',
  })
  expect(result).toMatchObject({ later, net, useful, verdict })
})

test.each([
  ['8000', '36000', '480.00', '172.80', '432.00'],
  ['10000', '60000', '600.00', '720.00', '540.00'],
  ['30000', '300000', '1000.00', '2400.00', '900.00'],
] as const)('the pilot caps %s a month of %s at %s, saves %s and costs %s later', (...row) => {
  const [monthly, taxable, cap, saved, later] = row
  expect(pilotSaving(table(), monthly, taxable)).toMatchObject({ cap, saved, later })
})
