import { Card } from '#ui/layout/Card.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './KitParts.module.css'

/** Pictures: whole, cut to their place, and one that cannot be loaded. */
export function PictureParts() {
  return (
    <Card title="图片">
      <div className={styles.pictures}>
        <Picture src="/favicon.svg" alt="标志" width={3} height={1} fit="contain" />
        <Picture src="/favicon.svg" alt="标志" width={3} height={1} />
        <Picture src="data:image/png;base64,AA" alt="坏图" width={3} height={1} eager />
      </div>
    </Card>
  )
}
