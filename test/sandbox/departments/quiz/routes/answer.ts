import {
  answerQuestion,
  nextQuestion,
  quizRank,
  quizResult,
  startQuiz,
} from '#api/calls/activities/answer.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import {
  answer,
  question,
  result,
  standing,
  start,
} from '#test/sandbox/departments/quiz/sessions.ts'

export const answerFamily = [
  forUser(startQuiz, ({ activityId }, world, user) => start(world, user, activityId)),
  forUser(nextQuestion, (request, world, user) => question(world, user, request)),
  forUser(answerQuestion, (request, world, user) => answer(world, user, request)),
  forUser(quizResult, ({ sessionId }, world, user) => result(world, user, sessionId)),
  forUser(quizRank, ({ activityId }, world, user) => standing(world, user, activityId)),
]
