import type { LeftOut } from '#domain/page/document.ts'
import { droppedText } from '#shared/pages/page-blocks/drop-words.ts'
import styles from './Outline.module.css'

interface Props {
  readonly block: LeftOut
}

/** The type of a block that was left out, and why. */
export default function Outline({ block }: Props) {
  const { field } = block
  return (
    <p role="note" className={styles.outline} data-left-out={block.type}>
      {`没有显示：${droppedText(block)}${field === '' ? '' : ` ${field}`}`}
    </p>
  )
}
