import { expect, test } from 'vitest'
import { detailSections, LIST_SECTIONS, type PrivacyInfo } from './privacy-sections.ts'

const INFO: PrivacyInfo = {
  infoId: 'mobile',
  infoName: '手机号',
  scenario: '登录',
  purpose: '验证本人操作',
  thirdParty: '短信服务商',
  withdrawable: '0',
  withdrawn: '0',
  content: '130****0001',
  collectedCount: 1,
  lastCollectTime: null,
}
const textOf = (info: PrivacyInfo) =>
  detailSections(info)
    .map(({ paragraphs = [], items = [] }) => [paragraphs, items].flat().join('\n'))
    .join('\n')

test.each(['登录', '验证本人操作', '短信服务商'])(
  'names %s: scenario, purpose and third party',
  (it) => {
    expect(textOf(INFO)).toContain(it)
  },
)

test('says so where nobody else receives it', () => {
  expect(textOf({ ...INFO, thirdParty: '' })).toContain('不向第三方提供')
})

test.each([
  ['0', '不能单独撤回', '可以随时重新同意'],
  ['1', '可以随时重新同意', '不能单独撤回'],
] as const)('with withdrawable %s says "%s"', (withdrawable, said, unsaid) => {
  const text = textOf({ ...INFO, withdrawable })
  expect(text).toContain(said)
  expect(text).not.toContain(unsaid)
})

test('the list tells of the rights to see, correct, export, withdraw and delete', () => {
  const rights = LIST_SECTIONS.find(({ heading }) => heading === '您的权利')?.items ?? []
  expect(rights.map((it) => it.split('：')[0])).toEqual([
    '查阅',
    '更正',
    '复制',
    '撤回同意',
    '注销',
  ])
})
