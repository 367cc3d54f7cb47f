import type { TreeStage } from '#domain/tree/gold-tree.ts'

export const STAGE_WORDS: Readonly<Record<TreeStage, string>> = {
  seed: '种子',
  sprout: '发芽',
  sapling: '小树',
  tree: '大树',
  fruit: '结果',
}
