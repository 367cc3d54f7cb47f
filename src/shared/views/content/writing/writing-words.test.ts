import { expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { userTextProblem } from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { answerRefusalWords, refusalWords, textProblemWords } from './writing-words.ts'

test.each([
  ['好', '请至少写 2 个字'],
  ['好'.repeat(301), '最多 300 个字，请精简'],
  ['看\u202e这里', '含有无法显示的字符，请删除后再发布'],
  ['加我微信 abc12345', '请不要留下联系方式或个人信息'],
  ['这只基金稳 赚', '“稳赚”属于不得公开发布的表述，请修改'],
])('%j is refused with the sentence that says why', (text, words) => {
  const problem = userTextProblem('comment', text, refusedWords)
  expect(problem === null ? null : textProblemWords(problem)).toBe(words)
})

test('a refusal of the provider says what to do; its own words stand where they say more', () => {
  expect(refusalWords(RET.contentClosed, 'closed')).toBe('评论已关闭，您仍可以阅读')
  expect(refusalWords(SHOWN_RET.contentRefused, '含有不得发布的内容')).toBe('含有不得发布的内容')
  expect(refusalWords(SHOWN_RET.contentRefused, '')).toBe('没有发布成功，请稍后再试')
})

test.each([
  [RET.contentClosed, '该问题不予公开回答'],
  [RET.contentHidden, '问题已被隐藏，不能再回答'],
  [RET.notFound, '问题已经不在了'],
  [RET.staffOnly, '提问由本公司人员回答'],
])('an answer that is refused with %d says so of the question', (retCode, words) => {
  expect(answerRefusalWords(retCode, 'refused')).toBe(words)
})
