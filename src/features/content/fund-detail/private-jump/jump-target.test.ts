import { expect, test } from 'vitest'
import { isJump, jumpTo } from './jump-target.ts'

const from = '/fund_detail/privateJump?to=buy'
const back = encodeURIComponent(from)
const fundCode = '990101'

test.each([
  ['detail', ['confirm', 'qualify'], '/fund_detail/FundDetailAdvance?fundCode=990101'],
  ['detail', ['qualify'], '/fund_detail/FundDetailAdvance?fundCode=990101'],
  ['contracts', [], '/fund_detail/AdvanceContractList'],
  ['certificate', ['qualify'], '/fund_detail/advanceCertificateProblems'],
  ['buy', ['qualify'], '/fund_detail/advanceCertificateProblems'],
  ['buy', [], '/fund_detail/AdvanceContractList?fundCode=990101'],
  ['buy', ['verify', 'confirm', 'qualify'], '/fund_detail/FundDetailAdvance?fundCode=990101'],
  ['buy', ['assess', 'confirm', 'qualify'], `/risks?from=${back}`],
] as const)('a jump to %s with %o missing leads to %s', (to, missing, address) => {
  expect(jumpTo(to, { missing, fundCode, from }).address).toBe(address)
})

test('a jump without a product leads to the list, and one to anywhere else is none', () => {
  expect(jumpTo('detail', { missing: [], fundCode: undefined, from }).address).toBe(
    '/fund_detail/AdvanceContractList',
  )
  expect(['detail', 'buy', 'contracts', 'certificate'].every(isJump)).toBe(true)
  expect(['', 'sell', '/risks', undefined].some(isJump)).toBe(false)
})
