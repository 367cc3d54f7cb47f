import { expect, test } from 'vitest'
import { answerUse, type AnswerUse, type CallKeys } from './answer-use.ts'

const NOBODY: CallKeys = { openid: '', encid: '' }
const ZHANG: CallKeys = { openid: 'zhang', encid: 'z1' }
const RENEWED: CallKeys = { openid: 'zhang', encid: 'z2' }
const LI: CallKeys = { openid: 'li', encid: 'l1' }

/** By the keys of the call and those in use: a read, a refused read, a change, a refused change. */
test.each<[string, CallKeys, CallKeys, [AnswerUse, AnswerUse, AnswerUse, AnswerUse]]>([
  ['the keys in use', ZHANG, ZHANG, ['use', 'use', 'use', 'use']],
  ['keys since renewed', ZHANG, RENEWED, ['use', 'again', 'use', 'use']],
  ['no keys, where a user has signed in', NOBODY, ZHANG, ['use', 'again', 'use', 'use']],
  ['no keys', NOBODY, NOBODY, ['use', 'use', 'use', 'use']],
  ['keys of who has signed out', ZHANG, NOBODY, ['again', 'use', 'use', 'use']],
  ['keys of another user', ZHANG, LI, ['again', 'again', 'drop', 'drop']],
])('an answer to a call with %s is worth what the table says', (_, sent, now, uses) => {
  const calls = [
    { reads: true, refused: false },
    { reads: true, refused: true },
    { reads: false, refused: false },
    { reads: false, refused: true },
  ]
  expect(calls.map((call) => answerUse(sent, now, call))).toEqual(uses)
})
