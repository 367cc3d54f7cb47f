import { use, useState } from 'react'
import { tabs as tabsType } from '#domain/page/blocks/plain-blocks.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { holdsBlock } from '#shared/pages/page-blocks/find-block.ts'
import { WantedContext, type WantedBlock } from '#shared/pages/page-blocks/page-context.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import styles from './TabsBlock.module.css'

interface Choice {
  readonly at: number
  /** The latest wish that was looked at: a tab chosen after it stays. */
  readonly seen: WantedBlock | null
}

export const Tabs = blockView(tabsType, ({ tabs, of }) => {
  const { wanted } = use(WantedContext)
  const [{ at, seen }, choose] = useState<Choice>({ at: 0, seen: null })
  if (wanted !== seen) {
    const holder = tabs.findIndex(({ content }) => holdsBlock(content, wanted?.id ?? ''))
    choose({ at: holder < 0 ? at : holder, seen: wanted })
  }
  const tab = tabs[at]
  return (
    <div className={styles.stack}>
      <Segments
        label="页签"
        items={tabs.map(({ label }, place) => ({ key: String(place), label }))}
        value={String(at)}
        onChange={(key) => choose({ at: Number(key), seen })}
      />
      <div role="tabpanel" aria-label={tab?.label} className={styles.stack}>
        {of.inner(tab?.content ?? [])}
      </div>
    </div>
  )
})
