import { claimLearningRight, queryLearning, submitCheck } from '#api/calls/activities/learn.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { check, claimRight, learningView } from '#test/sandbox/departments/quiz/learning.ts'

export const learnFamily = [
  forAnyone(queryLearning, ({ activityId }, world, user) => learningView(world, user, activityId)),
  forUser(submitCheck, (request, world, user) => check(world, user, request)),
  forUser(claimLearningRight, (request, world, user) => claimRight(world, user, request)),
]
