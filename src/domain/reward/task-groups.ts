/** Tasks by their categories: rules.md#tasks-and-rewards. */

interface GroupedTask {
  readonly category: string
  readonly state: 'open' | 'earned' | 'claimed'
}

export interface TaskGroup<Task> {
  readonly category: string
  /** The tasks that can be claimed first, those claimed last. */
  readonly tasks: readonly Task[]
  readonly earned: readonly Task[]
}

const ORDER: Readonly<Record<GroupedTask['state'], number>> = { earned: 0, open: 1, claimed: 2 }
const CATEGORIES = ['newcomer', 'daily', 'growth']

/** The known categories in their order, then others as they come. */
export function taskGroups<Task extends GroupedTask>(
  tasks: readonly Task[],
): readonly TaskGroup<Task>[] {
  const categories = [...new Set([...CATEGORIES, ...tasks.map(({ category }) => category)])]
  return categories
    .map((category) => {
      const own = tasks.filter((it) => it.category === category)
      own.sort((a, b) => ORDER[a.state] - ORDER[b.state])
      return { category, tasks: own, earned: own.filter(({ state }) => state === 'earned') }
    })
    .filter((group) => group.tasks.length > 0)
}
