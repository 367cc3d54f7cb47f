import { describe, expect, it } from 'vitest'
import { operatorNamed, comparableName } from './operator.ts'

const ALL = [
  { id: 'a', name: '编辑甲', onCall: false },
  { id: 'b', name: '审核Ｂ', onCall: false },
]

describe('a name', () => {
  it.each([
    ['甲', '甲'],
    [' 甲\u00a0', '甲'],
    ['甲\u3000', '甲'],
    ['甲\u200b', '甲'],
    ['甲\u2060', '甲'],
    ['甲\ufe0f', '甲'],
    ['甲\u{e0100}', '甲'],
    ['\u202e甲\u00ad\u3164', '甲'],
    ['甲\u0000\n', '甲'],
    ['Ｂ', 'b'],
    ['甲、甲', '甲、甲'],
  ])('%j is the name %j', (name, plain) => {
    expect(comparableName(name)).toBe(plain)
  })

  it.each([
    ['编辑甲', 'a'],
    ['编辑\u200b甲 ', 'a'],
    ['审核B', 'b'],
    ['编辑甲、编辑甲', undefined],
    ['任何人', undefined],
    ['', undefined],
  ])('%j names the operator %s', (name, id) => {
    expect(operatorNamed(ALL, name)?.id).toBe(id)
  })
})
