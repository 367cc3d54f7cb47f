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
const sectionText = (info: PrivacyInfo) =>
  detailSections(info)
    .map(({ paragraphs = [], items = [] }) => [paragraphs, items].flat().join('\n'))
    .join('\n')

test.each(['登录', '验证本人操作', '短信服务商'])(
  'the sections of one kind of information name %s',
  (it) => {
    expect(sectionText(INFO)).toContain(it)
  },
)

test('the sections say so where no third party receives the information', () => {
  expect(sectionText({ ...INFO, thirdParty: '' })).toContain('不向第三方提供')
})

test.each([
  ['0', '不能单独撤回', '可以随时重新同意'],
  ['1', '可以随时重新同意', '不能单独撤回'],
] as const)(
  'with withdrawable %s the sections say "%s", and not "%s"',
  (withdrawable, said, unsaid) => {
    const text = sectionText({ ...INFO, withdrawable })
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
  },
)

test('the list names the rights to see, correct, export, withdraw and delete', () => {
  const rights = LIST_SECTIONS.find(({ heading }) => heading === '您的权利')?.items ?? []
  expect(rights.map((it) => it.split('：')[0])).toEqual([
    '查阅',
    '更正',
    '复制',
    '撤回同意',
    '注销',
  ])
})
