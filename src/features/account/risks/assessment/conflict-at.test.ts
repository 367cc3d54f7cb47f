import { expect, test } from 'vitest'
import { conflictAt } from './conflict-at.ts'

const question = (questionId: string) => ({ questionId, title: '', multiple: false, options: [] })
const QUESTIONNAIRE = { questionnaireId: 'Q1', questions: ['q1', 'q2', 'q3'].map(question) }

test.each([
  ['the question that it names', { questionIds: ['q2'] }, 1],
  ['the first of several', { questionIds: ['q3', 'q1'] }, 0],
  ['none where it names an unknown one', { questionIds: ['q9'] }, null],
  ['none where it names nothing', null, null],
])('a contradiction leads to %s', (_, payload, at) => {
  expect(conflictAt(QUESTIONNAIRE, payload)).toBe(at)
})
