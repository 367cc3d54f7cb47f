import { describe, expect, it } from 'vitest'
import { alikeFirst, wordsToSearch } from './alike-questions.ts'

describe('the words of a question', () => {
  it.each([
    ['久期和期限是一回事吗？', ['久期', '期限']],
    ['纯债基金为什么也会下跌？', ['纯债', '下跌']],
    ['A 类和 C 类份额的费用差在哪里？', ['份额', '费用差']],
    ['季报里的久期要怎么看懂？', ['季报', '久期', '看懂']],
    ['股息率分位怎么算', ['股息率分']],
    ['ＱＤＩＩ 的净值为什么晚一天？', ['QDII', '净值', '晚一天']],
    ['会计和会员，红利与股息、票息', ['会计', '会员', '红利']],
    ['定投定投定投', ['定投定投']],
    ['什么是基金？', []],
    ['', []],
    ['%_\\', []],
  ])('%j is searched by %j', (title, words) => {
    expect(wordsToSearch(title)).toEqual(words)
  })
})

describe('questions that are alike', () => {
  const question = (itemId: string, questionState = 'answered') => ({ itemId, questionState })

  it('come by how many words they share, then answered ones, each once', () => {
    const found = [
      [question('q-1', 'waiting'), question('q-2'), question('q-3')],
      [question('q-3'), question('q-4')],
    ]
    expect(alikeFirst(found, 3).map(({ itemId }) => itemId)).toEqual(['q-3', 'q-2', 'q-4'])
  })

  it('leave out what is not answered in public', () => {
    expect(alikeFirst([[question('q-1', 'declined')]], 3)).toEqual([])
  })
})
