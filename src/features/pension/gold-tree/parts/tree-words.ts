import type { TreeStage } from '#domain/tree/gold-tree.ts'

/** The tree that runs. */
export const RUNNING_TREE = 'gold-tree-1'

export const STAGE_WORDS: Readonly<Record<TreeStage, string>> = {
  seed: '种子',
  sprout: '发芽',
  sapling: '小树',
  tree: '大树',
  fruit: '结果',
}
