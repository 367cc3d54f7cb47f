import { describe, expect, it, test } from 'vitest'
import { nameProblem, ownerForm, personName } from './person-name.ts'

const WRONG = '姓名应为 2 至 30 个汉字，可含间隔号 ·'
const EDGE = '间隔号应在姓名中间'

describe('a name', () => {
  it.each([
    ['张亦明', null],
    ['阿卜杜热合曼·买买提', null],
    ['𠮷野', null],
    ['王䶮', null],
    ['张', WRONG],
    ['张'.repeat(31), WRONG],
    ['<b>张</b>', WRONG],
    ['张三1', WRONG],
    ['Zhang San', WRONG],
    ['·张亦明', EDGE],
    ['张亦明·', EDGE],
    ['', '请填写姓名'],
  ])('%j has the problem %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })

  it.each([
    ['• of a bullet', '古丽米热•艾比布力'],
    ['． of a full-width stop', '古丽米热．艾比布力'],
    ['・ of Japanese', '古丽米热・艾比布力'],
    ['･ of half-width Japanese', '古丽米热･艾比布力'],
    ['‧ of hyphenation', '古丽米热‧艾比布力'],
    ['· of Greek', '古丽米热\u0387艾比布力'.normalize('NFC')],
    ['. of a keyboard', '古丽米热.艾比布力'],
    ['。 of a Chinese keyboard', '古丽米热。艾比布力'],
    ['⋅ of mathematics', '古丽米热⋅艾比布力'],
    ['spaces around the dot', ' 古丽米热 · 艾比布力 '],
    ['ideographic and no-break spaces', '古丽米热\u3000·\u00a0艾比布力'],
    ['a zero-width space', '古丽米热\u200b·艾比布力\ufeff'],
    ['marks of direction', '\u202d古丽米热·艾比布力\u202c'],
  ])('has one kind of dot and nothing unseen: %s', (_what, typed) => {
    expect(personName(typed)).toBe('古丽米热·艾比布力')
    expect(nameProblem(personName(typed))).toBeNull()
  })

  it.each([
    ['a private code of GBK', '王\ue863', '王䶮'],
    ['the first and the last of them', '\ue815\ue864', '⺁龻'],
    ['one outside the basic plane', '\ue816\ue855', '𠂇𤇾'],
    ['a selector of a variant', '葛\ufe00城\u{e0101}', '葛城'],
    ['a radical in place of its character', '⽅⽟', '方玉'],
    ['a compatibility character', '\uf92c\u{2f804}', '郎你'],
    ['the same of Unicode itself', '﨎', '﨎'],
  ])('has each character by its public code: %s', (_what, typed, name) => {
    expect(personName(typed)).toBe(name)
  })

  it('is the same when it is read again', () => {
    const once = personName('古丽\ue863． 艾比')
    expect(personName(once)).toBe(once)
  })
})

test.each([
  ['古丽米热•艾比布力', '古丽米热·艾比布力'],
  ['张 三', '张三'],
  ['John O.\u00a0Smith', 'John O. Smith'],
  ['禾岸（上海）有限公司', '禾岸（上海）有限公司'],
])('a name of anyone is a plain name only where it is Chinese: %s', (typed, name) => {
  expect(ownerForm.plain(typed)).toBe(name)
})
