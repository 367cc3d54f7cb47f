import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reachedStages, TREE_STAGES, treeStage, waterTree, type TreeStage } from './gold-tree.ts'

test.each<[number, TreeStage, TreeStage | null, number | null]>([
  [0, 'seed', 'sprout', 100],
  [99, 'seed', 'sprout', 1],
  [100, 'sprout', 'sapling', 200],
  [290, 'sprout', 'sapling', 10],
  [300, 'sapling', 'tree', 300],
  [600, 'tree', 'fruit', 400],
  [1_000, 'fruit', null, null],
])('a tree with %i of water is a %s, then a %s after %i more', (watered, stage, next, missing) => {
  const found = treeStage(watered)
  expect([found.stage, found.next?.stage ?? null, found.next?.missing ?? null]).toEqual([
    stage,
    next,
    missing,
  ])
})

test('290 and 10 make 300: a sapling, whose reward is 20 coins, and 90 left today', () => {
  expect(waterTree({ watered: 290, today: 0, water: 120 })).toEqual({
    is: 'watered',
    after: { watered: 300, today: 10, water: 110 },
    reached: 'sapling',
  })
  expect(TREE_STAGES.find(({ stage }) => stage === 'sapling')?.coins).toBe(20)
})

test.each([
  [{ watered: 1_000, today: 0, water: 100 }, 'full'],
  [{ watered: 500, today: 100, water: 100 }, 'dayLimit'],
  [{ watered: 500, today: 91, water: 100 }, 'dayLimit'],
  [{ watered: 500, today: 0, water: 9 }, 'noWater'],
  [{ watered: 990, today: 90, water: 10 }, 'watered'],
] as const)('watering with %j is %s', (state, is) => {
  expect(waterTree(state).is).toBe(is)
})

test('each stage is reached once, and no water is lost, however often it is watered', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(2_000), (days, water) => {
      const state = { watered: 0, today: 0, water }
      const reached: string[] = []
      for (let tap = 0; tap < days * 12; tap += 1) {
        if (tap % 12 === 0) state.today = 0
        const watering = waterTree(state)
        if (watering.is !== 'watered') continue
        Object.assign(state, watering.after)
        if (watering.reached !== null) reached.push(watering.reached)
      }
      expect(state.watered + state.water).toBe(water)
      expect(reached).toEqual(
        reachedStages(state.watered)
          .slice(1)
          .map(({ stage }) => stage),
      )
    }),
  )
})
