import { WATER_A_TAP, treeStage } from '#domain/tree/gold-tree.ts'
import { Button, type Missing } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { TreeDrawing } from '../parts/TreeDrawing.tsx'
import { STAGE_WORDS } from '../parts/tree-words.ts'
import type { GoldTree } from '../parts/use-stage-claim.ts'
import { useWatering } from './use-watering.ts'
import styles from './TreeCard.module.css'

/** Returns why it cannot be watered now; null where it can. */
function missingFor({ water, todayLeft }: GoldTree, isGrown: boolean): Missing | null {
  if (isGrown) return { reason: '已经结果，请先收获' }
  if (todayLeft < WATER_A_TAP) return { reason: '今天已浇满 100，明天再来' }
  return water < WATER_A_TAP ? { reason: '水滴不够，先完成任务' } : null
}

/** The tree, its stage and the water to the next one; a tap waters it. */
export function TreeCard({ tree }: { readonly tree: GoldTree }) {
  const watering = useWatering(tree.activityId)
  const { stage, next } = treeStage(tree.watered)
  return (
    <Card title={STAGE_WORDS[stage]} extra={`已浇 ${tree.watered}`}>
      <TreeDrawing stage={stage} />
      <p className={styles.next} role="status">
        {next === null
          ? '已经结果，收获后开始下一轮'
          : `再浇 ${next.missing} 到${STAGE_WORDS[next.stage]}`}
      </p>
      <KeyValue
        items={[
          { label: '我的水滴', value: `${tree.water}` },
          { label: '今天还可以浇', value: `${tree.todayLeft}` },
        ]}
      />
      <div className={styles.act}>
        <Button
          size="large"
          block
          missing={missingFor(tree, next === null)}
          busy={watering.at === 'sending'}
          onClick={() => watering.start()}
        >
          {`浇水 ${WATER_A_TAP}`}
        </Button>
      </div>
    </Card>
  )
}
