import { RET } from '#api/endpoint.ts'
import {
  createPlan,
  createSmartPlan,
  editPlan,
  pausePlan,
  resumePlan,
  skipPlan,
  terminatePlan,
} from '#api/calls/plan-change.ts'
import { campaignPlanAsked, campaignPlanMade } from '#test/sandbox/departments/plans/events.ts'
import {
  edit,
  pause,
  resume,
  skip,
  terminate,
} from '#test/sandbox/departments/plans/change-plan.ts'
import { makePlan, onceByApplication } from '#test/sandbox/departments/plans/make-plan.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { sessionKind } from '#test/sandbox/kernel/store/users.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const planChangeFamily = [
  forUser(createPlan, (request, world, user, session) => ({
    plan: onceByApplication(world, user, createPlan.name, request, (application, now) => {
      const { activityId } = request
      const by = { application, now, container: sessionKind(world.db, session) }
      if (activityId === null) return makePlan(world, user, request, 'ordinary', by)
      const { fundCode, cycle } = request
      const asked = { world, user, activityId, fundCode, cycle }
      const block = campaignPlanAsked.emit(asked).find((it) => it !== '')
      if (block !== undefined) throw new Refusal(RET.cannotJoin, block)
      const write = makePlan(world, user, request, 'keep', by)
      return () => {
        const plan = write()
        campaignPlanMade.emit({ world, planNo: plan.planNo, activityId, userId: user.user_id })
        return plan
      }
    }),
  })),

  forUser(createSmartPlan, (request, world, user, session) => ({
    plan: onceByApplication(world, user, createSmartPlan.name, request, (application, now) =>
      makePlan(world, user, request, request, {
        application,
        now,
        container: sessionKind(world.db, session),
      }),
    ),
  })),

  forUser(editPlan, (request, world, user) => ({
    plan: onceByApplication(world, user, editPlan.name, request, (application, now) =>
      edit(world, user, request, application, now),
    ),
  })),

  forUser(terminatePlan, (request, world, user) => ({ plan: terminate(world, user, request) })),
  forUser(pausePlan, ({ planNo }, world, user) => ({ plan: pause(world, user, planNo) })),
  forUser(resumePlan, (request, world, user) => ({ plan: resume(world, user, request) })),
  forUser(skipPlan, (request, world, user) => ({ plan: skip(world, user, request) })),
]
