import {
  deleteAdviceSolution,
  deleteGoal,
  listGoals,
  queryAdviceQuestions,
  queryAdviceSolution,
  queryAdviceState,
  queryMyAllocation,
  saveGoal,
  submitAdviceAnswers,
} from '#api/calls/advice/advice.ts'
import { RET } from '#api/endpoint.ts'
import { allocation } from '#test/sandbox/departments/advice/allocation.ts'
import { openAccounts } from '#test/sandbox/departments/advice/accounts.ts'
import { dropGoal, goalsOf, keepGoal } from '#test/sandbox/departments/advice/goals.ts'
import { handIn, questions, requireSolution } from '#test/sandbox/departments/advice/solutions.ts'
import { solutionView, stateView } from '#test/sandbox/departments/advice/view.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const adviceFamily = [
  forUser(queryAdviceState, (_request, world, user) => stateView(world, user)),
  forUser(queryAdviceQuestions, () => questions()),
  forUser(submitAdviceAnswers, (request, world, user) =>
    solutionView(world, user, handIn(world, user, request)),
  ),
  forUser(queryAdviceSolution, ({ solutionId }, world, user) => {
    const solution = requireSolution(world.db, user, solutionId)
    return {
      ...solutionView(world, user, solution),
      questionnaireId: questions().questionnaireId,
      answers: solution.answers,
    }
  }),
  forUser(deleteAdviceSolution, (_request, { db }, user) => {
    if (openAccounts(db, user.user_id).length > 0)
      throw new Refusal(RET.requestPending, '签约期间不能删除方案，请先终止服务')
    db.run('DELETE FROM advice_solutions WHERE user_id = ?', user.user_id)
    return {}
  }),
  forUser(queryMyAllocation, (_request, world, user) => allocation(world, user)),
  forUser(listGoals, (_request, world, user) => ({ goals: goalsOf(world, user) })),
  forUser(saveGoal, (goal, world, user) => keepGoal(world, user, goal)),
  forUser(deleteGoal, ({ goalId }, world, user) => dropGoal(world, user, goalId)),
]
