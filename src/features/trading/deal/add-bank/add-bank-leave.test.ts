import { expect, test } from 'vitest'
import { returnData } from './add-bank-leave.ts'

test('the stored data leads back to the purchase, with its fund and its risk answer', () => {
  const from = '/deal/nonMontyPurchase?fundCode=980303&isCheckedPre=1&cfmTime=20260311100000'
  const data: unknown = JSON.parse(returnData(from))
  expect(data).toMatchObject({
    nextType: '3',
    routePath: `/deal/addBank?from=${encodeURIComponent(from)}`,
    fundCode: '980303',
    cfmTime: '20260311100000',
    cmbEntryRoute: JSON.stringify({
      path: '/deal/nonMontyPurchase',
      fullPath: from,
      name: '',
      query: { fundCode: '980303', isCheckedPre: '1', cfmTime: '20260311100000' },
    }),
  })
})

test('without an origin the stored data leads to the holdings', () => {
  expect(JSON.parse(returnData(undefined))).toMatchObject({
    routePath: '/deal/addBank',
    cmbEntryRoute: expect.stringContaining('"fullPath":"/asset/holdList"'),
  })
})
