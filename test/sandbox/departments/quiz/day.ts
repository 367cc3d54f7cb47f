import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { learningSoFar } from './open-learning.ts'
import { quizzesSoFar } from './open-quizzes.ts'

export const day: DepartmentDay = {
  openings: [
    { order: 90, open: quizzesSoFar },
    { order: 91, open: learningSoFar },
  ],
}
