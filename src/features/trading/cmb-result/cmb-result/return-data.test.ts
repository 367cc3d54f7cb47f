import { expect, test } from 'vitest'
import { entryAddress, entryWayBack, originAddress } from './return-data.ts'

const storedEntry = (fullPath: string) => ({
  cmbEntryRoute: JSON.stringify({ fullPath, name: '' }),
})

test.each([
  [
    'the purchase',
    storedEntry('/deal/nonMontyPurchase?fundCode=980303'),
    '/deal/nonMontyPurchase?fundCode=980303&cmbFinish=1',
  ],
  ["another site's address", storedEntry('//evil.example/'), '/asset/holdList'],
  ['text that is not JSON', { cmbEntryRoute: '{' }, '/asset/holdList'],
  ['nothing', { cmbEntryRoute: '' }, '/asset/holdList'],
  ['no data at all', null, '/asset/holdList'],
])('a stored entry of %s leads to an address of this app', (_what, data, address) => {
  expect(entryAddress(data)).toBe(address)
})

test.each([
  ['/deal/addBank?from=%2Fasset', '/deal/addBank?from=%2Fasset'],
  ['', '/asset/holdList'],
  ['https://evil.example/', '/asset/holdList'],
  ['/cmbResult?signNo=B1', '/asset/holdList'],
])('a failure of a visit that began at "%s" returns to %s', (routePath, address) => {
  expect(originAddress({ routePath })).toBe(address)
})

test.each([
  [
    'the purchase',
    storedEntry('/deal/nonMontyPurchase?fundCode=980303'),
    '/deal/nonMontyPurchase?fundCode=980303',
  ],
  ['a new card for the purchase', storedEntry('/deal/addBank?from=%2Fasset'), '/asset'],
  ["another site's address", storedEntry('//evil.example/'), undefined],
  ['text that is not JSON', { cmbEntryRoute: '{' }, undefined],
])('a further step after a stored entry of %s leads back to %s', (_what, data, from) => {
  expect(entryWayBack(data)).toBe(from)
})
