import {
  autoLoginUrl,
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  getActivityRule,
  getUserWelfareInfo,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import { DOUBLE_EGG } from '#test/sandbox/departments/activity/catalogue.ts'
import { MALL_ORIGIN } from '#test/sandbox/departments/activity/welfare.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** Earned by everyone who has a card. */
const cardTask = { taskId: 'binding_card' }

export const activity: readonly Scenario[] = [
  scenario(getActivityRule, async (p) => p.anyone(getActivityRule, { activityId: DOUBLE_EGG }), {
    notFound: async (p) => p.anyone(getActivityRule, { activityId: 'no-such-activity' }),
  }),

  scenario(
    autoLoginUrl,
    async (p) => (await p.as('zhang'))(autoLoginUrl, { redirect: `${MALL_ORIGIN}/goods?id=7` }),
    {
      redirectRefused: async (p) =>
        (await p.as('zhang'))(autoLoginUrl, { redirect: 'https://evil.example/' }),
    },
  ),

  scenario(
    processGoldCoinsTask,
    async (p) => (await p.as('zhang'))(processGoldCoinsTask, { taskBizId: 'read_article' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(processGoldCoinsTask, { taskBizId: 'no-such-task' }),
    },
  ),

  scenario(claimGoldCoinsTask, async (p) => (await p.as('zhang'))(claimGoldCoinsTask, cardTask), {
    notFound: async (p) => (await p.as('zhang'))(claimGoldCoinsTask, { taskId: 'no-such-task' }),
    notEarned: async (p) => (await p.as('li'))(claimGoldCoinsTask, cardTask),
    alreadyClaimed: async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await zhang(claimGoldCoinsTask, cardTask))
      return zhang(claimGoldCoinsTask, cardTask)
    },
  }),

  scenario(
    claimGoldCoinsTaskByCategory,
    async (p) => (await p.as('zhang'))(claimGoldCoinsTaskByCategory, { category: 'newcomer' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(claimGoldCoinsTaskByCategory, { category: 'no-such-category' }),
      notEarned: async (p) =>
        (await p.as('li'))(claimGoldCoinsTaskByCategory, { category: 'newcomer' }),
    },
  ),

  scenario(getUserWelfareInfo, async (p) => (await p.as('zhang'))(getUserWelfareInfo, {})),
]
