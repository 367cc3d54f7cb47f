import {
  autoLoginUrl,
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  getActivityRule,
  getUserWelfareInfo,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import { DOUBLE_EGG } from '#test/sandbox/activity/catalogue.ts'
import { MALL_ORIGIN } from '#test/sandbox/activity/welfare.ts'
import { okPayload } from './provider.ts'
import { recipe, type Recipe } from './recipe.ts'

/** Earned by everyone who has a card. */
const cardTask = { taskId: 'binding_card' }

export const activity: readonly Recipe[] = [
  recipe(getActivityRule, async (p) => p.anyone(getActivityRule, { activityId: DOUBLE_EGG }), {
    notFound: async (p) => p.anyone(getActivityRule, { activityId: 'no-such-activity' }),
  }),

  recipe(
    autoLoginUrl,
    async (p) => (await p.as('zhang'))(autoLoginUrl, { redirect: `${MALL_ORIGIN}/goods?id=7` }),
    {
      redirectRefused: async (p) =>
        (await p.as('zhang'))(autoLoginUrl, { redirect: 'https://evil.example/' }),
    },
  ),

  recipe(
    processGoldCoinsTask,
    async (p) => (await p.as('zhang'))(processGoldCoinsTask, { taskBizId: 'read_article' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(processGoldCoinsTask, { taskBizId: 'no-such-task' }),
    },
  ),

  recipe(claimGoldCoinsTask, async (p) => (await p.as('zhang'))(claimGoldCoinsTask, cardTask), {
    notFound: async (p) => (await p.as('zhang'))(claimGoldCoinsTask, { taskId: 'no-such-task' }),
    notEarned: async (p) => (await p.as('li'))(claimGoldCoinsTask, cardTask),
    alreadyClaimed: async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await zhang(claimGoldCoinsTask, cardTask))
      return zhang(claimGoldCoinsTask, cardTask)
    },
  }),

  recipe(
    claimGoldCoinsTaskByCategory,
    async (p) => (await p.as('zhang'))(claimGoldCoinsTaskByCategory, { category: 'newcomer' }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(claimGoldCoinsTaskByCategory, { category: 'no-such-category' }),
      notEarned: async (p) =>
        (await p.as('li'))(claimGoldCoinsTaskByCategory, { category: 'newcomer' }),
    },
  ),

  recipe(getUserWelfareInfo, async (p) => (await p.as('zhang'))(getUserWelfareInfo, {})),
]
