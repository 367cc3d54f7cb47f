import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  withAnswer,
  answerText,
  emptyDraft,
  firstUnanswered,
  validAnswers,
  resumableDraft,
  nextStep,
  questionAt,
  chosenOptions,
  type Answers,
  type Questionnaire,
} from './answers.ts'

const option = (optionId: string) => ({ optionId, optionTxt: `答 ${optionId}` })
const QUESTIONNAIRE: Questionnaire = {
  questionnaireId: 'Q1',
  questions: [
    { questionId: 'q1', title: '一', multiple: false, options: ['a', 'b'].map(option) },
    { questionId: 'q2', title: '二', multiple: true, options: ['c', 'd', 'e'].map(option) },
    { questionId: 'q3', title: '三', multiple: false, options: ['f', 'g'].map(option) },
  ],
}
const { questions } = QUESTIONNAIRE
const given = (...pairs: readonly (readonly [string, string[]])[]): Answers =>
  pairs.map(([questionId, optionIds]) => ({ questionId, optionIds }))
const ALL = given(['q1', ['a']], ['q2', ['c', 'e']], ['q3', ['g']])

test('a new answer replaces the one to its question, and keeps the others', () => {
  const answers = withAnswer(ALL, 'q1', ['b'])
  expect(chosenOptions(answers, 'q1')).toEqual(['b'])
  expect(chosenOptions(answers, 'q2')).toEqual(['c', 'e'])
  expect(answers).toHaveLength(3)
})

test.each([
  ['nothing', given(), 0],
  ['the first', given(['q1', ['a']]), 1],
  ['an empty answer', given(['q1', ['a']], ['q2', []]), 1],
  ['all but one in the middle', given(['q1', ['a']], ['q3', ['g']]), 1],
  ['all', ALL, 3],
])('with %s answered, the first unanswered question is number %#', (_, answers, place) => {
  expect(firstUnanswered(questions, answers)).toBe(place)
})

test.each([
  ['the first question leads to the second', given(['q1', ['a']]), 0, 1],
  [
    'going back, an answered question leads to the one after',
    given(['q1', ['a']], ['q2', ['c']]),
    0,
    1,
  ],
  ['with all answered every question leads to the review', ALL, 1, 3],
  ['an unanswered question cannot be skipped', given(['q1', ['a']], ['q3', ['g']]), 2, 1],
])('the next step of a questionnaire is right: %s', (_, answers, at, place) => {
  expect(nextStep(questions, answers, at)).toBe(place)
})

test('drops options that are no longer offered, and two answers to a single choice', () => {
  const old = given(['q3', ['f', 'g']], ['q2', ['e', 'gone', 'c']], ['q1', ['a']], ['q9', ['a']])
  expect(validAnswers(QUESTIONNAIRE, old)).toEqual(given(['q1', ['a']], ['q2', ['c', 'e']]))
})

test('a draft of another questionnaire is replaced by an empty one', () => {
  const draft = { ...emptyDraft('Q0'), answers: ALL, at: 3, declared: true }
  expect(resumableDraft(QUESTIONNAIRE, draft)).toEqual(emptyDraft('Q1'))
})

test('a resumed draft is never past an unanswered question, whatever was stored', () => {
  const stored = fc.record({
    questionnaireId: fc.constant('Q1'),
    at: fc.nat(9),
    answers: fc.array(
      fc.record({
        questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
        optionIds: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
      }),
    ),
    declared: fc.boolean(),
  })
  fc.assert(
    fc.property(stored, (draft) => {
      const fitted = resumableDraft(QUESTIONNAIRE, draft)
      expect(fitted.at).toBeLessThanOrEqual(firstUnanswered(questions, fitted.answers))
      expect(resumableDraft(QUESTIONNAIRE, fitted)).toEqual(fitted)
    }),
  )
})

test('joins the options of a multiple choice', () => {
  const texts = questions.map((question) => answerText(question, ALL))
  expect(texts).toEqual(['答 a', '答 c；答 e', '答 g'])
})

test.each([
  ['the question with the id', ['q2'], 1],
  ['the first of several', ['q3', 'q1'], 0],
  ['none for an unknown id', ['q9'], null],
  ['none without an id', [], null],
])('the search by ids finds %s', (_, ids, at) => {
  expect(questionAt(QUESTIONNAIRE, ids)).toBe(at)
})
