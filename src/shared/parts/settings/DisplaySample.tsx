import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './DisplaySample.module.css'

/** Amounts as they are while they are hidden (hide-amounts.ts). */
const MASK = '****'

/** Figures and words of a made-up holding, in the theme and size that are chosen. */
export function DisplaySample({ hidden }: { readonly hidden: boolean }) {
  return (
    <dl className={styles.sample} aria-label="示例">
      <div className={styles.item}>
        <dt className={styles.name}>示例：持有金额（元）</dt>
        <dd>
          <NumberText size="section" value={hidden ? MASK : '12,345.67'} />
        </dd>
      </div>
      <div className={styles.item}>
        <dt className={styles.name}>昨日收益（元）</dt>
        <dd>
          <NumberText
            size="section"
            tone={hidden ? 'ink' : 'gain'}
            value={hidden ? MASK : '+12.34'}
          />
        </dd>
      </div>
    </dl>
  )
}
