import { expect, test } from 'vitest'
import { returnData } from './return-data.ts'

test('the stored data leads back to the purchase, with its fund and its risk answer', () => {
  const from = '/deal/nonMontyPurchase?fundCode=980303&isCheckedPre=1&cfmTime=20260311100000'
  const routePath = `/deal/addBank?from=${encodeURIComponent(from)}`
  const data: unknown = JSON.parse(returnData({ nextType: '3', from, routePath }))
  expect(data).toMatchObject({
    nextType: '3',
    routePath,
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

test('an entry without a query is stored whole, without a fund', () => {
  const stored = returnData({ nextType: '1', from: '/asset/holdList', routePath: '/binding' })
  expect(JSON.parse(stored)).toMatchObject({
    nextType: '1',
    fundCode: '',
    cmbEntryRoute: expect.stringContaining('"fullPath":"/asset/holdList"'),
  })
})
