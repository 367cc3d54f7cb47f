import { expect, test } from 'vitest'
import { searchList } from './list-search.ts'
import { variantsFrom } from './search-form.ts'

const names = ['中国工商银行', '工银瑞信', '瑞信（中国）', 'UBS 瑞银', '乌克兰']
const codes = new Map([['乌克兰', ['UA', 'UKR']]])
const search = (keyword: string) =>
  searchList(
    names,
    keyword,
    (name) => ({ names: [name], codes: codes.get(name) ?? [] }),
    variantsFrom('國国銀银'),
  )

test.each([
  ['', names],
  [' ', names],
  ['（', []],
  ['瑞信(中国)', ['瑞信（中国）']],
  ['瑞信', ['瑞信（中国）', '工银瑞信']],
  ['中國', ['中国工商银行', '瑞信（中国）']],
  ['工银', ['工银瑞信', '中国工商银行']],
  ['工行', ['中国工商银行']],
  ['行工', []],
  ['工', ['工银瑞信', '中国工商银行']],
  ['ubs', ['UBS 瑞银']],
  ['ＵＢＳ瑞銀', ['UBS 瑞银']],
  ['ua', ['乌克兰']],
  ['uk', []],
])('"%s" finds %j in this order', (keyword, found) => {
  expect(search(keyword)).toEqual(found)
})
