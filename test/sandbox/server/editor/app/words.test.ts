import { expect, it } from 'vitest'
import { blockName, findingText } from './words.ts'

it('names the risk line that a page lacks as the form does', () => {
  const finding = { code: 'noRiskLine', id: '', detail: 'fund' }
  expect(findingText(finding, '')).toBe(
    '页脚风险提示：页面有基金、指数或观点内容，需要相应的风险提示（基金）',
  )
})

it('names the field of a list by its place, and what is wrong with it', () => {
  const finding = { code: 'refusedWords', id: 'a', detail: 'items[1].label: 稳赚' }
  expect(findingText(finding, 'Shortcuts')).toBe('入口 2 · 名称：含有不能使用的词（稳赚）')
})

it.each(['constructor', 'toString', 'Nothing'])('names no block by its unknown type %s', (type) => {
  expect(blockName(type)).toBe('未知区块')
  expect(findingText({ code: 'unknownType', id: 'a', detail: '' }, type)).toBe('没有这种区块')
})
