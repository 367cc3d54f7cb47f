import { entryGrid } from '#domain/page/blocks/campaign-blocks.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { TapTo } from '#shared/pages/page-blocks/Tap.tsx'
import { useForward } from '#templates/use-forward.ts'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './EntryGridBlock.module.css'

const BADGES = { new: '新', hot: '热' } as const

/** Entries as cards in two columns, each with a line about what is there. */
export const EntryGrid = blockView(entryGrid, ({ title, items }) => {
  const forward = useForward()
  return (
    <section aria-label={title === '' ? '入口' : title}>
      {title === '' ? null : <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.grid}>
        {keyed(items).map(({ key, action, badge, ...item }) => (
          <li key={key} className={styles.place}>
            <TapTo go={forward(action)} className={styles.entry}>
              <strong className={styles.name}>
                {item.title}
                {badge === 'none' ? null : <Tag tone="brand">{BADGES[badge]}</Tag>}
              </strong>
              {item.text === '' ? null : <span className={styles.about}>{item.text}</span>}
            </TapTo>
          </li>
        ))}
      </ul>
    </section>
  )
})
