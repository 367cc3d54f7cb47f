import { expect, test } from 'vitest'
import { addressProblems, type AddressField, type EnteredAddress } from './address.ts'

const GOOD: EnteredAddress = {
  name: '金满仓',
  mobile: '13900000077',
  region: '上海市 黄浦区',
  detail: '人民路 8 号',
}

test.each<[Partial<EnteredAddress>, readonly AddressField[]]>([
  [{}, []],
  [{ name: '阿依古丽·买买提' }, []],
  [{ name: '' }, ['name']],
  [{ name: '<b>' }, ['name']],
  [{ mobile: '12900000077' }, ['mobile']],
  [{ mobile: '1390000007' }, ['mobile']],
  [{ region: '' }, ['region']],
  [{ detail: ' 8 号 ' }, ['detail']],
  [{ detail: '<img src=x onerror=alert(1)>' }, ['detail']],
  [{ detail: '人民路\u0000 8 号' }, ['detail']],
  [{ detail: '路'.repeat(120) }, []],
  [{ detail: '路'.repeat(121) }, ['detail']],
  [{ name: '', mobile: '', region: '', detail: '' }, ['name', 'mobile', 'region', 'detail']],
])('finds in an address with %j what is wrong: %j', (more, wrong) => {
  const problems = Object.entries(addressProblems({ ...GOOD, ...more }))
  expect(problems.filter(([, problem]) => problem !== null).map(([field]) => field)).toEqual(wrong)
})
