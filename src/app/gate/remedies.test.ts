import { expect, test } from 'vitest'
import { dealPaths } from '#paths/deal.ts'
import { prerequisites, type Lack } from '#shared/engines/person/prerequisites.ts'
import { remedies, type Remedy } from './remedies.ts'

const ORDER = dealPaths.purchase.to({ fundCode: '980303' })
const RISK = { fundName: '禾岸灵活配置混合A', fundRiskLevel: 5, clientRiskLevel: 1 }
const LATER = { mayContinueLater: true }

test.each<[string, Remedy, Lack]>([
  ['no verified name', remedies.notAuthenticated({ uploaded: false }, '购买'), 'realName'],
  ['no trading password', remedies.noTradingPassword(null, '购买'), 'tradingPassword'],
  ['no identity document', remedies.documentNotUploaded(LATER, '购买'), 'document'],
  ['a rejected document', remedies.documentRejected({ remark: '' }, '购买'), 'document'],
  ['an expired document', remedies.documentExpired(null, '购买'), 'document'],
  ['an inactive account', remedies.accountInactive(null, '购买'), 'activation'],
  ['no personal information', remedies.noPersonalInfo(null, '购买'), 'personalInfo'],
  ['no tax residence', remedies.noTaxInfo(null, '购买'), 'taxInfo'],
  ['no assessment', remedies.noRiskTest(null, '购买'), 'assessment'],
  ['an expired assessment', remedies.riskTestExpired(null, '购买'), 'assessment'],
  ['a warning', remedies.riskWarning(RISK, '购买'), 'assessment'],
  [
    'a fund that cannot be bought',
    remedies.riskBlocked({ ...RISK, clientRiskLevel: 0 }, '购买'),
    'assessment',
  ],
])('%s leads where that is made good, with the order to go back to', (_, remedy, lack) => {
  expect(remedy.to(ORDER)).toBe(prerequisites[lack](ORDER))
  expect(new URL(remedy.to(ORDER), 'https://own.invalid').searchParams.get('from')).toBe(ORDER)
})

test.each(['购买', '转换'] as const)(
  'a warning before %s names both levels and offers to go on with it',
  (verb) => {
    const { content, otherText } = remedies.riskWarning(RISK, verb)
    expect(content).toMatch(/保守型（C1）.*高风险（R5）/)
    expect(otherText).toBe(`知悉风险，继续${verb}`)
  },
)

test.each([
  ['', '身份证照片未通过审核：照片不清晰，请重新上传'],
  ['照片模糊', '身份证照片未通过审核：照片模糊，请重新上传'],
  ['照片模糊。', '身份证照片未通过审核：照片模糊，请重新上传'],
  ['身份证照片模糊，请重新上传', '身份证照片未通过审核：身份证照片模糊，请重新上传'],
  ['身份证照片模糊，请重新上传。', '身份证照片未通过审核：身份证照片模糊，请重新上传'],
])('a rejected document with the remark "%s" says once what to do', (remark, content) => {
  expect(remedies.documentRejected({ remark }, '购买').content).toBe(content)
})

test('a user who has handed in the identity card is not prompted to have it ready', () => {
  expect(remedies.notAuthenticated({ uploaded: true }, '购买').content).not.toContain(
    '准备好身份证',
  )
  expect(remedies.notAuthenticated({ uploaded: false }, '购买').content).toContain(
    '准备好身份证和银行卡',
  )
})
